import type { Role } from '@guildhall/api/enums';

import { paths, withSearch } from '../paths.ts';
import type { Visitor } from '../session/guards.ts';

/** The address of a search for these words. */
export type SearchHref = (words: string) => string;

const among = (path: string) => (words: string) => withSearch(path, { search: words });

const lists: Record<Visitor, SearchHref> = {
  unknown: among(paths.jobs),
  guest: among(paths.jobs),
  CLIENT: among(paths.findTalent),
  FREELANCER: among(paths.findWork),
};

/** What a skill's name leads to: people for clients, work for freelancers, and what they may see of it for visitors. */
export const searchOf = (visitor: Visitor): SearchHref => lists[visitor];

/** The list that a search box looks through: clients look for people, everyone else for projects. */
export const searchPath = (role: Role | null): string => (role === 'CLIENT' ? paths.findTalent : paths.findWork);
