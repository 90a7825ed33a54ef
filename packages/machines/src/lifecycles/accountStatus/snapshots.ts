import type { SnapshotFrom } from 'xstate';

import type { StateOf } from '../../testing/replay.ts';
import { at } from '../../testing/replay.ts';
import { accountStatusMachine } from './machine.ts';

/** One snapshot of each status, reached as an account reaches it. */
export const accountStatusSnapshots = {
  ACTIVE: at(accountStatusMachine, undefined),
  SUSPENDED: at(accountStatusMachine, undefined, [{ type: 'account.suspend' }]),
  CLOSED: at(accountStatusMachine, undefined, [{ type: 'account.close' }]),
  ERASED: at(accountStatusMachine, undefined, [{ type: 'account.close' }, { type: 'account.erase', isInTime: false }]),
} satisfies Record<StateOf<typeof accountStatusMachine>, SnapshotFrom<typeof accountStatusMachine>>;
