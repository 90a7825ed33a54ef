import type { Schema } from '../kit/schema.ts';
import { application, receivedApplications } from './samples.ts';

const id = (number: number): string => `00000015-0000-4000-8000-${String(number).padStart(12, '0')}`;

const { freelancerId, project, client } = application;
const [received] = receivedApplications;

/** An interview in four days, scheduled in Paris. */
export const meeting: Schema<'Meeting'> = {
  id: id(1),
  title: 'Application Interview',
  description: 'We walk through your proposal together. Please bring one shop that you have rebuilt.',
  googleMeetLink: 'https://meet.google.com/abc-defg-hij',
  scheduledDate: '2026-11-24',
  scheduledTime: '14:30',
  timezone: 'Europe/Paris',
  duration: 60,
  startsAt: '2026-11-24T13:30:00.000Z',
  endsAt: '2026-11-24T14:30:00.000Z',
  meetingType: 'INTERVIEW',
  status: 'SCHEDULED',
  reply: 'AWAITED',
  reason: null,
  proposal: null,
  timesDeclinedAt: null,
  createdAt: '2026-11-19T10:00:00.000Z',
  etag: '"1"',
  project: { id: project.id, title: project.title },
  application: { id: application.id, status: 'PENDING' },
  freelancer: {
    userId: freelancerId,
    name: received?.freelancer.name ?? '',
    profileImage: received?.freelancer.profileImage ?? null,
    timezone: null,
  },
  client: {
    userId: client.userId,
    name: client.name,
    company: client.company,
    profileImage: client.profileImage,
    timezone: null,
  },
};

/** The same interview, for which the freelancer proposes two other times. */
export const proposedMeeting: Schema<'Meeting'> = {
  ...meeting,
  id: id(5),
  etag: '"2"',
  proposal: {
    times: [
      { startsAt: '2026-11-25T09:00:00.000Z', endsAt: '2026-11-25T10:00:00.000Z' },
      { startsAt: '2026-11-26T15:30:00.000Z', endsAt: '2026-11-26T16:30:00.000Z' },
    ],
    note: 'I am on a train that afternoon.',
    proposedAt: '2026-11-19T16:00:00.000Z',
  },
};

const emil = {
  userId: '00000003-0000-4000-8000-000000000002',
  name: 'Emil Sørensen',
  profileImage: null,
  timezone: null,
};

/** The same interview once more, declined by the freelancer. */
export const declinedMeeting: Schema<'Meeting'> = {
  ...meeting,
  id: id(6),
  status: 'CANCELLED',
  reply: 'DECLINED',
  reason: 'I have taken on another project since I applied.',
};

/** One that has begun when the stories happen. */
export const liveMeeting: Schema<'Meeting'> = {
  ...meeting,
  id: id(2),
  title: 'Questions about the leaflets',
  description: null,
  googleMeetLink: 'https://us02web.zoom.us/j/82510074411',
  scheduledDate: '2026-11-20',
  scheduledTime: '08:45',
  timezone: 'UTC',
  duration: 45,
  startsAt: '2026-11-20T08:45:00.000Z',
  endsAt: '2026-11-20T09:30:00.000Z',
  meetingType: 'CLARIFICATION',
  project: { id: '00000002-0000-4000-8000-000000000002', title: 'Patient leaflets in plain words' },
  freelancer: emil,
};

/** One that is over. */
export const endedMeeting: Schema<'Meeting'> = {
  ...meeting,
  id: id(3),
  title: 'The first sketches',
  scheduledDate: '2026-11-12',
  scheduledTime: '09:00',
  timezone: 'America/New_York',
  duration: 30,
  startsAt: '2026-11-12T14:00:00.000Z',
  endsAt: '2026-11-12T14:30:00.000Z',
  meetingType: 'DISCUSSION',
};

/** One that fell away before it began, on another day in its own zone than in UTC. */
export const cancelledMeeting: Schema<'Meeting'> = {
  ...meeting,
  id: id(4),
  scheduledDate: '2026-11-27',
  scheduledTime: '08:00',
  timezone: 'Asia/Tokyo',
  startsAt: '2026-11-26T23:00:00.000Z',
  endsAt: '2026-11-27T00:00:00.000Z',
  status: 'CANCELLED',
  reason: 'A colleague who should be there is ill that day.',
  application: { id: '00000004-0000-4000-8000-000000000004', status: 'REJECTED' },
  freelancer: emil,
};

/** As the server lists them: coming and live ones first, then the others, the latest first. */
export const meetings: Schema<'Meeting'>[] = [liveMeeting, meeting, cancelledMeeting, endedMeeting];

const interview = { id: meeting.id, title: meeting.title, startsAt: meeting.startsAt };

/** The history of an application with an interview that was changed once. */
export const interviewHistory: Schema<'ApplicationHistory'> = [
  ...application.history,
  { type: 'VIEWED', at: '2026-11-19T09:40:00.000Z', meeting: null },
  { type: 'INTERVIEW_SCHEDULED', at: meeting.createdAt, meeting: interview },
  { type: 'INTERVIEW_CHANGED', at: '2026-11-19T16:15:00.000Z', meeting: interview },
];
