import { defineFlow } from '../../testing/defineFlow.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { cancelledMeeting, meeting } from '../../testing/sampleMeetings.ts';
import { meetingPhaseMachine } from './flow.ts';

const minute = 60_000;

const begin = Date.parse(meeting.startsAt);
const end = Date.parse(meeting.endsAt);
/** Two days, three hours, four minutes and five seconds before it begins. */
const before = begin - (((2 * 24 + 3) * 60 + 4) * minute + 5000);

export const input = { meeting, now: before };

export const tick = (now: number): ReplayEvent<typeof meetingPhaseMachine> => ({ type: 'clock.tick', now });

export const meetingPhaseFlow = defineFlow({
  machine: meetingPhaseMachine,
  input,
  scenarios: {
    upcoming: [],
    live: [tick(begin + 12 * minute)],
    ended: [tick(end + 90 * minute)],
    cancelled: { input: { meeting: cancelledMeeting, now: before }, events: [] },

    soon: [tick(begin - 42_000)],
    inNewYork: {
      input: {
        meeting: { ...meeting, freelancer: { ...meeting.freelancer, timezone: 'America/New_York' } },
        now: before,
      },
      events: [],
    },
  },
});
