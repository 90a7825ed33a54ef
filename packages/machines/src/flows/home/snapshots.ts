import type { SnapshotFrom } from 'xstate';

import type { ReplayEvent, StateOf } from '../../testing/replay.ts';
import { at, failing, rejected, settled } from '../../testing/replay.ts';
import { featuredFreelancers, jobs, jobsOfFreelancer } from '../../testing/samples.ts';
import type { HomeInput } from './machine.ts';
import { homeMachine } from './machine.ts';

type Event = ReplayEvent<typeof homeMachine>;

/** As the server draws it: it is not known who reads. */
export const input: HomeInput = { freelancer: null };

export const freelancersCame: Event = settled('listFeaturedFreelancers', featuredFreelancers);
export const freelancersFailed: Event = rejected('listFeaturedFreelancers', failing.network);
export const projectsCame: Event = settled('listFeaturedProjects', jobs);
/** The projects as a freelancer reads them. */
export const ownProjectsCame: Event = settled('listFeaturedProjects', jobsOfFreelancer);
export const projectsFailed: Event = rejected('listFeaturedProjects', failing.network);

const signedIn: Event = { type: 'freelancer.set', freelancer: 'ngozi@adeyemi.example' };

/** One snapshot of each state: stories, pictures, axe runs and server rendering read this list. */
export const homeSnapshots = {
  loading: at(homeMachine, input),
  ready: at(homeMachine, input, [freelancersCame, projectsCame]),
  refreshing: at(homeMachine, input, [freelancersCame, projectsCame, signedIn]),
} satisfies Record<StateOf<typeof homeMachine>, SnapshotFrom<typeof homeMachine>>;

/** Refinements of a state that people meet. */
export const homeVariations = {
  applied: at(homeMachine, input, [freelancersCame, projectsCame, signedIn, ownProjectsCame]),
  typed: at(homeMachine, input, [freelancersCame, projectsCame, { type: 'query.change', value: 'logo' }]),
  halfLoaded: at(homeMachine, input, [projectsCame]),
  nothingFeatured: at(homeMachine, input, [freelancersFailed, projectsFailed]),
};
