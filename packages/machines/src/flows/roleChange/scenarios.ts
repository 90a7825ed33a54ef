import { defineFlow } from '../../testing/defineFlow.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { roleChangeMachine } from './flow.ts';

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

/** Refinements of a state that people meet. */
export const roleChangeFlow = defineFlow({
  machine: roleChangeMachine,
  scenarios: {
    loading: [],
    offered: [offered],
    changing: [offered, change],
    unavailable: [used],
    changed: [offered, change, changed],

    toFreelancer: [offeredToFreelancer],
  },
});
