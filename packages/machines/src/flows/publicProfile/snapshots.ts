import type { SnapshotFrom } from 'xstate';

import type { StateOf } from '../../testing/replay.ts';
import { at, failing, rejected, settled } from '../../testing/replay.ts';
import { newPublicFreelancer, publicClient, publicFreelancer } from '../../testing/samples.ts';
import type { PublicProfileInput } from './machine.ts';
import { publicProfileMachine } from './machine.ts';

export const input: PublicProfileInput = { userId: publicFreelancer.userId };

const known = { type: 'reader.known' } as const;
const read = (profile: typeof publicFreelancer) => settled('getPublicProfile', profile);
/** An account that has opened its share of profiles, five hours before it may open more. */
export const limitReached = rejected('getPublicProfile', failing.refused(429, '', {}, 4.6 * 3600));
const ofReader = (profile: typeof publicFreelancer) => [
  read(profile),
  known,
  read({ ...profile, email: 'ngozi@adeyemi.example' }),
];

/** One snapshot of each state: stories, pictures, axe runs and server rendering read this list. */
export const publicProfileSnapshots = {
  loading: at(publicProfileMachine, input),
  shown: at(publicProfileMachine, input, [read(publicFreelancer)]),
  completing: at(publicProfileMachine, input, [read(publicFreelancer), known]),
  limited: at(publicProfileMachine, input, [limitReached]),
  missing: at(publicProfileMachine, input, [rejected('getPublicProfile', failing.refused(404))]),
  failed: at(publicProfileMachine, input, [rejected('getPublicProfile', failing.network)]),
} satisfies Record<StateOf<typeof publicProfileMachine>, SnapshotFrom<typeof publicProfileMachine>>;

/** Refinements of a state that people meet. */
export const publicProfileVariations = {
  forMembers: at(publicProfileMachine, input, ofReader(publicFreelancer)),
  limitedAsVisitor: at(publicProfileMachine, input, [read(publicFreelancer), known, limitReached]),
  newcomer: at(publicProfileMachine, input, [read(newPublicFreelancer)]),
  client: at(publicProfileMachine, { userId: publicClient.userId }, [read(publicClient)]),
};
