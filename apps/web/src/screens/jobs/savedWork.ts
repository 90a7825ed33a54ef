import type { SavedCriteria } from '@guildhall/machines/domain/savedSearch';
import { searchInAddress } from '@guildhall/machines/domain/savedSearch';
import { workFromAddress } from '@guildhall/machines/domain/workCriteria';

import { chosenJobFilters } from './chosenJobFilters.ts';

/** The criteria of a saved search of jobs, in words. */
export function workWords(criteria: SavedCriteria): string[] {
  const work = workFromAddress(searchInAddress(criteria));
  return [...(work.query === '' ? [] : [work.query]), ...chosenJobFilters(work).map(({ label }) => label)];
}
