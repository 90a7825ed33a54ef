import { assign, emit, enqueueActions, setup } from 'xstate';

import { call } from '../../kit/actors.ts';
import type { ChangeSession, OpenSession, Session, Toast } from '../../kit/effects.ts';
import { problem, success } from '../../kit/effects.ts';
import { required } from '../../kit/required.ts';

/** A session and when it was opened, in milliseconds since 1970: of two, the tabs of a browser keep the later. */
export interface DatedSession extends Session {
  openedAt: number;
}

/** What the browser's storage holds: a session, none, or one of a role that is not ours. */
export type StoredSession = DatedSession | 'unrecognized' | null;

interface Context {
  session: DatedSession | null;
  /** Tokens that are known to be over. News of their beginning may still be on its way from another tab. */
  ended: readonly string[];
}

type Event =
  /** The app has looked into the browser's storage. */
  | { type: 'session.restore'; stored: StoredSession }
  | (OpenSession & { session: DatedSession })
  /** What the session's account is has changed, at this time. */
  | (ChangeSession & { at: number })
  /** Another tab has opened a session, or heard that its account has changed. */
  | { type: 'session.sync'; session: DatedSession }
  /** Another tab has ended the session with this token. */
  | { type: 'session.end'; token: string }
  /** The server no longer knows the token that was sent. */
  | { type: 'session.expire'; token: string }
  /** The server has been asked about this token, and has not refused it. */
  | { type: 'session.confirm'; token: string }
  | { type: 'session.close' }
  /** The page that the session led to is on screen. */
  | { type: 'page.show' };

export type SessionEffect =
  | Toast
  /** Opened here: kept, beyond this window too if the person chose so. */
  | { type: 'session.store'; session: DatedSession; remember: boolean }
  /** The same session, whose account has another role or email: kept where it was kept. */
  | { type: 'session.rewrite'; session: DatedSession; former: DatedSession }
  /** Opened or changed in another tab, which has kept it: this window has it too. `former` is what it was there before. */
  | { type: 'session.adopt'; session: DatedSession; former: DatedSession | null }
  /** Over here, and so everywhere. */
  | { type: 'session.forget'; token: string }
  /** Ended in another tab, which has cleaned up: only this window's own copy goes. */
  | { type: 'session.drop'; token: string }
  /** It was opened elsewhere or earlier: the server may no longer know it. */
  | { type: 'session.check' };

/** How many tokens that are over are remembered. News that is late is late by one or two. */
const memory = 20;

/**
 * Who is signed in, in this tab.
 *
 * Guarantees: no one counts as a guest before the storage was read, so a reload never throws anyone out; logging out forgets
 * the session whatever the server says; an answer to an old token cannot end a newer session; tabs agree on the session
 * that was opened last, in whichever order they hear of it, and on what its account was changed to last; a session that
 * is over does not come back.
 *
 * Area: Frame and pages.
 */
export const sessionMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as SessionEffect, tags: {} as 'busy' },
  actors: { logOut: call<void, { token: string }>('logOut') },
  guards: {
    isSession: (_, stored: StoredSession) => stored !== null && stored !== 'unrecognized',
    isUnrecognized: (_, stored: StoredSession) => stored === 'unrecognized',
    isNew: (_, { isNew }: OpenSession) => isNew === true,
    isLater: ({ context: { session, ended } }, { token, openedAt }: DatedSession) => {
      if (ended.includes(token)) return false;
      // The same session too, where its account has changed since.
      if (session === null || openedAt > session.openedAt) return true;
      // Opened at the very same time: either will do, if all tabs have the same.
      return openedAt === session.openedAt && token > session.token;
    },
    isSignedIn: ({ context }) => context.session !== null,
    hasOtherRole: ({ context: { session } }, { role }: ChangeSession['change']) =>
      session !== null && role !== undefined && role !== session.role,
    isCurrent: ({ context }, token: string) => context.session?.token === token,
  },
  actions: {
    restore: assign(({ event }) =>
      event.type === 'session.restore' && event.stored !== 'unrecognized' ? { session: event.stored } : {},
    ),
    keep: assign(({ event }) => ('session' in event ? { session: event.session } : {})),
    store: emit((_, { session, remember }: OpenSession & { session: DatedSession }) => ({
      type: 'session.store' as const,
      session,
      remember,
    })),
    change: enqueueActions(({ context, enqueue }, { change, at }: ChangeSession & { at: number }) => {
      const former = required(context.session);
      const session = { ...former, ...change, openedAt: at };
      enqueue.assign({ session });
      enqueue.emit({ type: 'session.rewrite', session, former });
    }),
    adopt: enqueueActions(({ context, enqueue }, session: DatedSession) => {
      const former = context.session?.token === session.token ? context.session : null;
      enqueue.assign({ session });
      enqueue.emit({ type: 'session.adopt', session, former });
    }),
    forget: emit(({ context }) => ({ type: 'session.forget' as const, token: required(context.session).token })),
    markEnded: assign(({ context: { session, ended }, event }) => ({
      ended: [...ended, 'token' in event ? event.token : required(session).token].slice(-memory),
    })),
    leave: assign({ session: null }),
  },
}).createMachine({
  id: 'session',
  context: { session: null, ended: [] },
  initial: 'restoring',
  on: {
    'session.open': [
      {
        guard: { type: 'isNew', params: ({ event }) => event },
        target: '.signedUp',
        actions: ['keep', { type: 'store', params: ({ event }) => event }],
      },
      { target: '.signedIn', actions: ['keep', { type: 'store', params: ({ event }) => event }] },
    ],
    'session.sync': {
      guard: { type: 'isLater', params: ({ event }) => event.session },
      target: '.unconfirmed',
      actions: { type: 'adopt', params: ({ event }) => event.session },
    },
    'session.change': [
      {
        guard: { type: 'hasOtherRole', params: ({ event }) => event.change },
        // The profile of the new role is set up first, as after signing up.
        target: '.signedUp',
        actions: { type: 'change', params: ({ event }) => event },
      },
      { guard: 'isSignedIn', actions: { type: 'change', params: ({ event }) => event } },
    ],
    'session.end': [
      {
        guard: { type: 'isCurrent', params: ({ event }) => event.token },
        target: '.guest',
        actions: ['markEnded', emit(({ event: { token } }) => ({ type: 'session.drop' as const, token })), 'leave'],
      },
      { actions: 'markEnded' },
    ],
    'session.expire': {
      guard: { type: 'isCurrent', params: ({ event }) => event.token },
      target: '.guest',
      actions: [
        'markEnded',
        'forget',
        'leave',
        emit(problem('Authentication Error', 'Please log in again to continue.')),
      ],
    },
    'session.close': { guard: 'isSignedIn', target: '.loggingOut' },
  },
  states: {
    restoring: {
      on: {
        'session.restore': [
          {
            guard: { type: 'isSession', params: ({ event }) => event.stored },
            target: 'unconfirmed',
            actions: 'restore',
          },
          { guard: { type: 'isUnrecognized', params: ({ event }) => event.stored }, target: 'unrecognized' },
          { target: 'guest' },
        ],
      },
    },
    guest: {},
    /** The storage holds a token for a role that this product does not have. */
    unrecognized: {},
    /** The account was made here and now, or has another role now. It lasts until the profile setup is on screen. */
    signedUp: { on: { 'page.show': 'signedIn' } },
    /** It may be over already: what it opens is shown, but it leads away from no page until the server has been asked. */
    unconfirmed: {
      entry: emit({ type: 'session.check' }),
      on: {
        'session.confirm': { guard: { type: 'isCurrent', params: ({ event }) => event.token }, target: 'signedIn' },
      },
    },
    signedIn: {},
    loggingOut: {
      tags: 'busy',
      on: {
        'session.close': undefined,
        'session.expire': undefined,
        // It was closed in two tabs at once: each of them leads home.
        'session.end': { actions: 'markEnded' },
      },
      invoke: {
        id: 'logOut',
        src: 'logOut',
        input: ({ context }) => ({ token: required(context.session).token }),
        onDone: 'loggedOut',
        // The token may live on at the server until it expires there, but this browser has forgotten it.
        onError: 'loggedOut',
      },
    },
    /** It lasts until the home page is on screen. */
    loggedOut: {
      entry: ['markEnded', 'forget', 'leave', emit(success('Logged out successfully'))],
      on: { 'page.show': 'guest' },
    },
  },
});
