import type { Role } from '@guildhall/api/enums';

const key = 'pageFor';

/** What an entry of the browser's history keeps of a person who was led there from a page for the other role. */
export const turnedAway = (pageFor: Role): Record<string, Role> => ({ [key]: pageFor });

/** For whom the page is that the person wanted who was led to this entry, if they were. */
export function pageForIn(entry: unknown): Role | null {
  const kept: unknown = typeof entry === 'object' && entry !== null ? Reflect.get(entry, key) : null;
  return kept === 'CLIENT' || kept === 'FREELANCER' ? kept : null;
}
