import { describe, expect, it } from 'vitest';

import type { Access, Place, Verdict, Viewer } from './access.ts';
import { admit, landing } from './access.ts';

const clients = ['CLIENT'] as const;
const either = ['CLIENT', 'FREELANCER'] as const;

const restoring: Viewer = { state: 'restoring', role: null };
const guest: Viewer = { state: 'guest', role: null };
const unrecognized: Viewer = { state: 'unrecognized', role: null };
const client: Viewer = { state: 'signedIn', role: 'CLIENT' };
const unconfirmed: Viewer = { state: 'unconfirmed', role: 'CLIENT' };
const freelancer: Viewer = { state: 'signedIn', role: 'FREELANCER' };
const leaving: Viewer = { state: 'loggingOut', role: 'CLIENT' };

const place = (access: Access, given: Partial<Place> = {}): Place => ({
  access,
  address: '/here?a=1',
  isAt: () => false,
  next: null,
  ...given,
});
const to = (page: string, search?: Record<string, string>) => ({
  type: 'navigate',
  to: page,
  ...(search && { search }),
});
const turnedAway = (page: string, pageFor: string) => ({ type: 'navigate', to: page, pageFor });
const path = (address: string) => ({ type: 'navigate', path: address });

describe('the guards (specification, 2.2)', () => {
  it.each<[Access, Viewer, Verdict | object]>([
    ['public', restoring, 'show'],
    ['public', guest, 'show'],
    ['public', unrecognized, 'show'],
    ['public', client, 'show'],
    ['guest', restoring, 'show'],
    ['guest', guest, 'show'],
    ['guest', unrecognized, 'show'],
    ['guest', unconfirmed, 'wait'],
    ['guest', client, to('clientDashboard')],
    ['guest', freelancer, to('freelancerDashboard')],
    [clients, restoring, 'wait'],
    [clients, guest, to('login', { next: '/here?a=1' })],
    [clients, unrecognized, to('home')],
    [clients, client, 'show'],
    [clients, unconfirmed, 'show'],
    [['FREELANCER'], unconfirmed, 'wait'],
    ['public', unconfirmed, 'show'],
    [clients, leaving, 'show'],
    [clients, freelancer, turnedAway('freelancerDashboard', 'CLIENT')],
    [['FREELANCER'], client, turnedAway('clientDashboard', 'FREELANCER')],
    [either, freelancer, 'show'],
    [either, unrecognized, to('home')],
  ])('a page for %o met by %o: %o', (access, viewer, verdict) => {
    expect(admit(viewer, place(access))).toEqual(verdict);
  });
});

describe('where a person goes on to', () => {
  const wanted = (access: Access) => ({ address: '/wanted', access });

  it.each([
    ['no page was asked for', null, to('clientDashboard')],
    ['their role may see it', wanted(clients), path('/wanted')],
    ['everyone may see it', wanted('public'), path('/wanted')],
    ['it is for the other role', wanted(['FREELANCER']), turnedAway('clientDashboard', 'FREELANCER')],
    ['it is for guests', wanted('guest'), to('clientDashboard')],
  ])('%s', (_, next, expected) => {
    expect(landing('CLIENT', next)).toEqual(expected);
    // A guest page says the same, however the person came to be signed in.
    expect(admit(client, place('guest', { next }))).toEqual(expected);
  });

  it('leads to the profile setup after signing up, with what was asked for, from wherever that was', () => {
    const signedUp: Viewer = { state: 'signedUp', role: 'CLIENT' };
    expect(admit(signedUp, place('guest', { next: wanted(clients) }))).toEqual(
      to('clientProfileSetup', { next: '/wanted' }),
    );
    expect(admit(signedUp, place('guest'))).toEqual(to('clientProfileSetup'));
    expect(admit(signedUp, place(clients, { isAt: (page) => page === 'clientProfileSetup' }))).toBe('show');
  });

  it('leads home after logging out, also from pages that would ask for a login', () => {
    const loggedOut: Viewer = { state: 'loggedOut', role: null };
    expect(admit(loggedOut, place(clients))).toEqual(to('home'));
    expect(admit(loggedOut, place('public'))).toEqual(to('home'));
    expect(admit(loggedOut, place('public', { isAt: (page) => page === 'home' }))).toBe('show');
  });
});
