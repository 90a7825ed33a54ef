import type { Schema } from '../../kit/schema.ts';
import { defineFlow } from '../../testing/defineFlow.ts';
import { byStatusOf } from '../../testing/marketplace/answers/jobs.ts';
import { pagination } from '../../testing/marketplace/answers/lists.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { assignedPost, editedProject, postedProject, unansweredProject } from '../../testing/samples.ts';
import { ownPostMachine } from './flow.ts';

const inputOf = ({ id }: Schema<'ClientProject'>) => ({ jobId: id });
export const input = inputOf(postedProject);

export const listed = (...projects: Schema<'ClientProject'>[]): Schema<'ClientProjectList'> => ({
  projects,
  byStatus: byStatusOf(projects),
  pagination: pagination(projects.length, 1, 1),
});

export const found = settled('listClientProjects', listed(postedProject));
export const notOwn = settled('listClientProjects', listed());
export const failure = rejected('listClientProjects', failing.network);

export const ownPostFlow = defineFlow({
  machine: ownPostMachine,
  input,
  others: [
    { type: 'post.heard', list: listed({ ...postedProject, editsCount: 1, editedAt: '2026-11-20T08:30:00.000Z' }) },
    { type: 'post.heard', list: listed() },
  ],
  scenarios: {
    loading: [],
    absent: [notOwn],
    shown: [found],

    edited: { input: inputOf(editedProject), events: [settled('listClientProjects', listed(editedProject))] },
    assigned: { input: inputOf(assignedPost), events: [settled('listClientProjects', listed(assignedPost))] },
    unanswered: {
      input: inputOf(unansweredProject),
      events: [settled('listClientProjects', listed(unansweredProject))],
    },
  },
});
