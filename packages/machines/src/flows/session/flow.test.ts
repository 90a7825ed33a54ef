import { describe, expect, it } from 'vitest';

import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, rejected, replay, settled } from '../../testing/replay.ts';
import type { DatedSession } from './flow.ts';
import { sessionMachine } from './flow.ts';
import { client, freelancer } from './scenarios.ts';

type Event = ReplayEvent<typeof sessionMachine>;
const run = (events: readonly Event[]) => replay(sessionMachine, undefined, events);

const restoredGuest: Event = { type: 'session.restore', stored: null };
const restoredClient: Event = { type: 'session.restore', stored: client };
const opened = (session: DatedSession): Event => ({ type: 'session.open', session, remember: true });
const heard = (session: DatedSession): Event => ({ type: 'session.sync', session });
const confirm = ({ token }: DatedSession): Event => ({ type: 'session.confirm', token });
const over = ({ token }: DatedSession): Event => ({ type: 'session.end', token });
const expire: Event = { type: 'session.expire', token: client.token };
const close: Event = { type: 'session.close' };
const show: Event = { type: 'page.show' };
const closed = [
  { type: 'session.forget', token: client.token },
  { type: 'toast', tone: 'positive', title: 'Logged out successfully' },
];
/** What was done, without the check that follows a restored session. */
const done = ({ effects }: ReturnType<typeof run>) => effects.filter(({ type }) => type !== 'session.check');

describe('the session', () => {
  it('makes no one a guest before the storage was read', () => {
    expect(run([]).snapshot.value).toBe('restoring');
  });

  it('goes on after a reload, and asks the server whether it still holds', () => {
    const { snapshot, effects } = run([restoredClient]);
    expect(snapshot.value).toBe('unconfirmed');
    expect(snapshot.context.session).toEqual(client);
    expect(effects).toEqual([{ type: 'session.check' }]);
    expect(run([restoredClient, confirm(client)]).snapshot.value).toBe('signedIn');
  });

  it('is not confirmed by the answer about another token', () => {
    expect(run([restoredClient, confirm(freelancer)]).snapshot.value).toBe('unconfirmed');
    expect(run([restoredClient, expire, confirm(client)]).snapshot.value).toBe('guest');
  });

  it('is none when the stored role is not ours', () => {
    const { snapshot, effects } = run([{ type: 'session.restore', stored: 'unrecognized' }]);
    expect(snapshot.value).toBe('unrecognized');
    expect(snapshot.context.session).toBeNull();
    expect(snapshot.can({ type: 'session.close' })).toBe(false);
    expect(effects).toEqual([]);
  });

  it('is stored when it begins, for as long as the person chose', () => {
    const { snapshot, effects } = run([restoredGuest, opened(freelancer)]);
    expect(snapshot.value).toBe('signedIn');
    expect(snapshot.context.session).toEqual(freelancer);
    expect(effects).toEqual([{ type: 'session.store', session: freelancer, remember: true }]);
  });

  it('is a new one until the page is shown that it leads to', () => {
    const signedUp = [
      restoredGuest,
      { type: 'session.open', session: freelancer, remember: false, isNew: true },
    ] as const;
    expect(run(signedUp).snapshot.value).toBe('signedUp');
    expect(run([...signedUp, show]).snapshot.value).toBe('signedIn');
  });

  it('ends at log-out: forgotten, said so, and leading home until that is shown', () => {
    const ended = run([restoredClient, close, settled('logOut')]);
    expect(ended.snapshot.value).toBe('loggedOut');
    expect(ended.snapshot.context.session).toBeNull();
    expect(done(ended)).toEqual(closed);
    expect(run([restoredClient, close, settled('logOut'), show]).snapshot.value).toBe('guest');
  });

  it('ends at log-out even when the server cannot be reached', () => {
    const ended = run([restoredClient, close, rejected('logOut', failing.network)]);
    expect(ended.snapshot.value).toBe('loggedOut');
    expect(done(ended)).toEqual(closed);
  });

  it('ends when the server no longer knows its token, and says what to do', () => {
    const ended = run([restoredClient, expire]);
    expect(ended.snapshot.value).toBe('guest');
    expect(ended.snapshot.context.session).toBeNull();
    expect(done(ended)).toEqual([
      { type: 'session.forget', token: client.token },
      {
        type: 'toast',
        tone: 'critical',
        title: 'Authentication Error',
        description: 'Please log in again to continue.',
      },
    ]);
  });

  it('is not ended by the late answer to an older token', () => {
    const { snapshot, effects } = run([restoredGuest, opened(freelancer), expire]);
    expect(snapshot.value).toBe('signedIn');
    expect(effects.filter(({ type }) => type === 'session.forget')).toEqual([]);
  });
});

describe('an account that changes', () => {
  const changed = (change: { role?: 'FREELANCER'; email?: string }): Event => ({
    type: 'session.change',
    change,
    at: 5,
  });
  const renamed = { ...client, email: 'mara@new.example', openedAt: 5 };

  it('keeps its session, where it was kept, on the page that is shown', () => {
    const { snapshot, effects } = run([restoredClient, confirm(client), changed({ email: renamed.email })]);
    expect([snapshot.value, snapshot.context.session]).toEqual(['signedIn', renamed]);
    expect(effects.at(-1)).toEqual({ type: 'session.rewrite', session: renamed, former: client });
  });

  it('is led to the profile setup of its new role', () => {
    const { snapshot } = run([restoredClient, confirm(client), changed({ role: 'FREELANCER' })]);
    expect([snapshot.value, snapshot.context.session?.role]).toEqual(['signedUp', 'FREELANCER']);
  });

  it('is the same in another tab, and what was typed there is still of the same person', () => {
    const { snapshot, effects } = run([restoredClient, confirm(client), heard(renamed)]);
    expect(snapshot.context.session).toEqual(renamed);
    expect(effects).toContainEqual({ type: 'session.adopt', session: renamed, former: client });
    // What a tab says that has not heard of it yet changes nothing back.
    expect(run([restoredClient, heard(renamed), heard(client)]).snapshot.context.session).toEqual(renamed);
  });

  it('is nothing to anyone whose session is over', () => {
    const { snapshot, effects } = run([restoredGuest, changed({ role: 'FREELANCER' })]);
    expect([snapshot.value, effects]).toEqual(['guest', []]);
  });
});

describe('two tabs', () => {
  it('follow each other in and out, each keeping what is its own', () => {
    const joined = run([restoredGuest, heard(client)]);
    // What the other tab says may be as old as what it has in its storage.
    expect(joined.snapshot.value).toBe('unconfirmed');
    expect(joined.effects).toEqual([
      { type: 'session.adopt', session: client, former: null },
      { type: 'session.check' },
    ]);
    const left = run([restoredClient, over(client)]);
    expect(left.snapshot.value).toBe('guest');
    expect(left.snapshot.context.session).toBeNull();
    expect(done(left)).toEqual([{ type: 'session.drop', token: client.token }]);
  });

  it('keep the session that was opened last, whichever they hear of first', () => {
    expect(run([restoredGuest, opened(freelancer), heard(client)]).snapshot.context.session).toEqual(freelancer);
    expect(run([restoredGuest, opened(client), heard(freelancer)]).snapshot.context.session).toEqual(freelancer);
  });

  it('agree on one of two that were opened at the same time', () => {
    const other = { ...freelancer, openedAt: client.openedAt };
    const here = run([restoredGuest, opened(client), heard(other)]).snapshot.context.session;
    const there = run([restoredGuest, opened(other), heard(client)]).snapshot.context.session;
    expect(here).toEqual(there);
  });

  it('do not take up a session whose end they have heard of before its beginning', () => {
    const { snapshot, effects } = run([restoredGuest, over(client), heard(client)]);
    expect(snapshot.value).toBe('guest');
    expect(effects).toEqual([]);
  });

  it('are not thrown out by the end of an older session', () => {
    const { snapshot, effects } = run([restoredGuest, opened(freelancer), over(client)]);
    expect(snapshot.value).toBe('signedIn');
    expect(effects.filter(({ type }) => type === 'session.drop')).toEqual([]);
  });

  it('both lead home when the person logs out in both at once', () => {
    const { snapshot } = run([restoredClient, close, over(client), rejected('logOut', failing.refused(401))]);
    expect(snapshot.value).toBe('loggedOut');
  });

  // Two sessions, opened and ended in one tab, of which another tab hears in every order that can be.
  const news = [heard(client), over(client), heard(freelancer)];
  const orders = (left: readonly Event[]): Event[][] =>
    left.length === 0
      ? [[]]
      : left.flatMap((event) => orders(left.filter((other) => other !== event)).map((rest) => [event, ...rest]));
  it.each(orders(news).map((order) => ({ order, names: order.map(({ type }) => type).join(', ') })))(
    'end in the same place after $names',
    ({ order }) => {
      expect(run([restoredGuest, ...order]).snapshot.context.session).toEqual(freelancer);
    },
  );
});
