import { paths, withSearch } from '../paths.ts';
import { routeAt } from '../routes.ts';
import type { Visitor } from '../session/guards.ts';

/** The address of a search for these words. */
export type SearchHref = (words: string) => string;

const among = (path: string) => (words: string) => withSearch(path, { search: words });

/** What a skill's name leads to: people for clients, work for everybody else. Nothing, while that page does not exist. */
export function searchOf(visitor: Visitor): SearchHref | null {
  const path = visitor === 'CLIENT' ? paths.findTalent : paths.findWork;
  return routeAt(path) === undefined ? null : among(path);
}
