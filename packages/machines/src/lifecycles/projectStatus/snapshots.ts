import type { SnapshotFrom } from 'xstate';

import type { StateOf } from '../../testing/replay.ts';
import { at } from '../../testing/replay.ts';
import type { ProjectEvent } from './machine.ts';
import { projectStatusMachine } from './machine.ts';

const assigned: ProjectEvent[] = [{ type: 'application.accept' }];
const handedIn: ProjectEvent[] = [...assigned, { type: 'completion.request' }];

const after = (history: readonly ProjectEvent[]) => at(projectStatusMachine, undefined, history);

/** One snapshot of each status, reached as a project reaches it. */
export const projectStatusSnapshots = {
  OPEN: after([]),
  ASSIGNED: after(assigned),
  IN_PROGRESS: after([...handedIn, { type: 'completion.reject' }]),
  PENDING_COMPLETION: after(handedIn),
  COMPLETED: after([...handedIn, { type: 'completion.approve' }]),
  CANCELLED: after([{ type: 'project.cancel' }]),
} satisfies Record<StateOf<typeof projectStatusMachine>, SnapshotFrom<typeof projectStatusMachine>>;
