import type { Role } from '@guildhall/api/enums';
import { assign, emit, setup } from 'xstate';

import type { ReaderContext, ReaderEvent } from '../../archetypes/appliedMarks.ts';
import { appliedMarks } from '../../archetypes/appliedMarks.ts';
import { queryOf } from '../../domain/jobCriteria.ts';
import { withJob, withoutApplication } from '../../domain/jobs.ts';
import { call } from '../../kit/actors.ts';
import { isBlank } from '../../kit/blank.ts';
import type { Effect, Navigate } from '../../kit/effects.ts';
import type { Schema } from '../../kit/schema.ts';

interface Context extends ReaderContext {
  /** What the search box says. */
  query: string;
  /** Null while they are on their way; none when they could not be loaded. */
  freelancers: Schema<'FeaturedFreelancer'>[] | null;
  projects: Schema<'Job'>[] | null;
}

export type HomeInput = ReaderContext;

type Event =
  | { type: 'query.change'; value: string }
  /** `role` is that of the person who is signed in; it may change while the page is open. */
  | { type: 'search.submit'; role: Role | null }
  | ReaderEvent
  /** A project was read by itself, or has changed: the page shows its latest version. */
  | { type: 'job.set'; job: Schema<'Job'> };

const marks = appliedMarks({
  states: { loading: 'loading', shown: 'ready', marking: 'refreshing' },
  call: 'listFeaturedProjects',
  input: () => undefined,
  marked: (projects: Schema<'Job'>[]) => ({ projects }),
  unmarked: ({ projects }: Context) => ({ projects: projects && projects.map(withoutApplication) }),
});

/**
 * The home page.
 *
 * Guarantees: each list shows as soon as it is there, and one that fails is an empty one, never an error; a search leads
 * a client to talent, a freelancer to work and a visitor to the public list of jobs, and one for nothing leads nowhere; a freelancer is told which projects
 * they have applied to, and no one else is, without anything leaving the screen meanwhile.
 *
 * Area: Finding.
 */
export const homeMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as HomeInput,
    emitted: {} as Effect,
    tags: {} as 'busy',
  },
  actors: {
    listFeaturedFreelancers: call<Schema<'FeaturedFreelancer'>[], void>('listFeaturedFreelancers'),
    listFeaturedProjects: call<Schema<'Job'>[], void>('listFeaturedProjects'),
  },
  guards: {
    ...marks.guards,
    somethingIsTyped: ({ context }) => !isBlank(context.query),
    bothAreThere: ({ context }) => context.freelancers !== null && context.projects !== null,
  },
}).createMachine({
  id: 'home',
  context: ({ input }) => ({ ...input, query: '', freelancers: null, projects: null }),
  initial: 'loading',
  on: {
    'query.change': { actions: assign(({ event }) => ({ query: event.value })) },
    'search.submit': {
      guard: 'somethingIsTyped',
      actions: emit(({ context, event }): Navigate => ({
        type: 'navigate',
        to: event.role === null ? 'jobs' : event.role === 'CLIENT' ? 'findTalent' : 'findWork',
        search: { search: queryOf(context.query) },
      })),
    },
    'job.set': {
      actions: assign(({ context: { projects }, event }) => ({ projects: projects && withJob(projects, event.job) })),
    },
  },
  states: {
    loading: {
      tags: 'busy',
      always: { guard: 'bothAreThere', target: 'ready' },
      on: marks.loading,
      invoke: [
        {
          id: 'listFeaturedFreelancers',
          src: 'listFeaturedFreelancers',
          onDone: { actions: assign(({ event }) => ({ freelancers: event.output })) },
          onError: { actions: assign({ freelancers: [] }) },
        },
        {
          id: 'listFeaturedProjects',
          src: 'listFeaturedProjects',
          onDone: { actions: assign(({ event }) => ({ projects: event.output })) },
          onError: { actions: assign({ projects: [] }) },
        },
      ],
    },
    ready: { on: marks.shown },
    refreshing: marks.marking,
  },
});
