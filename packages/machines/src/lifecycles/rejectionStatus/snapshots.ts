import type { SnapshotFrom } from 'xstate';

import type { StateOf } from '../../testing/replay.ts';
import { at } from '../../testing/replay.ts';
import { rejectionStatusMachine } from './machine.ts';

/** One snapshot of each status, reached as a rejection reaches it. */
export const rejectionStatusSnapshots = {
  DUE: at(rejectionStatusMachine, undefined),
  UNDONE: at(rejectionStatusMachine, undefined, [{ type: 'rejection.undo' }]),
  CARRIED_OUT: at(rejectionStatusMachine, undefined, [{ type: 'rejection.carryOut' }]),
  OVERTAKEN: at(rejectionStatusMachine, undefined, [{ type: 'rejection.overtake' }]),
} satisfies Record<StateOf<typeof rejectionStatusMachine>, SnapshotFrom<typeof rejectionStatusMachine>>;
