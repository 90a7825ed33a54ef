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
/** The one that was just assigned. */
export const request = { type: 'completion.request', projectId: assignedProjects[0]?.id ?? '' } as const;
export const write = (value: string) => ({ type: 'field.change', name: 'delivered', value }) as const;
export const confirm = { type: 'decision.confirm' } as const;
const written = write('The mark as a stamp, an SVG and a page on how to use it.');
export const failure: Event = rejected('listAssignedProjects', failing.network);

/** One snapshot of each state: stories, pictures, axe runs and server rendering read this list. */
export const assignedProjectsSnapshots = {
  loading: at(assignedProjectsMachine, input),
  failed: at(assignedProjectsMachine, input, [failure]),
  empty: at(assignedProjectsMachine, input, [nothing]),
  listed: at(assignedProjectsMachine, input, [loaded()]),
  describing: at(assignedProjectsMachine, input, [loaded(), request]),
  requesting: at(assignedProjectsMachine, input, [loaded(), request, written, confirm]),
} satisfies Record<StateOf<typeof assignedProjectsMachine>, SnapshotFrom<typeof assignedProjectsMachine>>;

/** Refinements of a state that people meet. */
export const assignedProjectsVariations = {
  loadingAgain: at(assignedProjectsMachine, input, [loaded(), { type: 'address.set', address: { page: 2 } }]),
  requestFailed: at(assignedProjectsMachine, input, [
    loaded(),
    request,
    written,
    confirm,
    rejected('requestCompletion', failing.network),
  ]),
  tooLong: at(assignedProjectsMachine, input, [loaded(), request, write('long '.repeat(500)), confirm]),
  lastPage: at(assignedProjectsMachine, { address: { page: 3 } }, [loaded(3)]),
};
