import type { SnapshotFrom } from 'xstate';

import type { StateOf } from '../../testing/replay.ts';
import { at } from '../../testing/replay.ts';
import { verificationStatusMachine } from './machine.ts';

/** One snapshot of each status, reached as a verification reaches it. */
export const verificationStatusSnapshots = {
  UNVERIFIED: at(verificationStatusMachine, undefined),
  VERIFIED: at(verificationStatusMachine, undefined, [{ type: 'check.succeed' }]),
  DOUBTED: at(verificationStatusMachine, undefined, [{ type: 'check.succeed' }, { type: 'recheck.fail' }]),
} satisfies Record<StateOf<typeof verificationStatusMachine>, SnapshotFrom<typeof verificationStatusMachine>>;
