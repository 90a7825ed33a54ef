import { pageAddressOf } from '../../kit/lists.ts';
import { defineFlow } from '../../testing/defineFlow.ts';
import { pagination } from '../../testing/marketplace/answers/lists.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { completedProjects } from '../../testing/samples.ts';
import { completedProjectsMachine } from './flow.ts';

type Event = ReplayEvent<typeof completedProjectsMachine>;

export const input = { address: { page: 1 } };

/** The given page of the list. */
export const loaded = (page = 1): Event =>
  settled('listAssignedProjects', {
    projects: completedProjects,
    pagination: pagination(completedProjects.length, page, 10),
  });
export const nothing: Event = settled('listAssignedProjects', { projects: [], pagination: pagination(0, 1, 10) });
export const failure: Event = rejected('listAssignedProjects', failing.network);

export const completedProjectsFlow = defineFlow({
  machine: completedProjectsMachine,
  input,
  scenarios: {
    loading: [],
    failed: [failure],
    empty: [nothing],
    listed: [loaded()],

    loadingAgain: [loaded(), { type: 'address.set', address: { page: 2 } }],
  },
  list: {
    call: 'listAssignedProjects',
    addressOf: pageAddressOf,
    answer: { projects: completedProjects },
  },
});
