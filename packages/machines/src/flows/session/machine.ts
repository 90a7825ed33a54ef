import { assign, emit, setup } from 'xstate';

import { call } from '../../actors.ts';
import type { Navigate, Session, Toast } from '../../effects.ts';
import { problem, success } from '../../effects.ts';

interface Context {
  session: Session | null;
}

type Event =
  /** The app has looked into the browser's storage. */
  | { type: 'session.restore'; session: Session | null }
  | { type: 'session.open'; session: Session; remember: boolean }
  /** Another tab has opened or closed a session. */
  | { type: 'session.sync'; session: Session | null }
  /** The server no longer knows the token that was sent. */
  | { type: 'session.expire'; token: string }
  | { type: 'session.close' };

export type SessionEffect =
  | Toast
  | Navigate
  | { type: 'session.store'; session: Session; remember: boolean }
  | { type: 'session.forget' };

/**
 * Who is signed in, in this tab.
 *
 * Guarantees: nobody is a guest before the storage was read, so a reload never throws anyone out; logging out forgets
 * the session whatever the server says; an answer to an old token cannot end a newer session; two tabs agree.
 */
export const sessionMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as SessionEffect, tags: {} as 'busy' },
  actors: { logOut: call<void, { token: string }>('logOut') },
  guards: {
    bringsSession: (_, session: Session | null) => session !== null,
    bringsAnotherSession: ({ context }, session: Session | null) =>
      session !== null && session.token !== context.session?.token,
    bringsNoSession: (_, session: Session | null) => session === null,
    isCurrent: ({ context }, token: string) => context.session?.token === token,
  },
  actions: {
    keep: assign((_, session: Session | null) => ({ session })),
    forget: emit({ type: 'session.forget' }),
  },
}).createMachine({
  id: 'session',
  context: { session: null },
  initial: 'restoring',
  on: {
    'session.open': {
      target: '.signedIn',
      actions: [
        { type: 'keep', params: ({ event }) => event.session },
        emit(({ event: { session, remember } }) => ({ type: 'session.store' as const, session, remember })),
      ],
    },
    'session.sync': [
      {
        guard: { type: 'bringsAnotherSession', params: ({ event }) => event.session },
        target: '.signedIn',
        actions: { type: 'keep', params: ({ event }) => event.session },
      },
      {
        guard: { type: 'bringsNoSession', params: ({ event }) => event.session },
        target: '.guest',
        actions: { type: 'keep', params: null },
      },
    ],
  },
  states: {
    restoring: {
      on: {
        'session.restore': [
          {
            guard: { type: 'bringsSession', params: ({ event }) => event.session },
            target: 'signedIn',
            actions: { type: 'keep', params: ({ event }) => event.session },
          },
          { target: 'guest' },
        ],
      },
    },
    guest: {},
    signedIn: {
      on: {
        'session.close': 'loggingOut',
        'session.expire': {
          guard: { type: 'isCurrent', params: ({ event }) => event.token },
          target: 'guest',
          actions: [
            { type: 'keep', params: null },
            'forget',
            emit(problem('Authentication Error', 'Please log in again to continue.')),
          ],
        },
      },
    },
    loggingOut: {
      tags: 'busy',
      invoke: {
        id: 'logOut',
        src: 'logOut',
        input: ({ context }) => ({ token: context.session?.token ?? '' }),
        onDone: 'loggedOut',
        // The token may live on at the server until it expires there, but this browser has forgotten it.
        onError: 'loggedOut',
      },
    },
    loggedOut: {
      entry: ['forget', emit({ type: 'navigate', to: 'home' }), emit(success('Logged out successfully'))],
      always: { target: 'guest', actions: { type: 'keep', params: null } },
    },
  },
});
