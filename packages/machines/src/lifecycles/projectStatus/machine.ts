import type { ProjectStatus } from '@guildhall/api/enums';
import { setup } from 'xstate';

/** What can happen to a project. The client edits, accepts, approves, rejects and cancels; the freelancer requests completion; either of them ends it. */
export type ProjectEvent =
  | { type: 'application.accept' }
  | { type: 'completion.request' }
  | { type: 'completion.approve' }
  | { type: 'completion.reject' }
  | { type: 'project.edit' }
  | { type: 'project.cancel' }
  | { type: 'project.end' };

/**
 * The life of a project.
 *
 * Guarantees: a project is assigned once and never reopened; work is finished only through the client's approval;
 * a post can be edited and withdrawn only while no one has been hired; after that either side can end the project, unless the work
 * waits for approval or is approved. COMPLETED and CANCELLED are final.
 */
export const projectStatusMachine = setup({
  types: { events: {} as ProjectEvent },
}).createMachine({
  id: 'projectStatus',
  initial: 'OPEN',
  states: {
    OPEN: { on: { 'project.edit': 'OPEN', 'application.accept': 'ASSIGNED', 'project.cancel': 'CANCELLED' } },
    ASSIGNED: { on: { 'completion.request': 'PENDING_COMPLETION', 'project.end': 'CANCELLED' } },
    IN_PROGRESS: { on: { 'completion.request': 'PENDING_COMPLETION', 'project.end': 'CANCELLED' } },
    PENDING_COMPLETION: { on: { 'completion.approve': 'COMPLETED', 'completion.reject': 'IN_PROGRESS' } },
    COMPLETED: { type: 'final' },
    CANCELLED: { type: 'final' },
  } satisfies Record<ProjectStatus, { type?: 'final'; on?: Record<string, ProjectStatus> }>,
});
