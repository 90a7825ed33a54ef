import type { SnapshotFrom } from 'xstate';

import type { StateOf } from '../../testing/replay.ts';
import { at, failing, rejected, settled } from '../../testing/replay.ts';
import { roleChangeMachine } from './machine.ts';

export const change = { type: 'role.change' } as const;

export const offered = settled('getAccountRole', { role: 'CLIENT', canChange: true });
export const offeredToFreelancer = settled('getAccountRole', { role: 'FREELANCER', canChange: true });
export const used = settled('getAccountRole', { role: 'CLIENT', canChange: false });
export const unknown = rejected('getAccountRole', failing.network);
export const changed = settled('changeAccountRole', { role: 'FREELANCER', canChange: true });
export const tooLate = rejected(
  'changeAccountRole',
  failing.refused(409, 'This account has been used already, so its type can no longer be changed.'),
);
export const cutOff = rejected('changeAccountRole', failing.network);

/** One snapshot of each state: stories, pictures, axe runs and server rendering read this list. */
export const roleChangeSnapshots = {
  loading: at(roleChangeMachine, undefined),
  offered: at(roleChangeMachine, undefined, [offered]),
  changing: at(roleChangeMachine, undefined, [offered, change]),
  unavailable: at(roleChangeMachine, undefined, [used]),
  changed: at(roleChangeMachine, undefined, [offered, change, changed]),
} satisfies Record<StateOf<typeof roleChangeMachine>, SnapshotFrom<typeof roleChangeMachine>>;

/** Refinements of a state that people meet. */
export const roleChangeVariations = { toFreelancer: at(roleChangeMachine, undefined, [offeredToFreelancer]) };
