import { pageAddressOf } from '../../kit/lists.ts';
import type { Schema } from '../../kit/schema.ts';
import { defineFlow } from '../../testing/defineFlow.ts';
import { assignedProjectsOf } from '../../testing/marketplace/answers/freelancerDashboard.ts';
import { pageOf, pagination } from '../../testing/marketplace/answers/lists.ts';
import { freelancers } from '../../testing/marketplace/facts/freelancers.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { assignedProjects, completedWork, endedWork, newWork, ratedWork, shownWork } from '../../testing/samples.ts';
import { assignedProjectsMachine } from './flow.ts';

type Event = ReplayEvent<typeof assignedProjectsMachine>;

export const input = { address: { page: 1 } };

const listed = (all: readonly Schema<'AssignedProject'>[], page = 1): Event => {
  const listing = pagination(all.length, page, 10);
  return settled('listAssignedProjects', { projects: pageOf(all, listing), pagination: listing });
};

/** The given page of the list. */
export const loaded = (page = 1): Event => listed(assignedProjects, page);
export const nothing: Event = settled('listAssignedProjects', { projects: [], pagination: pagination(0, 1, 10) });
/** The one that was just assigned. */
export const request = { type: 'completion.request', projectId: newWork.id } as const;
export const end = { type: 'project.end', projectId: newWork.id } as const;
export const write = (value: string) => ({ type: 'field.change', name: 'delivered', value }) as const;
export const confirm = { type: 'decision.confirm' } as const;
const goodbye = {
  type: 'field.change',
  name: 'reason',
  value: 'I have fallen ill, and cannot say for how long.',
} as const;
const written = write('Vouchers are sold, printed and taken, each one once.');
export const failure: Event = rejected('listAssignedProjects', failing.network);

/** Of someone who has worked more than three pages of jobs. */
const manyProjects = assignedProjectsOf(freelancers.tomas);
const lastPage = Math.ceil(manyProjects.length / 10);

export const assignedProjectsFlow = defineFlow({
  machine: assignedProjectsMachine,
  input,
  scenarios: {
    loading: [],
    failed: [failure],
    empty: [nothing],
    listed: [loaded()],
    describing: [loaded(), request],
    requesting: [loaded(), request, written, confirm],
    explainingEnd: [loaded(), end],
    ending: [loaded(), end, goodbye, confirm],

    /** The freelancer was hired for another while a question lay over them. */
    withNews: [
      listed(assignedProjects.slice(1)),
      {
        type: 'list.heard',
        ...input,
        list: { projects: assignedProjects.slice(0, 10), pagination: pagination(assignedProjects.length, 1, 10) },
        wasHeld: true,
      },
    ],
    loadingAgain: [loaded(), { type: 'address.set', address: { page: 2 } }],
    requestFailed: [loaded(), request, written, confirm, rejected('requestCompletion', failing.network)],
    tooLong: [loaded(), request, write('long '.repeat(500)), confirm],
    completed: [listed([completedWork, ratedWork, shownWork])],
    ended: [listed(endedWork)],
    lastPage: { input: { address: { page: lastPage } }, events: [listed(manyProjects, lastPage)] },
  },
  list: {
    call: 'listAssignedProjects',
    addressOf: pageAddressOf,
    answer: { projects: assignedProjects },
  },
});
