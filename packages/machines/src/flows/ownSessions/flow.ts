import { assign, setup } from 'xstate';

import type { DecisionContext, DecisionEvent } from '../../archetypes/decision.ts';
import { decision, decisionGuards } from '../../archetypes/decision.ts';
import { whenRefreshed } from '../../archetypes/pagedList.ts';
import { resource } from '../../archetypes/resource.ts';
import { call } from '../../kit/actors.ts';
import type { Effect } from '../../kit/effects.ts';
import { success } from '../../kit/effects.ts';
import type { Held, NewsContext, NewsEvent } from '../../kit/news.ts';
import { moves, newsIn } from '../../kit/news.ts';
import { required } from '../../kit/required.ts';
import type { Schema } from '../../kit/schema.ts';

type OwnSession = Schema<'OwnSession'>;

interface Context extends DecisionContext<OwnSession>, NewsContext<Schema<'SessionList'>> {
  /** Where the account is logged in, this session first; null before that was loaded. */
  sessions: readonly OwnSession[] | null;
}

type HeardSessions = Held & { list: Schema<'SessionList'> };

type Event =
  | { type: 'session.end'; sessionId: string }
  | { type: 'others.end' }
  | DecisionEvent
  | { type: 'list.retry' }
  /** Sessions have ended that were ended elsewhere: the password was changed. */
  | { type: 'list.refresh' }
  /** It was read anew, because a session was opened or has ended elsewhere. */
  | ({ type: 'list.heard' } & HeardSessions)
  | NewsEvent;

export interface EndSessionCall {
  params: { sessionId: string };
}

/** A session that may be ended here: any but this one. */
const otherIn = ({ sessions }: Context, sessionId: string): OwnSession | null =>
  sessions?.find(({ id, isCurrent }) => id === sessionId && !isCurrent) ?? null;

const hasOthers = ({ sessions }: Context): boolean => sessions?.some(({ isCurrent }) => !isCurrent) ?? false;

const answer = { choosing: 'listed', loading: 'loading', changed: { type: 'sessions.change' } } as const;

const one = decision({
  ...answer,
  sending: 'ending',
  call: 'endSession',
  input: ({ chosen }: DecisionContext<OwnSession>): EndSessionCall => ({ params: { sessionId: required(chosen).id } }),
  done: success('Logged Out', 'That session has ended.'),
  failed: 'Failed to log that session out. Please try again.',
});

const others = decision({
  ...answer,
  sending: 'endingOthers',
  call: 'endOtherSessions',
  input: (): void => undefined,
  done: success('Logged Out', 'You have been logged out everywhere else.'),
  failed: 'Failed to log the other sessions out. Please try again.',
});

const reading = resource({
  types: {} as Context,
  call: 'listSessions',
  keep: ({ sessions }: Schema<'SessionList'>) => ({ sessions, news: null }),
  shown: 'listed',
  said: 'Failed to load where you are logged in. Please try again.',
  retry: 'list.retry',
});

/**
 * Where the own account is logged in.
 *
 * Guarantees: a session is ended after a question, and never the one that asks; afterwards, and where it had ended
 * already, the list is loaded again, with the old one on screen until then; what changed under a dialog does not move when
 * it is closed, but is offered.
 *
 * Area: Account.
 */
export const ownSessionsMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Effect, tags: {} as 'busy' },
  actors: {
    listSessions: call<Schema<'SessionList'>, void>('listSessions'),
    endSession: call<unknown, EndSessionCall>('endSession'),
    endOtherSessions: call<unknown, void>('endOtherSessions'),
  },
  guards: {
    ...decisionGuards,
    isOther: ({ context }, { sessionId }: { sessionId: string }) => otherIn(context, sessionId) !== null,
    isOffered: ({ context: { sessions } }, { list, wasHeld = false }: HeardSessions) =>
      wasHeld && moves(sessions ?? [], list.sessions),
    hasNews: ({ context }) => context.news !== null,
    thereAreOthers: ({ context }) => hasOthers(context),
  },
}).createMachine({
  id: 'ownSessions',
  context: { sessions: null, chosen: null, news: null },
  initial: 'loading',
  states: {
    loading: { ...reading.loading, on: whenRefreshed },
    failed: { ...reading.failed, on: { ...reading.failed.on, ...whenRefreshed } },
    listed: {
      ...reading.shown,
      on: {
        ...whenRefreshed,
        'list.heard': [
          {
            guard: { type: 'isOffered', params: ({ event }) => event },
            actions: assign(({ context: { sessions }, event: { list } }) => ({
              news: newsIn(sessions ?? [], list, list.sessions),
            })),
          },
          { actions: assign(({ event }) => ({ sessions: event.list.sessions, news: null })) },
        ],
        'news.show': {
          guard: 'hasNews',
          actions: assign(({ context: { news } }) => ({ sessions: required(news).list.sessions, news: null })),
        },
        'session.end': {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: 'confirmingEnd',
          actions: assign(({ context, event }) => ({ chosen: otherIn(context, event.sessionId) })),
        },
        'others.end': { guard: 'thereAreOthers', target: 'confirmingEndOfOthers' },
      },
    },
    confirmingEnd: one.asking,
    ending: one.sending,
    confirmingEndOfOthers: others.asking,
    endingOthers: others.sending,
  },
});
