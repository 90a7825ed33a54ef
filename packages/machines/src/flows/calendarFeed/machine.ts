import { emit, setup } from 'xstate';

import type { DecisionEvent } from '../../archetypes/decision.ts';
import { decisionGuards } from '../../archetypes/decision.ts';
import { resource } from '../../archetypes/resource.ts';
import { call } from '../../kit/actors.ts';
import type { Effect } from '../../kit/effects.ts';
import { problem, success } from '../../kit/effects.ts';
import { failureToast } from '../../kit/failure.ts';
import type { AnsweredCall, FailedCall } from '../../kit/parts.ts';
import { failure, put, tell } from '../../kit/parts.ts';
import { required } from '../../kit/required.ts';
import type { Schema } from '../../kit/schema.ts';

type Feed = Schema<'CalendarFeed'>;

interface Context {
  /** As the server last told it; null before that. */
  feed: Feed | null;
}

type Event =
  | { type: 'feed.start' }
  | { type: 'feed.end' }
  | { type: 'feed.retry' }
  | { type: 'address.copy' }
  | { type: 'address.renew' }
  | DecisionEvent;

/** A change of the version that is on screen. */
export interface FeedChangeCall {
  ifMatch: string;
}

const keep = put<Context, AnsweredCall<Feed>>(({ event }) => ({ feed: event.output }));

const changeOf = ({ context }: { context: Context }): FeedChangeCall => ({
  ifMatch: required(context.feed).etag,
});

const overtaken = {
  guard: { type: 'isOvertaken', params: failure },
  target: 'loading',
  actions: tell(() =>
    problem('Changed elsewhere', 'Your calendar feed was changed in another window. Here is its latest state.'),
  ),
} as const;

/** What is said where a change fails that nothing overtook. */
const say = (fallback: string) =>
  tell<FailedCall>(({ event }) => failureToast(event.error, { title: 'Error', fallback }));

const reading = resource({
  types: {} as Context,
  call: 'getCalendarFeed',
  keep: (feed: Feed) => ({ feed }),
  shown: 'off',
  unless: [{ guard: 'hasAddress', target: 'on' }],
  retry: 'feed.retry',
  said: 'Failed to load your calendar feed. Please try again.',
});

/**
 * The address at which calendars read the own meetings.
 *
 * Guarantees: an address that works is replaced or ended only after a question; each change names the version that is on
 * screen, and one that was overtaken in another window loads what is there now.
 */
export const calendarFeedMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Effect, tags: {} as 'busy' },
  actors: {
    getCalendarFeed: call<Feed, void>('getCalendarFeed'),
    renewCalendarFeed: call<Feed, FeedChangeCall>('renewCalendarFeed'),
    endCalendarFeed: call<Feed, FeedChangeCall>('endCalendarFeed'),
    /** Puts a text where other programs take it from. */
    copyText: call<void, { text: string }>('copyText'),
  },
  guards: {
    ...decisionGuards,
    hasAddress: (_, { address }: Feed) => address !== null,
  },
}).createMachine({
  id: 'calendarFeed',
  context: { feed: null },
  initial: 'loading',
  states: {
    loading: reading.loading,
    failed: reading.failed,
    off: { ...reading.shown, on: { 'feed.start': 'starting' } },
    starting: {
      tags: 'busy',
      invoke: {
        id: 'renewCalendarFeed',
        src: 'renewCalendarFeed',
        input: changeOf,
        onDone: {
          target: 'on',
          actions: [keep, emit(success('Calendar Feed On', 'Add its address to your calendar app.'))],
        },
        onError: [
          overtaken,
          { target: 'off', actions: say('Failed to switch your calendar feed on. Please try again.') },
        ],
      },
    },
    on: {
      on: { 'address.copy': 'copying', 'address.renew': 'confirmingRenewal', 'feed.end': 'confirmingEnd' },
    },
    copying: {
      tags: 'busy',
      invoke: {
        id: 'copyText',
        src: 'copyText',
        input: ({ context }) => ({ text: required(required(context.feed).address) }),
        onDone: { target: 'on', actions: emit(success('Copied', 'Paste the address into your calendar app.')) },
        onError: {
          target: 'on',
          actions: emit(problem('Error', 'The address could not be copied. Select it and copy it by hand.')),
        },
      },
    },
    confirmingRenewal: { on: { 'decision.confirm': 'renewing', 'decision.cancel': 'on' } },
    renewing: {
      tags: 'busy',
      invoke: {
        id: 'renewCalendarFeed',
        src: 'renewCalendarFeed',
        input: changeOf,
        onDone: {
          target: 'on',
          actions: [keep, emit(success('New Address', 'Replace the old address in every calendar app that uses it.'))],
        },
        onError: [overtaken, { target: 'on', actions: say('Failed to make a new address. Please try again.') }],
      },
    },
    confirmingEnd: { on: { 'decision.confirm': 'ending', 'decision.cancel': 'on' } },
    ending: {
      tags: 'busy',
      invoke: {
        id: 'endCalendarFeed',
        src: 'endCalendarFeed',
        input: changeOf,
        onDone: {
          target: 'off',
          actions: [keep, emit(success('Calendar Feed Off', 'Its address has stopped working.'))],
        },
        onError: [
          overtaken,
          { target: 'on', actions: say('Failed to switch your calendar feed off. Please try again.') },
        ],
      },
    },
  },
});
