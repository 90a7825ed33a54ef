import type { SnapshotFrom } from 'xstate';

import type { Schema } from '../../kit/schema.ts';
import type { ReplayEvent, StateOf } from '../../testing/replay.ts';
import { at, failing, rejected, settled } from '../../testing/replay.ts';
import { assignedProjects, pagination } from '../../testing/samples.ts';
import { completedProjectsMachine } from './machine.ts';

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

/** One snapshot of each state: stories, pictures, axe runs and server rendering read this list. */
export const completedProjectsSnapshots = {
  loading: at(completedProjectsMachine, input),
  failed: at(completedProjectsMachine, input, [failure]),
  empty: at(completedProjectsMachine, input, [nothing]),
  listed: at(completedProjectsMachine, input, [loaded()]),
} satisfies Record<StateOf<typeof completedProjectsMachine>, SnapshotFrom<typeof completedProjectsMachine>>;

/** Refinements of a state that people meet. */
export const completedProjectsVariations = {
  loadingAgain: at(completedProjectsMachine, input, [loaded(), { type: 'address.set', address: { page: 2 } }]),
};
