import type { SnapshotFrom } from 'xstate';

import type { ReplayEvent, StateOf } from '../../testing/replay.ts';
import { at } from '../../testing/replay.ts';
import { cancelledMeeting, meeting } from '../../testing/sampleMeetings.ts';
import { meetingPhaseMachine } from './machine.ts';

const minute = 60_000;

const begin = Date.parse(meeting.startsAt);
const end = Date.parse(meeting.endsAt);
/** Two days, three hours, four minutes and five seconds before it begins. */
const before = begin - (((2 * 24 + 3) * 60 + 4) * minute + 5000);

export const input = { meeting, now: before };

export const tick = (now: number): ReplayEvent<typeof meetingPhaseMachine> => ({ type: 'clock.tick', now });

/** One snapshot of each state: stories, pictures, axe runs and server rendering read this list. */
export const meetingPhaseSnapshots = {
  upcoming: at(meetingPhaseMachine, input),
  live: at(meetingPhaseMachine, input, [tick(begin + 12 * minute)]),
  ended: at(meetingPhaseMachine, input, [tick(end + 90 * minute)]),
  cancelled: at(meetingPhaseMachine, { meeting: cancelledMeeting, now: before }),
} satisfies Record<StateOf<typeof meetingPhaseMachine>, SnapshotFrom<typeof meetingPhaseMachine>>;

/** Refinements of a state that people meet. */
export const meetingPhaseVariations = {
  soon: at(meetingPhaseMachine, input, [tick(begin - 42_000)]),
  inNewYork: at(meetingPhaseMachine, {
    meeting: { ...meeting, freelancer: { ...meeting.freelancer, timezone: 'America/New_York' } },
    now: before,
  }),
};
