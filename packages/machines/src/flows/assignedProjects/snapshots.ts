import type { SnapshotFrom } from 'xstate';

import type { ReplayEvent, StateOf } from '../../testing/replay.ts';
import { at, failing, rejected, settled } from '../../testing/replay.ts';
import { assignedProjects, pagination } from '../../testing/samples.ts';
import { assignedProjectsMachine } from './machine.ts';

type Event = ReplayEvent<typeof assignedProjectsMachine>;

export const input = { address: { page: 1 } };

/** The given page of three. */
export const loaded = (page = 1): Event =>
  settled('listAssignedProjects', { projects: assignedProjects, pagination: pagination(23, page, 10) });
export const nothing: Event = settled('listAssignedProjects', { projects: [], pagination: pagination(0, 1, 10) });
export const failure: Event = rejected('listAssignedProjects', failing.network);

/** One snapshot of each state: stories, pictures, axe runs and server rendering read this list. */
export const assignedProjectsSnapshots = {
  loading: at(assignedProjectsMachine, input),
  failed: at(assignedProjectsMachine, input, [failure]),
  empty: at(assignedProjectsMachine, input, [nothing]),
  listed: at(assignedProjectsMachine, input, [loaded()]),
} satisfies Record<StateOf<typeof assignedProjectsMachine>, SnapshotFrom<typeof assignedProjectsMachine>>;

/** Refinements of a state that people meet. */
export const assignedProjectsVariations = {
  loadingAgain: at(assignedProjectsMachine, input, [loaded(), { type: 'address.set', address: { page: 2 } }]),
  lastPage: at(assignedProjectsMachine, { address: { page: 3 } }, [loaded(3)]),
};
