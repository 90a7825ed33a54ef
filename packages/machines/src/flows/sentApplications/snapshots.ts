import type { SnapshotFrom } from 'xstate';

import type { ReplayEvent, StateOf } from '../../testing/replay.ts';
import { at, failing, rejected, settled } from '../../testing/replay.ts';
import { meetings } from '../../testing/sampleMeetings.ts';
import { application, sentApplications, pagination } from '../../testing/samples.ts';
import type { SentAddress } from './machine.ts';
import { sentApplicationsMachine } from './machine.ts';

type Event = ReplayEvent<typeof sentApplicationsMachine>;

const all: SentAddress = { page: 1, projectId: null };
export const input = { address: all };

/** As a link from a job leads to it. */
const ofProject = { address: { page: 1, projectId: application.projectId } };

/** The given page of three. */
export const loaded = (page = 1): Event =>
  settled('listFreelancerApplications', { applications: sentApplications, pagination: pagination(23, page, 10) });
export const nothing: Event = settled('listFreelancerApplications', {
  applications: [],
  pagination: pagination(0, 1, 10),
});
export const failure: Event = rejected('listFreelancerApplications', failing.network);

/** One snapshot of each state: stories, pictures, axe runs and server rendering read this list. */
export const sentApplicationsSnapshots = {
  loading: at(sentApplicationsMachine, input),
  failed: at(sentApplicationsMachine, input, [failure]),
  empty: at(sentApplicationsMachine, input, [nothing]),
  listed: at(sentApplicationsMachine, input, [loaded()]),
} satisfies Record<StateOf<typeof sentApplicationsMachine>, SnapshotFrom<typeof sentApplicationsMachine>>;

/** Refinements of a state that people meet. */
export const sentApplicationsVariations = {
  loadingAgain: at(sentApplicationsMachine, input, [loaded(), { type: 'address.set', address: { ...all, page: 2 } }]),
  ofOneProject: at(sentApplicationsMachine, ofProject, [
    settled('listFreelancerApplications', { applications: [application], pagination: pagination(1, 1, 10) }),
  ]),
  withMeetings: at(sentApplicationsMachine, input, [
    settled('listFreelancerApplications', {
      applications: [{ ...application, meetings }],
      pagination: pagination(1, 1, 10),
    }),
  ]),
  noneOfProject: at(sentApplicationsMachine, ofProject, [nothing]),
  lastPage: at(sentApplicationsMachine, { address: { ...all, page: 3 } }, [loaded(3)]),
};
