import type { Skill } from '@guildhall/api/skills';
import { setup } from 'xstate';

import { resource } from '../../archetypes/resource.ts';
import { skillsNamed } from '../../domain/skillFilters.ts';
import { call, versionedCall } from '../../kit/actors.ts';
import type { QueryOf, Schema, Versioned } from '../../kit/schema.ts';

interface Context {
  /** Of the freelancer's profile, as it was read last: those that jobs can ask for. */
  skills: readonly Skill[];
  /** Open jobs that ask for some of these skills, the newest first; null before they were read. */
  jobs: readonly Schema<'Job'>[] | null;
}

type Event =
  | { type: 'jobs.retry' }
  /** The person is back at this window, or has applied: the list may be another one by now. */
  | { type: 'jobs.refresh' };

interface ListJobsCall {
  params: QueryOf<'listPublicJobs'>;
}

/** How many are shown. */
const most = 3;
/** How many are asked for: those that were applied to are left out. */
const asked = 12;

const askable = ({ skills }: Schema<'FreelancerProfile'>) => skillsNamed(skills.join(','));

/** Where a reading leads that fails: what was read before stays. */
const reading = {
  types: {} as Context,
  shown: 'shown',
  retry: 'jobs.retry',
  failures: [{ guard: 'jobsAreKnown', target: 'shown' }],
} as const;

const profile = resource({
  ...reading,
  call: 'getFreelancerProfile',
  keep: ({ data }: Versioned<Schema<'FreelancerProfile'>>) => {
    const skills = askable(data);
    return skills.length === 0 ? { skills, jobs: [] } : { skills };
  },
  shown: 'searching',
  unless: [{ guard: 'noSkillIsKnown', target: 'shown' }],
});

const found = resource({
  ...reading,
  call: 'listPublicJobs',
  input: ({ skills }: Context): ListJobsCall => ({ params: { page: 1, limit: asked, skills: skills.join(',') } }),
  keep: ({ jobs }: Schema<'JobList'>) => ({ jobs: jobs.filter(({ application }) => !application).slice(0, most) }),
});

/**
 * The jobs that fit a freelancer.
 *
 * Guarantees: they ask for a skill of the freelancer's own profile, and the freelancer has not applied to them; without
 * skills no job is asked for; what was read stays on screen while it is read again, also where that fails.
 *
 * Area: Finding.
 */
export const fittingJobsMachine = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' },
  actors: {
    getFreelancerProfile: versionedCall<Schema<'FreelancerProfile'>>('getFreelancerProfile'),
    listPublicJobs: call<Schema<'JobList'>, ListJobsCall>('listPublicJobs'),
  },
  guards: {
    jobsAreKnown: ({ context }) => context.jobs !== null,
    noSkillIsKnown: (_, { data }: Versioned<Schema<'FreelancerProfile'>>) => askable(data).length === 0,
  },
}).createMachine({
  id: 'fittingJobs',
  context: { skills: [], jobs: null },
  initial: 'loading',
  on: { 'jobs.refresh': '.loading' },
  states: {
    loading: profile.loading,
    searching: found.loading,
    shown: found.shown,
    failed: found.failed,
  },
});
