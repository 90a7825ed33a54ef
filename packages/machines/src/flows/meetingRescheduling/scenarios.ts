import type { Schema } from '../../kit/schema.ts';
import { defineFlow } from '../../testing/defineFlow.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, passed, rejected, settled } from '../../testing/replay.ts';
import { meeting, proposedMeeting } from '../../testing/sampleMeetings.ts';
import type { ReschedulingInput, ReschedulingValues } from './flow.ts';
import { meetingReschedulingMachine } from './flow.ts';

type Event = ReplayEvent<typeof meetingReschedulingMachine>;

export const input: ReschedulingInput = { meeting, now: Date.parse('2026-11-20T09:00:00.000Z'), draft: null };

export const change = <Name extends keyof ReschedulingValues>(name: Name, value: ReschedulingValues[Name]): Event =>
  // One event of the form's union, by its field.
  ({ type: 'field.change', name, value }) as Event;

export const reschedule = { type: 'meeting.reschedule' } as const;

/** The meeting is to be two days later, in the morning. */
export const filled: Event[] = [
  change('meetingDate', '2026-11-26'),
  change('meetingTime', '10:00'),
  change('reason', 'A colleague who should be there is ill that day.'),
];

export const quiet: Event = passed('quiet', 'meetingRescheduling.editing.pausing');

export const free: Schema<'MeetingConflicts'> = {
  startsAt: '2026-11-26T09:00:00.000Z',
  endsAt: '2026-11-26T10:00:00.000Z',
  ownMeetings: [],
  isFreelancerBusy: false,
  freelancerTimezone: 'Europe/Lisbon',
};

const { id, title, startsAt, endsAt, scheduledDate, scheduledTime } = proposedMeeting;
/** When the client has another meeting. */
const busy: Schema<'MeetingConflicts'> = { ...free, startsAt, endsAt, ownMeetings: [{ id, title, startsAt, endsAt }] };
const toBusy = [...filled, change('meetingDate', scheduledDate), change('meetingTime', scheduledTime)];

export const answered = (conflicts: Schema<'MeetingConflicts'>): Event => settled('getMeetingConflicts', conflicts);
export const unanswered: Event = rejected('getMeetingConflicts', failing.network);
export const moved = (warning: string | null = null): Event => settled('rescheduleMeeting', { meeting, warning });
export const overtaken: Event = rejected(
  'rescheduleMeeting',
  failing.refused(412, 'This was changed elsewhere since you opened it. Reload to see the latest version.'),
);

const checked: Event[] = [...filled, quiet, answered(free)];

/** A meeting whose time has come can no longer be moved, nor is its time one that could be chosen. */
const begun: ReschedulingInput = { ...input, now: Date.parse(meeting.startsAt) };

export const meetingReschedulingFlow = defineFlow({
  machine: meetingReschedulingMachine,
  input,
  others: [{ type: 'clock.tick', now: Date.UTC(2026, 10, 21) }],
  scenarios: {
    'editing.unplanned': [change('meetingTime', null)],
    'editing.pausing': filled,
    'editing.checking': [...filled, quiet],
    'editing.checked': checked,
    'editing.unchecked': [...filled, quiet, unanswered],
    rescheduling: [...checked, reschedule],
    rescheduled: [...checked, reschedule, moved()],
    overtaken: [...checked, reschedule, overtaken],

    opened: [],
    unchanged: [quiet, answered(free), reschedule],
    overlapping: [...toBusy, quiet, answered(busy)],
    begun: { input: begun, events: [change('reason', 'I am late.'), reschedule] },
    /** Clocks in Paris go forward over this time. */
    skipped: [change('meetingDate', '2027-03-28'), change('meetingTime', '02:30'), reschedule],
    /** Clocks in Paris go back over this time. */
    doubled: [change('meetingDate', '2027-10-31'), change('meetingTime', '02:30')],
    refused: [
      ...checked,
      reschedule,
      rejected(
        'rescheduleMeeting',
        failing.refused(422, 'Too long.', { reason: 'Use at most 1,000 characters here.' }),
      ),
    ],
  },
});
