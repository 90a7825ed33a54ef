import type { Schema } from '../../kit/schema.ts';
import { defineFlow } from '../../testing/defineFlow.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, passed, rejected, settled } from '../../testing/replay.ts';
import { receivedApplications } from '../../testing/samples.ts';
import type { InterviewInput, InterviewValues } from './flow.ts';
import { interviewDefaults, interviewSchedulingMachine } from './flow.ts';

type Event = ReplayEvent<typeof interviewSchedulingMachine>;

const [received] = receivedApplications;

export const input: InterviewInput = {
  applicationId: received?.id ?? '',
  now: Date.parse('2026-11-20T09:00:00.000Z'),
  draft: null,
  idempotencyKey: 'a-key-of-this-form',
};

/** The form as it is filled in for a meeting in Paris. */
export const complete: InterviewValues = {
  ...interviewDefaults,
  googleMeetLink: 'https://meet.google.com/abc-defg-hij',
  meetingDate: '2026-11-24',
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
  startsAt: '2026-11-24T13:30:00.000Z',
  endsAt: '2026-11-24T14:30:00.000Z',
  ownMeetings: [],
  isFreelancerBusy: false,
  freelancerTimezone: 'Europe/Lisbon',
};

const busy: Schema<'MeetingConflicts'> = {
  ...free,
  ownMeetings: [
    {
      id: '00000015-0000-4000-8000-000000000009',
      title: 'Shop kick-off',
      startsAt: '2026-11-24T13:00:00.000Z',
      endsAt: '2026-11-24T14:00:00.000Z',
    },
  ],
  isFreelancerBusy: true,
};

export const meeting: Schema<'Meeting'> = {
  id: '00000015-0000-4000-8000-000000000010',
  title: complete.meetingTitle,
  description: complete.meetingDescription,
  googleMeetLink: complete.googleMeetLink,
  scheduledDate: '2026-11-24',
  scheduledTime: '14:30',
  timezone: 'Europe/Paris',
  duration: 60,
  startsAt: free.startsAt,
  endsAt: free.endsAt,
  meetingType: 'INTERVIEW',
  status: 'SCHEDULED',
  reason: null,
  proposal: null,
  reply: 'AWAITED',
  timesDeclinedAt: null,
  etag: '"1"',
  createdAt: '2026-11-20T09:00:00.000Z',
  project: { id: received?.projectId ?? '', title: received?.project.title ?? '' },
  application: { id: received?.id ?? '', status: 'PENDING' },
  freelancer: {
    userId: received?.freelancerId ?? '',
    name: received?.freelancer.name ?? '',
    profileImage: null,
    timezone: null,
  },
  client: {
    userId: '00000005-0000-4000-8000-000000000001',
    name: 'Mara Lindqvist',
    company: null,
    profileImage: null,
    timezone: null,
  },
};

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
    overlapping: [...filled, quiet, answered(busy)],
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
