import { comparisonInAddress } from '@guildhall/machines/domain/comparison';
import type { TalentCriteria } from '@guildhall/machines/domain/talentCriteria';
import { allTalent, talentInAddress } from '@guildhall/machines/domain/talentCriteria';
import { pageInAddress } from '@guildhall/machines/kit/lists';

import { paths, withSearch } from '../../paths.ts';
import { profilePath } from '../../profilePath.ts';

/** Where the links of the screen lead. */
export interface TalentLinks {
  pageHref: (page: number) => string;
  /** The list with some criteria changed, from its first page. */
  changedHref: (change: Partial<TalentCriteria>) => string;
  /** The list without filters. */
  unfilteredHref: string;
  /** The list without words and filters. */
  clearHref: string;
  profileHref: (person: { id: string; name: string }) => string;
  /** The comparison of these people. */
  compareHref: (ids: readonly string[]) => string;
}

/** What a list of freelancers leads to, with or without a comparison. */
export type TalentListLinks = Omit<TalentLinks, 'compareHref'>;

const { query: _, sort: __, page: ___, ...noFilters } = allTalent;

/** The links of the screen. `here` changes some parameters of its address. */
export const talentLinks = (here: (changes: Record<string, string>) => string): TalentLinks => ({
  pageHref: (page) => here({ page: pageInAddress(page) }),
  changedHref: (change) => here(talentInAddress({ ...change, page: 1 })),
  unfilteredHref: here(talentInAddress({ ...noFilters, page: 1 })),
  clearHref: here(talentInAddress({ ...noFilters, query: '', page: 1 })),
  profileHref: profilePath,
  compareHref: (ids) => withSearch(paths.compareTalent, comparisonInAddress(ids)),
});
