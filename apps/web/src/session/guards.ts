import type { Role } from '@guildhall/api/enums';

import { dashboardPath, loginPath } from '../paths.ts';

/** Who may see a page: everybody, only people without a session, or people signed in with one of the roles. */
export type Access = 'public' | 'guest' | readonly Role[];

/** Whether a page is for people without a session too. The server sends such a page complete. */
export const isOpen = (access: Access): access is 'public' | 'guest' => access === 'public' || access === 'guest';

/** What the session machine knows: nothing yet, nobody, or somebody with a role. */
export type Visitor = 'unknown' | 'guest' | Role;

/** What a guard decides: show the page, wait for the storage to be read, or go elsewhere. */
export type Verdict = 'show' | 'wait' | { redirect: string };

/** The guards of the specification (2.2), with the wanted address kept for after the login. */
export function guard(access: Access, visitor: Visitor, wanted: string): Verdict {
  if (access === 'public') return 'show';
  if (access === 'guest') {
    return visitor === 'unknown' || visitor === 'guest' ? 'show' : { redirect: dashboardPath[visitor] };
  }
  if (visitor === 'unknown') return 'wait';
  if (visitor === 'guest') return { redirect: loginPath(wanted) };
  return access.includes(visitor) ? 'show' : { redirect: dashboardPath[visitor] };
}
