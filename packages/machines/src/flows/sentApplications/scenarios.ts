import { defineFlow } from '../../testing/defineFlow.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { interviewHistory, meeting, meetings } from '../../testing/sampleMeetings.ts';
import { application, sentApplications, pagination, withdrawnHistory } from '../../testing/samples.ts';
import type { SentAddress } from './flow.ts';
import { sentApplicationsMachine, sentAddressOf } from './flow.ts';

type Event = ReplayEvent<typeof sentApplicationsMachine>;

const all: SentAddress = { page: 1, projectId: null, status: null };
export const input = { address: all };

/** As a link from a job leads to it. */
const ofProject = { address: { page: 1, projectId: application.projectId, status: null } };

const ofStatus = { address: { page: 1, projectId: null, status: 'REJECTED' as const } };

/** The given page of three. */
export const loaded = (page = 1): Event =>
  settled('listFreelancerApplications', { applications: sentApplications, pagination: pagination(23, page, 10) });
export const nothing: Event = settled('listFreelancerApplications', {
  applications: [],
  pagination: pagination(0, 1, 10),
});
export const failure: Event = rejected('listFreelancerApplications', failing.network);

export const withdraw: Event = { type: 'application.withdraw', applicationId: application.id };
export const confirm: Event = { type: 'decision.confirm' };

export const sentApplicationsFlow = defineFlow({
  machine: sentApplicationsMachine,
  input,
  others: [
    { type: 'status.change', value: 'REJECTED' },
    { type: 'status.change', value: null },
  ],
  scenarios: {
    loading: [],
    failed: [failure],
    empty: [nothing],
    listed: [loaded()],
    confirming: [loaded(), withdraw],
    withdrawing: [loaded(), withdraw, confirm],

    /** Another came from elsewhere while a question lay over them. */
    withNews: [
      settled('listFreelancerApplications', {
        applications: sentApplications.slice(1),
        pagination: pagination(22, 1, 10),
      }),
      {
        type: 'list.heard',
        address: all,
        list: { applications: sentApplications, pagination: pagination(23, 1, 10) },
        wasHeld: true,
      },
    ],
    loadingAgain: [loaded(), { type: 'address.set', address: { ...all, page: 2 } }],
    ofOneProject: {
      input: ofProject,
      events: [
        settled('listFreelancerApplications', { applications: [application], pagination: pagination(1, 1, 10) }),
      ],
    },
    withMeetings: [
      settled('listFreelancerApplications', {
        applications: [{ ...application, history: interviewHistory, meetings }],
        pagination: pagination(1, 1, 10),
      }),
    ],
    ofStatus: {
      input: ofStatus,
      events: [
        settled('listFreelancerApplications', {
          applications: sentApplications.filter(({ status }) => status === 'REJECTED'),
          pagination: pagination(1, 1, 10),
        }),
      ],
    },
    /** The second and last one, with an interview, which falls away. */
    withdrawInterviewed: [
      settled('listFreelancerApplications', {
        applications: [{ ...application, history: interviewHistory, meetings: [meeting], isLast: true }],
        pagination: pagination(1, 1, 10),
      }),
      withdraw,
    ],
    withdrawFailed: [loaded(), withdraw, confirm, rejected('withdrawApplication', failing.network)],
    withdrawn: [
      settled('listFreelancerApplications', {
        applications: [{ ...application, status: 'WITHDRAWN', history: withdrawnHistory }],
        pagination: pagination(1, 1, 10),
      }),
    ],
    noneOfStatus: { input: ofStatus, events: [nothing] },
    noneOfProject: { input: ofProject, events: [nothing] },
    lastPage: { input: { address: { ...all, page: 3 } }, events: [loaded(3)] },
  },
  list: {
    call: 'listFreelancerApplications',
    addressOf: sentAddressOf,
    answer: { applications: sentApplications },
    addresses: [{}, { page: '2', status: 'PENDING' }, { project: application.projectId }],
    controls: [
      {
        name: 'a status',
        events: [{ type: 'status.change', value: 'REJECTED' }],
        from: { page: '2' },
        to: { status: 'REJECTED' },
      },
    ],
  },
});
