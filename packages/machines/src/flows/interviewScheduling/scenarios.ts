import type { Schema } from '../../kit/schema.ts';
import { defineFlow } from '../../testing/defineFlow.ts';
import { meeting as meetingOf } from '../../testing/marketplace/answers/meetings.ts';
import { applicationsToMara } from '../../testing/marketplace/facts/applicationsToMara.ts';
import { idOf, now } from '../../testing/marketplace/facts/kit.ts';
import { meetings } from '../../testing/marketplace/facts/meetings.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, passed, rejected, settled } from '../../testing/replay.ts';
import { meeting as other } from '../../testing/sampleMeetings.ts';
import { application } from '../../testing/samples.ts';
import type { InterviewInput, InterviewValues } from './flow.ts';
import { interviewDefaults, interviewSchedulingMachine } from './flow.ts';

type Event = ReplayEvent<typeof interviewSchedulingMachine>;

export const input: InterviewInput = {
  applicationId: application.id,
  now: Date.parse(now),
  draft: null,
  idempotencyKey: 'a-key-of-this-form',
};

/** The form as it is filled in for a meeting in Paris. */
export const complete: InterviewValues = {
  ...interviewDefaults,
  googleMeetLink: 'https://meet.google.com/abc-defg-hij',
  meetingDate: '2026-11-25',
  meetingTime: '14:30',
  timezone: 'Europe/Paris',
  meetingDescription: 'We walk through your proposal together.',
};

export const change = <Name extends keyof InterviewValues>(name: Name, value: InterviewValues[Name]): Event =>
  // One event of the form's union, by its field.
  ({ type: 'field.change', name, value }) as Event;

export const schedule = { type: 'interview.schedule' } as const;

/** Everything is filled in. */
export const filled: Event[] = [
  change('googleMeetLink', complete.googleMeetLink),
  change('meetingDate', complete.meetingDate),
  change('meetingTime', complete.meetingTime),
  change('timezone', complete.timezone),
  change('meetingDescription', complete.meetingDescription),
];

export const quiet: Event = passed('quiet', 'interviewScheduling.editing.pausing');

export const free: Schema<'MeetingConflicts'> = {
  startsAt: '2026-11-25T13:30:00.000Z',
  endsAt: '2026-11-25T14:30:00.000Z',
  ownMeetings: [],
  isFreelancerBusy: false,
  freelancerTimezone: 'Europe/Lisbon',
};

/** When both have another meeting. */
const busy: Schema<'MeetingConflicts'> = {
  ...free,
  startsAt: other.startsAt,
  endsAt: other.endsAt,
  ownMeetings: [{ id: other.id, title: other.title, startsAt: other.startsAt, endsAt: other.endsAt }],
  isFreelancerBusy: true,
};

export const meeting = meetingOf({
  ...meetings.interview,
  id: idOf(15, 20),
  of: applicationsToMara.shopNgozi,
  title: complete.meetingTitle,
  description: complete.meetingDescription,
  link: complete.googleMeetLink,
  startsAt: free.startsAt,
  scheduledAt: now,
});

export const answered = (conflicts: Schema<'MeetingConflicts'>): Event => settled('getMeetingConflicts', conflicts);
export const unanswered: Event = rejected('getMeetingConflicts', failing.network);
export const booked = (warning: string | null = null): Event => settled('scheduleMeeting', { meeting, warning });
export const overtaken: Event = rejected(
  'scheduleMeeting',
  failing.refused(409, 'This application already has a meeting. It is listed under Meetings.'),
);

const checked: Event[] = [...filled, quiet, answered(free)];

const inNewYork = (date: string, time: string): Event[] => [
  ...filled,
  change('timezone', 'America/New_York'),
  change('meetingDate', date),
  change('meetingTime', time),
];

export const interviewSchedulingFlow = defineFlow({
  machine: interviewSchedulingMachine,
  input,
  others: [{ type: 'clock.tick', now: Date.UTC(2026, 10, 21) }],
  scenarios: {
    'editing.unplanned': [],
    'editing.pausing': filled,
    'editing.checking': [...filled, quiet],
    'editing.checked': checked,
    'editing.unchecked': [...filled, quiet, unanswered],
    scheduling: [...checked, schedule],
    scheduled: [...checked, schedule, booked()],
    overtaken: [...checked, schedule, overtaken],

    incomplete: [change('meetingTitle', ' '), schedule],
    foreignLink: [...checked, change('googleMeetLink', 'https://zoom.us.example.com/j/1'), schedule],
    past: [...filled, change('meetingDate', '2026-11-19'), schedule],
    overlapping: [...filled, change('meetingDate', other.scheduledDate), quiet, answered(busy)],
    /** Clocks in New York go forward over this time. */
    skipped: inNewYork('2027-03-14', '02:30'),
    skippedAndSent: [...inNewYork('2027-03-14', '02:30'), schedule],
    /** Clocks in New York go back over this time. */
    doubled: inNewYork('2027-11-07', '01:30'),
    refused: [
      ...checked,
      schedule,
      rejected(
        'scheduleMeeting',
        failing.refused(422, 'This time has already passed today. Please choose a later time.', {
          meetingTime: 'This time has already passed today. Please choose a later time.',
        }),
      ),
    ],
  },
});
