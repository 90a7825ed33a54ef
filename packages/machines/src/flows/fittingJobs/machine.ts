import type { Skill } from '@guildhall/api/skills';
import { assign, setup } from 'xstate';

import { skillsNamed } from '../../domain/skillFilters.ts';
import { call, versionedCall } from '../../kit/actors.ts';
import type { QueryOf, Schema } from '../../kit/schema.ts';

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

/** How many are shown. */
const most = 3;
/** How many are asked for: those that were applied to are left out. */
const asked = 12;

const askable = ({ skills }: Schema<'FreelancerProfile'>) => skillsNamed(skills.join(','));

/** Where a reading leads that fails: what was read before stays. */
const unread = [{ guard: 'jobsAreKnown', target: 'shown' }, { target: 'failed' }] as const;

/**
 * The jobs that fit a freelancer.
 *
 * Guarantees: they ask for a skill of the freelancer's own profile, and the freelancer has not applied to them; without
 * skills no job is asked for; what was read stays on screen while it is read again, also where that fails.
 */
export const fittingJobsMachine = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' },
  actors: {
    getFreelancerProfile: versionedCall<Schema<'FreelancerProfile'>>('getFreelancerProfile'),
    listPublicJobs: call<Schema<'JobList'>, { params: QueryOf<'listPublicJobs'> }>('listPublicJobs'),
  },
  guards: {
    jobsAreKnown: ({ context }) => context.jobs !== null,
    noSkillIsKnown: (_, profile: Schema<'FreelancerProfile'>) => askable(profile).length === 0,
  },
  actions: {
    learnSkills: assign((_, profile: Schema<'FreelancerProfile'>) => ({ skills: askable(profile) })),
    learnJobs: assign((_, { jobs }: Schema<'JobList'>) => ({
      jobs: jobs.filter(({ application }) => !application).slice(0, most),
    })),
    forgetJobs: assign({ jobs: [] }),
  },
}).createMachine({
  id: 'fittingJobs',
  context: { skills: [], jobs: null },
  initial: 'loading',
  on: { 'jobs.refresh': '.loading' },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'getFreelancerProfile',
        src: 'getFreelancerProfile',
        onDone: [
          {
            guard: { type: 'noSkillIsKnown', params: ({ event }) => event.output.data },
            target: 'shown',
            actions: [{ type: 'learnSkills', params: ({ event }) => event.output.data }, 'forgetJobs'],
          },
          { target: 'searching', actions: { type: 'learnSkills', params: ({ event }) => event.output.data } },
        ],
        onError: unread,
      },
    },
    searching: {
      tags: 'busy',
      invoke: {
        id: 'listPublicJobs',
        src: 'listPublicJobs',
        input: ({ context: { skills } }) => ({ params: { page: 1, limit: asked, skills: skills.join(',') } }),
        onDone: { target: 'shown', actions: { type: 'learnJobs', params: ({ event }) => event.output } },
        onError: unread,
      },
    },
    shown: {},
    failed: { on: { 'jobs.retry': 'loading' } },
  },
});
