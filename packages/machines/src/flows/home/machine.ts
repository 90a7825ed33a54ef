import type { Role } from '@guildhall/api/enums';
import { assign, emit, setup } from 'xstate';

import { call } from '../../actors.ts';
import { isBlank } from '../../blank.ts';
import type { Effect, Navigate } from '../../effects.ts';
import { queryOf } from '../../jobCriteria.ts';
import type { Schema } from '../../schema.ts';

interface Context {
  /** What the search box says. */
  query: string;
  /** Null while they are on their way; none when they could not be loaded. */
  freelancers: Schema<'FeaturedFreelancer'>[] | null;
  projects: Schema<'Job'>[] | null;
}

type Event =
  | { type: 'query.change'; value: string }
  /** `role` is that of whoever is signed in, which may change while the page is open. */
  | { type: 'search.submit'; role: Role | null };

/**
 * The home page.
 *
 * Guarantees: each list shows as soon as it is there, and one that fails is an empty one, never an error; a search leads
 * a client to talent and everybody else to work, and one for nothing leads nowhere.
 */
export const homeMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Effect,
    tags: {} as 'busy',
  },
  actors: {
    listFeaturedFreelancers: call<Schema<'FeaturedFreelancer'>[], void>('listFeaturedFreelancers'),
    listFeaturedProjects: call<Schema<'Job'>[], void>('listFeaturedProjects'),
  },
  guards: {
    somethingIsTyped: ({ context }) => !isBlank(context.query),
    bothAreThere: ({ context }) => context.freelancers !== null && context.projects !== null,
  },
}).createMachine({
  id: 'home',
  context: { query: '', freelancers: null, projects: null },
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
  },
  states: {
    loading: {
      tags: 'busy',
      always: { guard: 'bothAreThere', target: 'ready' },
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
    ready: {},
  },
});
