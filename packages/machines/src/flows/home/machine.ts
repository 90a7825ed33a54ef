import type { Role } from '@guildhall/api/enums';
import { assign, emit, setup } from 'xstate';

import { queryOf } from '../../domain/jobCriteria.ts';
import { withJob, withoutApplication } from '../../domain/jobs.ts';
import { call } from '../../kit/actors.ts';
import { isBlank } from '../../kit/blank.ts';
import type { Effect, Navigate } from '../../kit/effects.ts';
import type { Schema } from '../../kit/schema.ts';

interface Context {
  /** The freelancer for whom the projects were asked for, by email; null for everyone else. */
  freelancer: string | null;
  /** What the search box says. */
  query: string;
  /** Null while they are on their way; none when they could not be loaded. */
  freelancers: Schema<'FeaturedFreelancer'>[] | null;
  projects: Schema<'Job'>[] | null;
}

export interface HomeInput {
  freelancer: string | null;
}

type Event =
  | { type: 'query.change'; value: string }
  /** `role` is that of the person who is signed in; it may change while the page is open. */
  | { type: 'search.submit'; role: Role | null }
  /** It is known who reads the page, or that has changed. */
  | { type: 'freelancer.set'; freelancer: string | null }
  /** A project was read by itself, or has changed: the page shows its latest version. */
  | { type: 'job.set'; job: Schema<'Job'> };

/**
 * The home page.
 *
 * Guarantees: each list shows as soon as it is there, and one that fails is an empty one, never an error; a search leads
 * a client to talent and everybody else to work, and one for nothing leads nowhere; a freelancer is told which projects
 * they have applied to, and no one else is, without anything leaving the screen meanwhile.
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
    isAnother: ({ context }, freelancer: string | null) => freelancer !== context.freelancer,
    isAnotherFreelancer: ({ context }, freelancer: string | null) =>
      freelancer !== null && freelancer !== context.freelancer,
    somethingIsTyped: ({ context }) => !isBlank(context.query),
    bothAreThere: ({ context }) => context.freelancers !== null && context.projects !== null,
  },
  actions: {
    setFreelancer: assign(({ context: { projects } }, freelancer: string | null) => ({
      freelancer,
      // What one freelancer has applied to is no other reader's business.
      projects: projects && projects.map(withoutApplication),
    })),
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
        to: event.role === 'CLIENT' ? 'findTalent' : 'findWork',
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
      on: {
        'freelancer.set': {
          guard: { type: 'isAnother', params: ({ event }) => event.freelancer },
          target: 'loading',
          reenter: true,
          actions: { type: 'setFreelancer', params: ({ event }) => event.freelancer },
        },
      },
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
    ready: {
      on: {
        'freelancer.set': [
          {
            guard: { type: 'isAnotherFreelancer', params: ({ event }) => event.freelancer },
            target: 'refreshing',
            actions: { type: 'setFreelancer', params: ({ event }) => event.freelancer },
          },
          {
            guard: { type: 'isAnother', params: ({ event }) => event.freelancer },
            actions: { type: 'setFreelancer', params: ({ event }) => event.freelancer },
          },
        ],
      },
    },
    refreshing: {
      tags: 'busy',
      on: {
        'freelancer.set': [
          {
            guard: { type: 'isAnotherFreelancer', params: ({ event }) => event.freelancer },
            target: 'refreshing',
            reenter: true,
            actions: { type: 'setFreelancer', params: ({ event }) => event.freelancer },
          },
          {
            guard: { type: 'isAnother', params: ({ event }) => event.freelancer },
            target: 'ready',
            actions: { type: 'setFreelancer', params: ({ event }) => event.freelancer },
          },
        ],
      },
      invoke: {
        id: 'listFeaturedProjects',
        src: 'listFeaturedProjects',
        onDone: { target: 'ready', actions: assign(({ event }) => ({ projects: event.output })) },
        // The projects are there; a card that does not say Applied leads to the dialog, which asks again.
        onError: 'ready',
      },
    },
  },
});
