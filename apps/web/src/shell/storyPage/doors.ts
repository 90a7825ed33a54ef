import { paths } from '../../paths.ts';
import type { Visitor } from '../../session/guards.ts';

export interface Door {
  label: string;
  href: string;
}

/** Where a page leads next; the likelier door first. */
export type Doors = readonly [Door, Door];

const guest: Doors = [
  { label: 'Sign Up', href: paths.signup },
  { label: 'Log In', href: paths.login },
];

const doors: Record<Visitor, Doors> = {
  unknown: guest,
  guest,
  CLIENT: [
    { label: 'Post a Job', href: paths.postJob },
    { label: 'Dashboard', href: paths.clientDashboard },
  ],
  FREELANCER: [
    { label: 'Find Work', href: paths.findWork },
    { label: 'Dashboard', href: paths.freelancerDashboard },
  ],
};

/** Where to go from a page that was read, by who is reading. */
export const doorsOf = (visitor: Visitor): Doors => doors[visitor];
