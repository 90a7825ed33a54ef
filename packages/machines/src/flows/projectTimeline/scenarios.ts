import type { Schema } from '../../kit/schema.ts';
import { defineFlow } from '../../testing/defineFlow.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { pagination, postedProject, application, job } from '../../testing/samples.ts';
import { projectTimelineMachine, timelineAddressOf } from './flow.ts';

type Event = ReplayEvent<typeof projectTimelineMachine>;
type ProjectEvent = Schema<'ProjectEvent'>;

const { id, title } = postedProject;

export const input = { address: { projectId: id, page: 1 } };

const ngozi = { userId: '00000000-0000-4000-8000-000000000201', name: 'Ngozi Adeyemi' };
const tomas = { userId: '00000000-0000-4000-8000-000000000202', name: 'Tomás Herrera' };
const interview = {
  id: '00000000-0000-4000-8000-000000000301',
  title: 'Application Interview',
  startsAt: '2026-09-04T13:30:00.000Z',
};

const event = (type: ProjectEvent['type'], at: string, more: Partial<ProjectEvent> = {}): ProjectEvent => ({
  type,
  at,
  freelancer: null,
  meeting: null,
  movedFrom: null,
  reason: null,
  delivered: null,
  rating: null,
  suggestedTimes: [],
  edit: null,
  before: null,
  isPartlyKnown: false,
  ...more,
});

/** A job that was done, with everything that can happen on the way. */
export const wholeLife: ProjectEvent[] = [
  event('PROJECT_POSTED', '2026-09-01T08:15:00.000Z'),
  event('APPLICATION_RECEIVED', '2026-09-01T17:02:00.000Z', { freelancer: tomas }),
  event('PROJECT_EDITED', '2026-09-02T08:00:00.000Z', {
    edit: {
      before: { title: 'Redesign of our shop', skillsRequired: ['React'], budgetMin: 2000, budgetMax: 3000 },
      after: { title, skillsRequired: ['React', 'TypeScript'], budgetMin: 2500, budgetMax: 4000 },
    },
  }),
  event('APPLICATION_RECEIVED', '2026-09-02T09:40:00.000Z', { freelancer: ngozi }),
  event('APPLICATION_EDITED', '2026-09-02T10:20:00.000Z', {
    freelancer: ngozi,
    before: { proposal: 'I would rebuild the shop from the start, and move the products over at the end.' },
  }),
  event('INTERVIEW_SCHEDULED', '2026-09-02T12:05:00.000Z', { freelancer: tomas, meeting: interview }),
  event('INTERVIEW_SCHEDULED', '2026-09-02T12:10:00.000Z', { freelancer: ngozi, meeting: interview }),
  event('INTERVIEW_MOVED', '2026-09-03T07:30:00.000Z', {
    freelancer: ngozi,
    meeting: { ...interview, startsAt: '2026-09-04T08:00:00.000Z' },
    movedFrom: interview.startsAt,
    reason: 'The room is taken in the afternoon.',
  }),
  event('INTERVIEW_CANCELLED', '2026-09-03T15:00:00.000Z', {
    freelancer: tomas,
    meeting: interview,
    reason: 'The room is taken, and we have found someone.',
  }),
  event('APPLICATION_REJECTED', '2026-09-03T15:05:00.000Z', {
    freelancer: tomas,
    reason: 'We look for someone who has worked with Shopify.',
  }),
  event('FREELANCER_HIRED', '2026-09-07T12:00:00.000Z', { freelancer: ngozi }),
  event('COMPLETION_REQUESTED', '2026-11-10T16:40:00.000Z', {
    freelancer: ngozi,
    delivered: 'The shop is live, with its manual in the shared folder.',
  }),
  event('COMPLETION_REJECTED', '2026-11-11T09:00:00.000Z', {
    freelancer: ngozi,
    reason: 'The checkout page still shows the old prices.\nThe rest is fine.',
  }),
  event('COMPLETION_REQUESTED', '2026-11-18T16:40:00.000Z', {
    freelancer: ngozi,
    delivered: 'The checkout page has the new prices.',
  }),
  event('COMPLETION_APPROVED', '2026-11-19T09:00:00.000Z', { freelancer: ngozi }),
  event('CLIENT_RATED', '2026-11-19T09:02:00.000Z', { freelancer: ngozi, rating: 4 }),
  event('FREELANCER_RATED', '2026-11-19T09:04:00.000Z', { freelancer: ngozi, rating: 5 }),
];

type Status = Schema<'ProjectStatus'>;

const answer = (status: Status, events: ProjectEvent[], listed = pagination(events.length, 1, 50)): Event =>
  settled('getProjectTimeline', { project: { id, title, status }, events, pagination: listed });

/** The given page of two. */
export const loaded = (page = 1): Event => answer('COMPLETED', wholeLife, pagination(63, page, 50));
export const failure: Event = rejected('getProjectTimeline', failing.network);
export const refusal: Event = rejected('getProjectTimeline', failing.refused(404, 'This project does not exist.'));

const [posted] = wholeLife;

export const projectTimelineFlow = defineFlow({
  machine: projectTimelineMachine,
  input,
  scenarios: {
    loading: [],
    failed: [failure],
    empty: [refusal],
    listed: [answer('COMPLETED', wholeLife)],

    justPosted: [answer('OPEN', posted ? [posted] : [])],
    withdrawn: [
      answer('CANCELLED', [
        ...wholeLife.slice(0, 2),
        event('PROJECT_WITHDRAWN', '2026-09-05T10:00:00.000Z', { reason: 'We postpone the shop to next year.' }),
      ]),
    ],
    takenDown: [
      answer('CANCELLED', [
        ...wholeLife.slice(0, 1),
        event('PROJECT_TAKEN_DOWN', '2026-09-05T10:00:00.000Z', { reason: 'It asks for work without pay.' }),
      ]),
    ],
    /** What concerns another applicant is left out. */
    ofFreelancer: [
      answer(
        'COMPLETED',
        wholeLife.filter(({ freelancer }) => freelancer !== tomas),
      ),
    ],
    partlyKnown: [
      answer('ASSIGNED', [
        event('INTERVIEW_SCHEDULED', '2026-09-02T12:10:00.000Z', {
          freelancer: ngozi,
          meeting: { ...interview, startsAt: null },
          isPartlyKnown: true,
        }),
        event('INTERVIEW_MOVED', '2026-09-03T07:30:00.000Z', { freelancer: ngozi, meeting: interview }),
        event('COMPLETION_REQUESTED', '2026-11-10T16:40:00.000Z', { freelancer: ngozi, isPartlyKnown: true }),
      ]),
    ],
    secondPage: { input: { address: { projectId: id, page: 2 } }, events: [loaded(2)] },
    loadingAgain: [loaded(), { type: 'address.set', address: { projectId: id, page: 2 } }],
  },
  list: {
    call: 'getProjectTimeline',
    addressOf: timelineAddressOf,
    answer: { project: { id: job.id, title: job.title, status: 'COMPLETED' }, events: wholeLife },
    addresses: [{ project: job.id }, { project: job.id, page: '2' }, { project: application.projectId, page: '3' }],
  },
});
