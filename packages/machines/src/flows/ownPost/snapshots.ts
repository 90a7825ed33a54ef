import type { SnapshotFrom } from 'xstate';

import type { Schema } from '../../kit/schema.ts';
import type { StateOf } from '../../testing/replay.ts';
import { at, failing, rejected, settled } from '../../testing/replay.ts';
import { byStatusOf, pagination, postedProject } from '../../testing/samples.ts';
import { ownPostMachine } from './machine.ts';

export const input = { jobId: postedProject.id };

export const listed = (...projects: Schema<'ClientProject'>[]): Schema<'ClientProjectList'> => ({
  projects,
  byStatus: byStatusOf(projects),
  pagination: pagination(projects.length, 1, 1),
});

export const found = settled('listClientProjects', listed(postedProject));
export const notOwn = settled('listClientProjects', listed());
export const failure = rejected('listClientProjects', failing.network);
export const edited = { ...postedProject, editsCount: 2, editedAt: '2026-11-19T08:30:00.000Z' };

/** One snapshot of each state: stories, pictures, axe runs and server rendering read this list. */
export const ownPostSnapshots = {
  loading: at(ownPostMachine, input),
  absent: at(ownPostMachine, input, [notOwn]),
  shown: at(ownPostMachine, input, [found]),
} satisfies Record<StateOf<typeof ownPostMachine>, SnapshotFrom<typeof ownPostMachine>>;

/** Refinements of a state that people meet. */
export const ownPostVariations = {
  edited: at(ownPostMachine, input, [settled('listClientProjects', listed(edited))]),
  assigned: at(ownPostMachine, input, [
    settled('listClientProjects', listed({ ...edited, status: 'ASSIGNED', pendingApplicationsCount: 0 })),
  ]),
  unanswered: at(ownPostMachine, input, [
    settled('listClientProjects', listed({ ...postedProject, applicationsCount: 0, pendingApplicationsCount: 0 })),
  ]),
};
