import type { Schema } from '../../kit/schema.ts';
import { defineFlow } from '../../testing/defineFlow.ts';
import { pageOf, pagination } from '../../testing/marketplace/answers/lists.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { application, interviewedApplication, sentApplications, withdrawnApplication } from '../../testing/samples.ts';
import type { SentAddress } from './flow.ts';
import { sentApplicationsMachine, sentAddressOf } from './flow.ts';

type Event = ReplayEvent<typeof sentApplicationsMachine>;

const all: SentAddress = { page: 1, projectId: null, status: null };
export const input = { address: all };

/** As a link from a job leads to it. */
const ofProject = { address: { page: 1, projectId: application.projectId, status: null } };

const inputFor = ({ projectId }: Schema<'FreelancerApplication'>) => ({
  address: { page: 1, projectId, status: null },
});

const ofStatus = { address: { page: 1, projectId: null, status: 'REJECTED' as const } };

const listed = (all: readonly Schema<'FreelancerApplication'>[], page = 1) => {
  const listing = pagination(all.length, page, 10);
  return { applications: pageOf(all, listing), pagination: listing };
};
const answered = (...list: Parameters<typeof listed>): Event => settled('listFreelancerApplications', listed(...list));

/** The given page of two. */
export const loaded = (page = 1): Event => answered(sentApplications, page);
export const nothing = answered([]);
export const failure: Event = rejected('listFreelancerApplications', failing.network);

export const withdraw: Event = { type: 'application.withdraw', applicationId: application.id };
export const confirm: Event = { type: 'decision.confirm' };

const pending = sentApplications.filter(({ status }) => status === 'PENDING');
/** Those that wait for an answer. */
const waiting = (...events: Event[]) => ({
  input: { address: { ...all, status: 'PENDING' as const } },
  events: [answered(pending), ...events],
});

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
    confirming: waiting(withdraw),
    withdrawing: waiting(withdraw, confirm),

    /** Another came from elsewhere while a question lay over them. */
    withNews: [
      answered(sentApplications.slice(1)),
      {
        type: 'list.heard',
        address: all,
        list: listed(sentApplications),
        wasHeld: true,
      },
    ],
    loadingAgain: [loaded(), { type: 'address.set', address: { ...all, page: 2 } }],
    ofOneProject: {
      input: ofProject,
      events: [answered([application])],
    },
    withMeetings: { input: inputFor(interviewedApplication), events: [answered([interviewedApplication])] },
    ofStatus: {
      input: ofStatus,
      events: [answered(sentApplications.filter(({ status }) => status === 'REJECTED'))],
    },
    /** With an interview, which falls away. */
    withdrawInterviewed: {
      input: inputFor(interviewedApplication),
      events: [
        answered([interviewedApplication]),
        { type: 'application.withdraw', applicationId: interviewedApplication.id },
      ],
    },
    withdrawFailed: waiting(withdraw, confirm, rejected('withdrawApplication', failing.network)),
    withdrawn: { input: inputFor(withdrawnApplication), events: [answered([withdrawnApplication])] },
    noneOfStatus: { input: ofStatus, events: [nothing] },
    noneOfProject: { input: ofProject, events: [nothing] },
    lastPage: { input: { address: { ...all, page: 2 } }, events: [loaded(2)] },
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
