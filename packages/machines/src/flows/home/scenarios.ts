import { defineFlow } from '../../testing/defineFlow.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { featuredFreelancers, jobs, jobsOfFreelancer } from '../../testing/samples.ts';
import type { HomeInput } from './flow.ts';
import { homeMachine } from './flow.ts';

type Event = ReplayEvent<typeof homeMachine>;

/** As the server draws it: it is not known who reads. */
export const input: HomeInput = { freelancer: null };

export const freelancersCame: Event = settled('listFeaturedFreelancers', featuredFreelancers);
export const freelancersFailed: Event = rejected('listFeaturedFreelancers', failing.network);
export const projectsCame: Event = settled('listFeaturedProjects', jobs.slice(0, 6));
/** The projects as a freelancer reads them. */
export const ownProjectsCame: Event = settled('listFeaturedProjects', jobsOfFreelancer.slice(0, 6));
export const projectsFailed: Event = rejected('listFeaturedProjects', failing.network);

const signedIn: Event = { type: 'freelancer.set', freelancer: 'ngozi@adeyemi.example' };

export const homeFlow = defineFlow({
  machine: homeMachine,
  input,
  others: [
    { type: 'freelancer.set', freelancer: 'tomas@herrera.example' },

    { type: 'freelancer.set', freelancer: null },
    ...jobsOfFreelancer.map((job): Event => ({ type: 'job.set', job })),
  ],
  scenarios: {
    loading: [],
    ready: [freelancersCame, projectsCame],
    refreshing: [freelancersCame, projectsCame, signedIn],

    applied: [freelancersCame, projectsCame, signedIn, ownProjectsCame],
    typed: [freelancersCame, projectsCame, { type: 'query.change', value: 'logo' }],
    halfLoaded: [projectsCame],
    nothingFeatured: [freelancersFailed, projectsFailed],
  },
});
