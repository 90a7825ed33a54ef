import type { SnapshotFrom } from 'xstate';

import type { StateOf } from '../../testing/replay.ts';
import { at } from '../../testing/replay.ts';
import { unsavedChangesMachine } from './machine.ts';

export const ask = { type: 'leave.ask', href: '/profile' } as const;

/** One snapshot of each state: stories, pictures, axe runs and server rendering read this list. */
export const unsavedChangesSnapshots = {
  staying: at(unsavedChangesMachine, undefined),
  asking: at(unsavedChangesMachine, undefined, [ask]),
  discarded: at(unsavedChangesMachine, undefined, [ask, { type: 'leave.confirm' }]),
} satisfies Record<StateOf<typeof unsavedChangesMachine>, SnapshotFrom<typeof unsavedChangesMachine>>;
