import { describe, expect, it } from 'vitest';

import { pathsOf, statesReached, walk } from '../../testing/paths.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, rejected, replay, settled } from '../../testing/replay.ts';
import { sessionMachine } from './machine.ts';
import { client, freelancer, sessionSnapshots } from './snapshots.ts';

type Event = ReplayEvent<typeof sessionMachine>;
const run = (events: Event[]) => replay(sessionMachine, undefined, events);

const restoredGuest: Event = { type: 'session.restore', session: null };
const restoredClient: Event = { type: 'session.restore', session: client };
const open: Event = { type: 'session.open', session: freelancer, remember: true };
const expire: Event = { type: 'session.expire', token: client.token };
const loggedOut = [
  { type: 'session.forget' },
  { type: 'navigate', to: 'home' },
  { type: 'toast', tone: 'positive', title: 'Logged out successfully' },
];

describe('the session', () => {
  it('makes nobody a guest before the storage was read', () => {
    expect(run([]).snapshot.value).toBe('restoring');
  });

  it('goes on after a reload', () => {
    const { snapshot, effects } = run([restoredClient]);
    expect(snapshot.value).toBe('signedIn');
    expect(snapshot.context.session).toEqual(client);
    expect(effects).toEqual([]);
  });

  it('is stored when it begins, for as long as the person chose', () => {
    const { snapshot, effects } = run([restoredGuest, open]);
    expect(snapshot.context.session).toEqual(freelancer);
    expect(effects).toEqual([{ type: 'session.store', session: freelancer, remember: true }]);
  });

  it('ends at log-out: forgotten, home, and said so', () => {
    const { snapshot, effects } = run([restoredClient, { type: 'session.close' }, settled('logOut')]);
    expect(snapshot.value).toBe('guest');
    expect(snapshot.context.session).toBeNull();
    expect(effects).toEqual(loggedOut);
  });

  it('ends at log-out even when the server cannot be reached', () => {
    const { snapshot, effects } = run([restoredClient, { type: 'session.close' }, rejected('logOut', failing.network)]);
    expect(snapshot.value).toBe('guest');
    expect(effects).toEqual(loggedOut);
  });

  it('ends when the server no longer knows its token, and says what to do', () => {
    const { snapshot, effects } = run([restoredClient, expire]);
    expect(snapshot.value).toBe('guest');
    expect(effects).toEqual([
      { type: 'session.forget' },
      {
        type: 'toast',
        tone: 'critical',
        title: 'Authentication Error',
        description: 'Please log in again to continue.',
      },
    ]);
  });

  it('is not ended by the late answer to an older token', () => {
    const { snapshot, effects } = run([restoredGuest, open, expire]);
    expect(snapshot.value).toBe('signedIn');
    expect(effects.filter(({ type }) => type === 'session.forget')).toEqual([]);
  });

  it('follows another tab in and out', () => {
    const joined = run([restoredGuest, { type: 'session.sync', session: client }]);
    expect(joined.snapshot.value).toBe('signedIn');
    const left = run([restoredClient, { type: 'session.sync', session: null }]);
    expect(left.snapshot.value).toBe('guest');
    expect(left.snapshot.context.session).toBeNull();
    expect([...joined.effects, ...left.effects]).toEqual([]);
  });
});

describe('every path', () => {
  const paths = pathsOf(sessionMachine, {
    input: undefined,
    events: [
      restoredGuest,
      restoredClient,
      open,
      expire,
      { type: 'session.sync', session: client },
      { type: 'session.sync', session: null },
      { type: 'session.close' },
      settled('logOut'),
      rejected('logOut', failing.network),
    ],
    tell: ({ context }) => context.session?.role ?? '',
  });

  it('leads where the chart says', () => {
    for (const path of paths) expect(walk(sessionMachine, undefined, path)).toBe(path.states.at(-1));
  });

  it('reaches every state that can last', () => {
    expect(statesReached(paths)).toEqual(new Set(Object.keys(sessionSnapshots)));
  });
});
