import type { SnapshotFrom } from 'xstate';
import { assign, initialTransition, setup, transition } from 'xstate';

import type { Schema } from '../../kit/schema.ts';

type Meeting = Schema<'Meeting'>;

interface Context {
  meeting: Meeting;
  /** The present, in milliseconds since 1970. */
  now: number;
}

const hasEnded = ({ meeting, now }: Context): boolean => now >= Date.parse(meeting.endsAt);
const hasBegun = ({ meeting, now }: Context): boolean => now >= Date.parse(meeting.startsAt);

/**
 * Where a meeting stands: upcoming until it begins, live until its duration has passed, then ended; or cancelled.
 *
 * Guarantees: the phase follows from the meeting's two instants and the time that it is given, whatever time it was given
 * before. So it is right after a computer slept through a phase and after its clock was corrected in either direction, and
 * a time zone does not enter into it. It has no timer: one clock serves any number of meetings.
 *
 * Area: Meetings.
 */
export const meetingPhaseMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'clock.tick'; now: number },
    input: {} as Context,
  },
  guards: {
    isCancelled: ({ context }) => context.meeting.status === 'CANCELLED',
    hasEnded: ({ context }) => hasEnded(context),
    hasBegun: ({ context }) => hasBegun(context),
    // Time that was corrected can take a meeting back.
    isStillToEnd: ({ context }) => !hasEnded(context),
    isStillToBegin: ({ context }) => !hasBegun(context),
  },
}).createMachine({
  id: 'meetingPhase',
  context: ({ input }) => input,
  initial: 'upcoming',
  on: { 'clock.tick': { actions: assign(({ event }) => ({ now: event.now })) } },
  states: {
    upcoming: {
      always: [
        { guard: 'isCancelled', target: 'cancelled' },
        { guard: 'hasEnded', target: 'ended' },
        { guard: 'hasBegun', target: 'live' },
      ],
    },
    live: {
      always: [
        { guard: 'hasEnded', target: 'ended' },
        { guard: 'isStillToBegin', target: 'upcoming' },
      ],
    },
    ended: { always: { guard: 'isStillToEnd', target: 'upcoming' } },
    cancelled: { type: 'final' },
  },
});

/** A meeting in its phase, as plain data: all that a card is drawn from. */
export type MeetingCard = Pick<SnapshotFrom<typeof meetingPhaseMachine>, 'value' | 'context'>;

/** It is still to come, or live. */
export const isAhead = ({ value }: MeetingCard): boolean => value === 'upcoming' || value === 'live';

export type MeetingPhase = MeetingCard['value'];

const cardOf = ({ value, context }: MeetingCard): MeetingCard => ({ value, context });

/** The card of a meeting at an instant. */
export const cardAt = (meeting: Meeting, now: number): MeetingCard =>
  cardOf(initialTransition(meetingPhaseMachine, { meeting, now })[0]);

/** The card a tick later. Asked, and not run: a hundred cards are a hundred answers to one tick. */
export const ticked = (card: MeetingCard, now: number): MeetingCard =>
  cardOf(transition(meetingPhaseMachine, meetingPhaseMachine.resolveState(card), { type: 'clock.tick', now })[0]);
