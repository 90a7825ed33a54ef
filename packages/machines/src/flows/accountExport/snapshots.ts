import type { SnapshotFrom } from 'xstate';

import type { StateOf } from '../../testing/replay.ts';
import { at, failing, rejected, settled } from '../../testing/replay.ts';
import { accountExportMachine } from './machine.ts';

export const save = { type: 'export.save' } as const;
export const done = settled('exportAccount');
export const failure = rejected('exportAccount', failing.network);

/** One snapshot of each state: stories, pictures, axe runs and server rendering read this list. */
export const accountExportSnapshots = {
  ready: at(accountExportMachine, undefined),
  preparing: at(accountExportMachine, undefined, [save]),
} satisfies Record<StateOf<typeof accountExportMachine>, SnapshotFrom<typeof accountExportMachine>>;
