import type { SnapshotFrom } from 'xstate';

import type { ReplayEvent, StateOf } from '../../testing/replay.ts';
import { at, failing, rejected, settled } from '../../testing/replay.ts';
import { featuredFreelancers, jobs } from '../../testing/samples.ts';
import { homeMachine } from './machine.ts';

type Event = ReplayEvent<typeof homeMachine>;

export const freelancersCame: Event = settled('listFeaturedFreelancers', featuredFreelancers);
export const freelancersFailed: Event = rejected('listFeaturedFreelancers', failing.network);
export const projectsCame: Event = settled('listFeaturedProjects', jobs);
export const projectsFailed: Event = rejected('listFeaturedProjects', failing.network);

/** One snapshot of each state: stories, pictures, axe runs and server rendering read this list. */
export const homeSnapshots = {
  loading: at(homeMachine, undefined),
  ready: at(homeMachine, undefined, [freelancersCame, projectsCame]),
} satisfies Record<StateOf<typeof homeMachine>, SnapshotFrom<typeof homeMachine>>;

/** Refinements of a state that people meet. */
export const homeVariations = {
  halfLoaded: at(homeMachine, undefined, [projectsCame]),
  nothingFeatured: at(homeMachine, undefined, [freelancersFailed, projectsFailed]),
};
