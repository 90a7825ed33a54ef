import type { SnapshotFrom } from 'xstate';

import type { Schema } from '../../kit/schema.ts';
import type { StateOf } from '../../testing/replay.ts';
import { at, failing, rejected, settled } from '../../testing/replay.ts';
import { freelancerProfile } from '../../testing/samples.ts';
import { freelancerOverviewMachine } from './machine.ts';

/** A name, a place, a bit of text: three of eight. */
export const begun: Schema<'ProfileCompletion'> = {
  ...freelancerProfile.completion,
  percentage: 38,
  criteria: {
    ...freelancerProfile.completion.criteria,
    age: false,
    skills: false,
    experience: false,
    hourlyRate: false,
    links: false,
  },
  skills: false,
  experience: false,
};

const answered = (completion: Schema<'ProfileCompletion'>) =>
  at(freelancerOverviewMachine, undefined, [settled('getProfileCompletion', completion)]);

/** One criterion short of the threshold. */
export const almost: Schema<'ProfileCompletion'> = {
  ...begun,
  percentage: 50,
  criteria: { ...begun.criteria, skills: true },
  skills: true,
};

/** One snapshot of each state: stories, pictures, axe runs and server rendering read this list. */
export const freelancerOverviewSnapshots = {
  loading: at(freelancerOverviewMachine, undefined),
  failed: at(freelancerOverviewMachine, undefined, [rejected('getProfileCompletion', failing.network)]),
  locked: answered(begun),
  unlocked: answered(freelancerProfile.completion),
} satisfies Record<StateOf<typeof freelancerOverviewMachine>, SnapshotFrom<typeof freelancerOverviewMachine>>;

/** Refinements of a state that people meet. */
export const freelancerOverviewVariations = {
  loadingAgain: at(freelancerOverviewMachine, undefined, [
    settled('getProfileCompletion', begun),
    { type: 'overview.refresh' },
  ]),
  almostUnlocked: answered(almost),
};
