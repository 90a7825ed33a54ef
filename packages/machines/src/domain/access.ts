import type { Role } from '@guildhall/api/enums';

import type { Destination, Navigate } from '../kit/effects.ts';
import { dashboardOf, profileSetupOf } from '../kit/effects.ts';

/** Who may see a page: everyone, only people without a session, or people signed in with one of the roles. */
export type Access = 'public' | 'guest' | readonly [Role, ...Role[]];

/** Whether a page is for people without a session too. The server sends such a page complete. */
export const isOpen = (access: Access): access is 'public' | 'guest' => access === 'public' || access === 'guest';

/** An address of this site, and who may see the page there. */
export interface Wish {
  address: string;
  access: Access;
}

/** Where a window is. */
export interface Place extends Wish {
  /** Whether that is the page with this name. */
  isAt: (page: Destination) => boolean;
  /** The page that was asked for before the person was sent here, as this address says. */
  next: Wish | null;
}

/** What the session knows of the person in front of the screen. */
export interface Viewer {
  /** The state of the session's machine. */
  state: 'restoring' | 'guest' | 'unrecognized' | 'signedUp' | 'unconfirmed' | 'signedIn' | 'loggingOut' | 'loggedOut';
  role: Role | null;
}

/** What is to be done at an address: show its page, wait until the session is known, or go elsewhere. */
export type Verdict = 'show' | 'wait' | Navigate;

const to = (page: Destination, next?: string): Navigate => ({
  type: 'navigate',
  to: page,
  ...(next !== undefined && { search: { next } }),
});

/** To the own dashboard, which says why, where the page is for the other role. */
function home(role: Role, access: Access): Navigate {
  const pageFor = isOpen(access) ? undefined : access[0];
  return { type: 'navigate', to: dashboardOf[role], ...(pageFor !== undefined && { pageFor }) };
}

/** Whether this role may see a page. A guest page is for visitors without a session only. */
const maySee = (access: Access, role: Role): boolean =>
  access === 'public' || (access !== 'guest' && access.includes(role));

/**
 * Where a person goes on to, once they are in: the page they asked for if their role may see it, else their dashboard,
 * which says whom that page is for.
 * It is decided here alone: after logging in, after signing up and setting up the profile, and at a guest page.
 */
export function landing(role: Role, next: Wish | null): Navigate {
  if (next === null) return to(dashboardOf[role]);
  return maySee(next.access, role) ? { type: 'navigate', path: next.address } : home(role, next.access);
}

/**
 * The guards of the specification (2.2). They depend on nothing but who is here and what the address is, so a page that
 * is reached in another way, or again, ends in the same place.
 */
export function admit({ state, role }: Viewer, { access, address, isAt, next }: Place): Verdict {
  if (state === 'loggedOut') return isAt('home') ? 'show' : to('home');
  if (state === 'signedUp' && role !== null) {
    return isAt(profileSetupOf[role]) ? 'show' : to(profileSetupOf[role], next?.address);
  }
  if (access === 'public') return 'show';
  if (role !== null) {
    if (maySee(access, role)) return 'show';
    // A person whose session is over already stays here, as a visitor does: no race decides.
    if (state === 'unconfirmed') return 'wait';
    return access === 'guest' ? landing(role, next) : home(role, access);
  }
  if (access === 'guest') return 'show';
  if (state === 'restoring') return 'wait';
  return state === 'unrecognized' ? to('home') : to('login', address);
}
