import type { SavedCriteria } from '@guildhall/machines/domain/savedSearch';
import { searchInAddress } from '@guildhall/machines/domain/savedSearch';
import { talentFromAddress } from '@guildhall/machines/domain/talentCriteria';

import { chosenFilters } from './chosenFilters.ts';

/** The criteria of a saved search of freelancers, in words. */
export function talentWords(criteria: SavedCriteria): string[] {
  const talent = talentFromAddress(searchInAddress(criteria));
  return [...(talent.query === '' ? [] : [talent.query]), ...chosenFilters(talent).map(({ label }) => label)];
}
