import type { SnapshotFrom } from 'xstate';

import type { StateOf } from '../../testing/replay.ts';
import { at } from '../../testing/replay.ts';
import { applicationStatusMachine } from './machine.ts';

/** One snapshot of each status, reached as an application reaches it. */
export const applicationStatusSnapshots = {
  PENDING: at(applicationStatusMachine, undefined),
  ACCEPTED: at(applicationStatusMachine, undefined, [{ type: 'application.accept' }]),
  REJECTED: at(applicationStatusMachine, undefined, [{ type: 'application.reject' }]),
  WITHDRAWN: at(applicationStatusMachine, undefined, [{ type: 'application.withdraw' }]),
} satisfies Record<StateOf<typeof applicationStatusMachine>, SnapshotFrom<typeof applicationStatusMachine>>;
