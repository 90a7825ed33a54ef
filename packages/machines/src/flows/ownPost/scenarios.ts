import type { Schema } from '../../kit/schema.ts';
import { defineFlow } from '../../testing/defineFlow.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { byStatusOf, pagination, postedProject } from '../../testing/samples.ts';
import { ownPostMachine } from './flow.ts';

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

export const ownPostFlow = defineFlow({
  machine: ownPostMachine,
  input,
  others: [
    { type: 'post.heard', list: listed(edited) },
    { type: 'post.heard', list: listed() },
  ],
  scenarios: {
    loading: [],
    absent: [notOwn],
    shown: [found],

    edited: [settled('listClientProjects', listed(edited))],
    assigned: [settled('listClientProjects', listed({ ...edited, status: 'ASSIGNED', pendingApplicationsCount: 0 }))],
    unanswered: [
      settled('listClientProjects', listed({ ...postedProject, applicationsCount: 0, pendingApplicationsCount: 0 })),
    ],
  },
});
