import { assign, emit, setup } from 'xstate';

import { matching } from '../../domain/projectSearch.ts';
import { call } from '../../kit/actors.ts';
import type { Effect } from '../../kit/effects.ts';
import { problem } from '../../kit/effects.ts';
import type { QueryOf, Schema } from '../../kit/schema.ts';

interface Context {
  /** What is searched for. */
  query: string;
  /** The client's own projects, newest first, as loaded last; null before that. */
  projects: Schema<'ClientProject'>[] | null;
  /** Those that the search finds. */
  shown: Schema<'ClientProject'>[];
  /** How many projects there are; the list holds the latest fifty. */
  total: number;
}

type Event = { type: 'query.change'; value: string } | { type: 'list.retry' } | { type: 'list.refresh' };

export interface ListProjectsCall {
  params: QueryOf<'listClientProjects'>;
}

/** A new list, searched as before. */
const take = ({ query }: Context, { projects, pagination }: Schema<'ClientProjectList'>): Partial<Context> => ({
  projects,
  shown: matching(projects, query),
  total: pagination.total,
});

/**
 * The client's own jobs.
 *
 * Guarantees: the search looks through what is loaded, at once and without a call, and outlives a new load; the old
 * list stays on screen until a newer one is there.
 */
export const postedJobsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Effect,
    tags: {} as 'busy',
  },
  actors: {
    listClientProjects: call<Schema<'ClientProjectList'>, ListProjectsCall>('listClientProjects'),
  },
  guards: { nothingIsListed: (_, list: Schema<'ClientProjectList'>) => list.projects.length === 0 },
}).createMachine({
  id: 'postedJobs',
  context: { query: '', projects: null, shown: [], total: 0 },
  initial: 'loading',
  on: {
    'query.change': {
      actions: assign(({ context, event }) => ({
        query: event.value,
        shown: matching(context.projects ?? [], event.value),
      })),
    },
  },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'listClientProjects',
        src: 'listClientProjects',
        input: { params: { page: 1, limit: 50 } },
        onDone: [
          {
            guard: { type: 'nothingIsListed', params: ({ event }) => event.output },
            target: 'empty',
            actions: assign(({ context, event }) => take(context, event.output)),
          },
          { target: 'listed', actions: assign(({ context, event }) => take(context, event.output)) },
        ],
        onError: {
          target: 'failed',
          actions: emit(problem('API Connection Issue', 'Failed to load projects. Please try again.')),
        },
      },
    },
    failed: { on: { 'list.retry': 'loading' } },
    // Without jobs there is nothing to search.
    empty: { on: { 'list.refresh': 'loading', 'query.change': undefined } },
    listed: { on: { 'list.refresh': 'loading' } },
  },
});
