import type { Schema } from '../../kit/schema.ts';
import { defineFlow } from '../../testing/defineFlow.ts';
import { completion } from '../../testing/marketplace/answers/profiles.ts';
import { freelancers } from '../../testing/marketplace/facts/freelancers.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { freelancerProfile } from '../../testing/samples.ts';
import { freelancerOverviewMachine } from './flow.ts';

const newcomer = { ...freelancers.ines, bio: 'I restore books.', location: 'Coimbra, Portugal' };

/** A name, a place, a bit of text: three of eight. */
export const begun = completion(newcomer);

const answered = (completion: Schema<'ProfileCompletion'>) => [settled('getProfileCompletion', completion)];

/** One criterion short of the threshold. */
export const almost = completion({ ...newcomer, skills: ['Illustration'] });

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
