import type { SnapshotFrom } from 'xstate';

import type { StateOf } from '../../testing/replay.ts';
import { at } from '../../testing/replay.ts';
import { meetingStatusMachine } from './machine.ts';

/** One snapshot of each status, reached as a meeting reaches it. */
export const meetingStatusSnapshots = {
  SCHEDULED: at(meetingStatusMachine, undefined),
  CANCELLED: at(meetingStatusMachine, undefined, [{ type: 'application.reject', hasBegun: false }]),
} satisfies Record<StateOf<typeof meetingStatusMachine>, SnapshotFrom<typeof meetingStatusMachine>>;
