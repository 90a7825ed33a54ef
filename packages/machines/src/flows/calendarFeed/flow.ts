import { setup } from 'xstate';

import type { DecisionEvent } from '../../archetypes/decision.ts';
import { decisionGuards } from '../../archetypes/decision.ts';
import { resource } from '../../archetypes/resource.ts';
import { confirmation, task } from '../../archetypes/task.ts';
import { call } from '../../kit/actors.ts';
import type { Effect } from '../../kit/effects.ts';
import { problem, success } from '../../kit/effects.ts';
import { failure, tell } from '../../kit/parts.ts';
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

export interface FeedChangeCall {
  ifMatch: string;
}

const overtaken = {
  guard: { type: 'isOvertaken', params: failure },
  target: 'loading',
  actions: tell(() =>
    problem('Changed elsewhere', 'Your calendar feed was changed in another window. Here is its latest state.'),
  ),
} as const;

const reading = resource({
  types: {} as Context,
  call: 'getCalendarFeed',
  keep: (feed: Feed) => ({ feed }),
  shown: 'off',
  unless: [{ guard: 'hasAddress', target: 'on' }],
  retry: 'feed.retry',
  said: 'Failed to load your calendar feed. Please try again.',
});

/** A change of the version that is on screen. */
const change = {
  types: {} as Context,
  input: ({ feed }: Context): FeedChangeCall => ({ ifMatch: required(feed).etag }),
  keep: (feed: Feed) => ({ feed }),
  failures: [overtaken],
} as const;

const starting = task({
  ...change,
  call: 'renewCalendarFeed',
  back: 'off',
  done: 'on',
  said: success('Calendar Feed On', 'Add its address to your calendar app.'),
  failure: 'Failed to switch your calendar feed on. Please try again.',
});

const renewing = task({
  ...change,
  call: 'renewCalendarFeed',
  back: 'on',
  said: success('New Address', 'Replace the old address in every calendar app that uses it.'),
  failure: 'Failed to make a new address. Please try again.',
});

const ending = task({
  ...change,
  call: 'endCalendarFeed',
  back: 'on',
  done: 'off',
  said: success('Calendar Feed Off', 'Its address has stopped working.'),
  failure: 'Failed to switch your calendar feed off. Please try again.',
});

const copying = task({
  types: {} as Context,
  call: 'copyText',
  input: ({ feed }) => ({ text: required(required(feed).address) }),
  back: 'on',
  said: success('Copied', 'Paste the address into your calendar app.'),
  failure: () => problem('Error', 'The address could not be copied. Select it and copy it by hand.'),
});

/**
 * The address at which calendars read the own meetings.
 *
 * Guarantees: an address that works is replaced or ended only after a question; each change names the version that is on
 * screen, and one that was overtaken in another window loads what is there now.
 *
 * Area: Meetings.
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
    starting,
    on: {
      on: { 'address.copy': 'copying', 'address.renew': 'confirmingRenewal', 'feed.end': 'confirmingEnd' },
    },
    copying,
    confirmingRenewal: confirmation({ sending: 'renewing', back: 'on' }),
    renewing,
    confirmingEnd: confirmation({ sending: 'ending', back: 'on' }),
    ending,
  },
});
