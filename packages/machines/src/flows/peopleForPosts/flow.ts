import { assign, setup } from 'xstate';

import { resource } from '../../archetypes/resource.ts';
import { call } from '../../kit/actors.ts';
import { required } from '../../kit/required.ts';
import type { QueryOf, Schema } from '../../kit/schema.ts';

/** An open post, and people who have some of the skills that it asks for. */
export interface PostedFor {
  post: Schema<'ClientProject'>;
  /** None where they could not be read. */
  people: readonly Schema<'FreelancerListing'>[];
}

interface Context {
  /** The client's dashboard as it was read last; null before that. */
  dashboard: Schema<'ClientDashboard'> | null;
  /** The open posts that people are looked for, the newest first. */
  posts: readonly Schema<'ClientProject'>[];
  /** The answers that the reading under way has brought so far, in the order of the posts. */
  answers: readonly PostedFor[];
  /** What is shown; null before it was read. */
  groups: readonly PostedFor[] | null;
}

type Event =
  | { type: 'people.retry' }
  /** The person is back at this window, or something has changed: how things stand may be another matter by now. */
  | { type: 'people.refresh' };

/** How many people are shown for one. */
const mostPeople = 5;

const nextOf = ({ posts, answers }: Context) => required(posts[answers.length] ?? null);

const dashboard = resource({
  types: {} as Context,
  call: 'getClientDashboard',
  keep: (read: Schema<'ClientDashboard'>) => {
    const posts = read.client.openProjects;
    return { dashboard: read, posts, answers: [], ...(posts.length === 0 && { groups: [] }) };
  },
  shown: 'searching',
  unless: [{ guard: 'nothingIsOpen', target: 'shown' }],
  failures: [{ guard: 'dashboardIsKnown', target: 'shown' }],
  retry: 'people.retry',
});

/**
 * The people who fit a client's open posts, and what waits for the client.
 *
 * Guarantees: people are available and have a skill that the post asks for; posts that are taken or withdrawn look for no
 * one; people who could not be read leave the rest as it is; what was read stays on screen while it is read again.
 *
 * Area: Finding.
 */
export const peopleForPostsMachine = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' },
  actors: {
    getClientDashboard: call<Schema<'ClientDashboard'>, void>('getClientDashboard'),
    searchFreelancers: call<Schema<'FreelancerList'>, { params: QueryOf<'searchFreelancers'> }>('searchFreelancers'),
  },
  guards: {
    dashboardIsKnown: ({ context }) => context.groups !== null,
    nothingIsOpen: (_, { client }: Schema<'ClientDashboard'>) => client.openProjects.length === 0,
    isLastPost: ({ context: { posts, answers } }) => answers.length === posts.length - 1,
  },
  actions: {
    answer: assign(({ context }, people: PostedFor['people']) => ({
      answers: [...context.answers, { post: nextOf(context), people }],
    })),
    show: assign(({ context: { answers } }) => ({ groups: answers })),
  },
}).createMachine({
  id: 'peopleForPosts',
  context: { dashboard: null, posts: [], answers: [], groups: null },
  initial: 'loading',
  on: { 'people.refresh': '.loading' },
  states: {
    loading: dashboard.loading,
    /** People are looked for, one post after the other. */
    searching: {
      tags: 'busy',
      invoke: {
        id: 'searchFreelancers',
        src: 'searchFreelancers',
        input: ({ context }) => ({
          params: { page: 1, limit: mostPeople, availability: true, skills: nextOf(context).skillsRequired.join(',') },
        }),
        onDone: [
          {
            guard: 'isLastPost',
            target: 'shown',
            actions: [{ type: 'answer', params: ({ event }) => event.output.freelancers }, 'show'],
          },
          {
            target: 'searching',
            reenter: true,
            actions: { type: 'answer', params: ({ event }) => event.output.freelancers },
          },
        ],
        onError: [
          { guard: 'isLastPost', target: 'shown', actions: [{ type: 'answer', params: [] }, 'show'] },
          { target: 'searching', reenter: true, actions: { type: 'answer', params: [] } },
        ],
      },
    },
    shown: dashboard.shown,
    failed: dashboard.failed,
  },
});
