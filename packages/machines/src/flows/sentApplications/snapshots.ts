import type { SnapshotFrom } from 'xstate';

import type { ReplayEvent, StateOf } from '../../testing/replay.ts';
import { at, failing, rejected, settled } from '../../testing/replay.ts';
import { interviewHistory, meeting, meetings } from '../../testing/sampleMeetings.ts';
import { application, sentApplications, pagination, withdrawnHistory } from '../../testing/samples.ts';
import type { SentAddress } from './machine.ts';
import { sentApplicationsMachine } from './machine.ts';

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

/** One snapshot of each state: stories, pictures, axe runs and server rendering read this list. */
export const sentApplicationsSnapshots = {
  loading: at(sentApplicationsMachine, input),
  failed: at(sentApplicationsMachine, input, [failure]),
  empty: at(sentApplicationsMachine, input, [nothing]),
  listed: at(sentApplicationsMachine, input, [loaded()]),
  confirming: at(sentApplicationsMachine, input, [loaded(), withdraw]),
  withdrawing: at(sentApplicationsMachine, input, [loaded(), withdraw, confirm]),
} satisfies Record<StateOf<typeof sentApplicationsMachine>, SnapshotFrom<typeof sentApplicationsMachine>>;

/** Refinements of a state that people meet. */
export const sentApplicationsVariations = {
  /** Another came from elsewhere while a question lay over them. */
  withNews: at(sentApplicationsMachine, input, [
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
  ]),
  loadingAgain: at(sentApplicationsMachine, input, [loaded(), { type: 'address.set', address: { ...all, page: 2 } }]),
  ofOneProject: at(sentApplicationsMachine, ofProject, [
    settled('listFreelancerApplications', { applications: [application], pagination: pagination(1, 1, 10) }),
  ]),
  withMeetings: at(sentApplicationsMachine, input, [
    settled('listFreelancerApplications', {
      applications: [{ ...application, history: interviewHistory, meetings }],
      pagination: pagination(1, 1, 10),
    }),
  ]),
  ofStatus: at(sentApplicationsMachine, ofStatus, [
    settled('listFreelancerApplications', {
      applications: sentApplications.filter(({ status }) => status === 'REJECTED'),
      pagination: pagination(1, 1, 10),
    }),
  ]),
  /** The second and last one, with an interview, which falls away. */
  withdrawInterviewed: at(sentApplicationsMachine, input, [
    settled('listFreelancerApplications', {
      applications: [{ ...application, history: interviewHistory, meetings: [meeting], isLast: true }],
      pagination: pagination(1, 1, 10),
    }),
    withdraw,
  ]),
  withdrawFailed: at(sentApplicationsMachine, input, [
    loaded(),
    withdraw,
    confirm,
    rejected('withdrawApplication', failing.network),
  ]),
  withdrawn: at(sentApplicationsMachine, input, [
    settled('listFreelancerApplications', {
      applications: [{ ...application, status: 'WITHDRAWN', history: withdrawnHistory }],
      pagination: pagination(1, 1, 10),
    }),
  ]),
  noneOfStatus: at(sentApplicationsMachine, ofStatus, [nothing]),
  noneOfProject: at(sentApplicationsMachine, ofProject, [nothing]),
  lastPage: at(sentApplicationsMachine, { address: { ...all, page: 3 } }, [loaded(3)]),
};
