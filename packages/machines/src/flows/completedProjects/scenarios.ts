import { pageAddressOf } from '../../kit/lists.ts';
import type { Schema } from '../../kit/schema.ts';
import { defineFlow } from '../../testing/defineFlow.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { assignedProjects, pagination } from '../../testing/samples.ts';
import { completedProjectsMachine } from './flow.ts';

type Event = ReplayEvent<typeof completedProjectsMachine>;

export const input = { address: { page: 1 } };

export const completedProjects: Schema<'AssignedProject'>[] = assignedProjects.map((project) => ({
  ...project,
  status: 'COMPLETED',
  completionReason: null,
  deliveries: [],
  completedAt: '2026-10-30T15:00:00.000Z',
}));

/** The given page of two. */
export const loaded = (page = 1): Event =>
  settled('listAssignedProjects', { projects: completedProjects, pagination: pagination(13, page, 10) });
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
    answer: { projects: assignedProjects },
  },
});
