import { defineFlow } from '../../testing/defineFlow.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { freelancerProfile, newPublicFreelancer, publicClient, publicFreelancer } from '../../testing/samples.ts';
import type { PublicProfileInput } from './flow.ts';
import { publicProfileMachine } from './flow.ts';

export const input: PublicProfileInput = { userId: publicFreelancer.userId };

const known = { type: 'reader.known' } as const;
const read = (profile: typeof publicFreelancer) => settled('getPublicProfile', profile);
/** An account that has opened its share of profiles, five hours before it may open more. */
export const limitReached = rejected('getPublicProfile', failing.refused(429, '', {}, 4.6 * 3600));
const ofReader = (profile: typeof publicFreelancer) => [
  read(profile),
  known,
  read({ ...profile, email: freelancerProfile.email }),
];

export const publicProfileFlow = defineFlow({
  machine: publicProfileMachine,
  input,
  scenarios: {
    loading: [],
    shown: [read(publicFreelancer)],
    completing: [read(publicFreelancer), known],
    limited: [limitReached],
    missing: [rejected('getPublicProfile', failing.refused(404))],
    failed: [rejected('getPublicProfile', failing.network)],

    forMembers: ofReader(publicFreelancer),
    limitedAsVisitor: [read(publicFreelancer), known, limitReached],
    newcomer: { input: { userId: newPublicFreelancer.userId }, events: [read(newPublicFreelancer)] },
    client: { input: { userId: publicClient.userId }, events: [read(publicClient)] },
  },
});
