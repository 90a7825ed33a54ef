import type { Schema } from '../../kit/schema.ts';
import { defineFlow } from '../../testing/defineFlow.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { freelancerProfile } from '../../testing/samples.ts';
import { freelancerOverviewMachine } from './flow.ts';

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

const answered = (completion: Schema<'ProfileCompletion'>) => [settled('getProfileCompletion', completion)];

/** One criterion short of the threshold. */
export const almost: Schema<'ProfileCompletion'> = {
  ...begun,
  percentage: 50,
  criteria: { ...begun.criteria, skills: true },
  skills: true,
};

export const freelancerOverviewFlow = defineFlow({
  machine: freelancerOverviewMachine,
  scenarios: {
    loading: [],
    failed: [rejected('getProfileCompletion', failing.network)],
    locked: answered(begun),
    unlocked: answered(freelancerProfile.completion),

    loadingAgain: [settled('getProfileCompletion', begun), { type: 'overview.refresh' }],
    almostUnlocked: answered(almost),
  },
});
