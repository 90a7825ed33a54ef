import type { Role } from '@guildhall/api/enums';

import type { Path } from '../paths.ts';
import { paths, withSearch } from '../paths.ts';
import type { Visitor } from '../session/guards.ts';

/** The address of a search for these words. */
export type SearchHref = (words: string) => string;

/** Clients look for people, freelancers for work, and visitors through the jobs that everyone may read. */
const lists: Record<Visitor, Path> = {
  unknown: paths.jobs,
  guest: paths.jobs,
  CLIENT: paths.findTalent,
  FREELANCER: paths.findWork,
};

/** The list that a search box looks through. */
export const searchPath = (role: Role | null): Path => lists[role ?? 'guest'];

/** What a skill's name leads to. */
export const searchOf =
  (visitor: Visitor): SearchHref =>
  (words) =>
    withSearch(lists[visitor], { search: words });
