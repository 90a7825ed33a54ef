import type { SnapshotFrom } from 'xstate';

import type { ReplayEvent, StateOf } from '../../testing/replay.ts';
import { at, failing, rejected, settled } from '../../testing/replay.ts';
import { pagination, postedProjects, projectsInEveryStatus } from '../../testing/samples.ts';
import { postedJobsMachine } from './machine.ts';

type Event = ReplayEvent<typeof postedJobsMachine>;

export const loaded: Event = settled('listClientProjects', {
  projects: postedProjects,
  pagination: pagination(postedProjects.length, 1, 50),
});
export const nothing: Event = settled('listClientProjects', { projects: [], pagination: pagination(0, 1, 50) });
export const failure: Event = rejected('listClientProjects', failing.network);

/** One snapshot of each state: stories, pictures, axe runs and server rendering read this list. */
export const postedJobsSnapshots = {
  loading: at(postedJobsMachine, undefined),
  failed: at(postedJobsMachine, undefined, [failure]),
  empty: at(postedJobsMachine, undefined, [nothing]),
  listed: at(postedJobsMachine, undefined, [loaded]),
} satisfies Record<StateOf<typeof postedJobsMachine>, SnapshotFrom<typeof postedJobsMachine>>;

/** Refinements of a state that people meet. */
export const postedJobsVariations = {
  loadingAgain: at(postedJobsMachine, undefined, [loaded, { type: 'list.refresh' }]),
  searched: at(postedJobsMachine, undefined, [loaded, { type: 'query.change', value: 'shop' }]),
  everyStatus: at(postedJobsMachine, undefined, [
    settled('listClientProjects', {
      projects: projectsInEveryStatus,
      pagination: pagination(projectsInEveryStatus.length, 1, 50),
    }),
  ]),
  nothingFound: at(postedJobsMachine, undefined, [loaded, { type: 'query.change', value: 'quilting' }]),
};
