import type { JobCategory, JobSort } from '@guildhall/api/enums';
import { assign, cancel, emit, raise, setup } from 'xstate';

import type { JobCriteria } from '../../domain/jobCriteria.ts';
import { isSame, queryOf, toSearch } from '../../domain/jobCriteria.ts';
import { withJob } from '../../domain/jobs.ts';
import { call } from '../../kit/actors.ts';
import type { Effect } from '../../kit/effects.ts';
import { problem } from '../../kit/effects.ts';
import { liesPastTheEnd } from '../../kit/lists.ts';
import type { QueryOf, Schema } from '../../kit/schema.ts';

interface Context {
  /** What the search box says; it becomes a criterion after a moment of quiet. */
  query: string;
  /** What is listed, or about to be. */
  criteria: JobCriteria;
  /** What was found last. It stays on screen while the list loads again, so that nothing jumps. */
  result: Schema<'JobList'> | null;
}

type Event =
  | { type: 'query.change'; value: string }
  | { type: 'query.submit' }
  | { type: 'category.change'; value: JobCategory | null }
  | { type: 'sort.change'; value: JobSort }
  | { type: 'criteria.set'; criteria: JobCriteria }
  | { type: 'list.retry' }
  /** A job was read by itself, or has changed: the list shows it as it is now. */
  | { type: 'job.set'; job: Schema<'Job'> };

/** What a criterion is to become. */
type CriterionChange<Name extends keyof JobCriteria> = { value: JobCriteria[Name] };

export interface JobSearchInput {
  /** As the address has them. */
  criteria: JobCriteria;
}

export interface ListJobsCall {
  params: QueryOf<'listPublicJobs'>;
}

/** Jobs on a page. */
const limit = 12;

/** Only the filters that are set are sent. */
const paramsOf = ({ query, category, sort, page }: JobCriteria): ListJobsCall['params'] => ({
  page,
  limit,
  sort,
  ...(query !== '' && { query }),
  ...(category !== null && { category }),
});

/** Another list, from its first page. What was typed meanwhile counts too. */
const anew = ({ query, criteria }: Context, change: Partial<JobCriteria>): Partial<Context> => ({
  criteria: { ...criteria, query: queryOf(query), page: 1, ...change },
});

/**
 * Looking for jobs.
 *
 * Guarantees: typing is taken up after a moment of quiet, everything else at once; any change but that of the page
 * starts from the first page; the address follows each change, and a change of the address is followed without touching
 * it again; a change while a list is loading starts anew with the latest criteria, so that a stale answer never wins;
 * what was found last stays until something newer is there; a job that changed changes in the list, and keeps its place.
 */
export const jobSearchMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as JobSearchInput,
    emitted: {} as Effect,
    tags: {} as 'busy',
  },
  actors: { listPublicJobs: call<Schema<'JobList'>, ListJobsCall>('listPublicJobs') },
  delays: { quiet: 500 },
  guards: {
    queryDiffers: ({ context }) => queryOf(context.query) !== context.criteria.query,
    categoryDiffers: ({ context }, { value }: CriterionChange<'category'>) => value !== context.criteria.category,
    sortDiffers: ({ context }, { value }: CriterionChange<'sort'>) => value !== context.criteria.sort,
    criteriaDiffer: ({ context }, criteria: JobCriteria) => !isSame(criteria, context.criteria),
    pageIsPastTheEnd: (_, list: Schema<'JobList'>) => liesPastTheEnd(list),
    nothingIsFound: (_, list: Schema<'JobList'>) => list.jobs.length === 0,
  },
  actions: {
    changeAddress: emit(({ context }) => ({ type: 'address.change' as const, search: toSearch(context.criteria) })),
  },
}).createMachine({
  id: 'jobSearch',
  context: ({ input }) => ({ query: input.criteria.query, criteria: input.criteria, result: null }),
  initial: 'loading',
  on: {
    'query.change': {
      actions: [
        assign(({ event }) => ({ query: event.value })),
        cancel('quiet'),
        raise({ type: 'query.submit' }, { id: 'quiet', delay: 'quiet' }),
      ],
    },
    'query.submit': {
      guard: 'queryDiffers',
      target: '.loading',
      actions: [assign(({ context }) => anew(context, {})), 'changeAddress'],
    },
    'category.change': {
      guard: { type: 'categoryDiffers', params: ({ event }) => event },
      target: '.loading',
      actions: [assign(({ context, event }) => anew(context, { category: event.value })), 'changeAddress'],
    },
    'sort.change': {
      guard: { type: 'sortDiffers', params: ({ event }) => event },
      target: '.loading',
      actions: [assign(({ context, event }) => anew(context, { sort: event.value })), 'changeAddress'],
    },
    'criteria.set': {
      guard: { type: 'criteriaDiffer', params: ({ event }) => event.criteria },
      target: '.loading',
      actions: [assign(({ event: { criteria } }) => ({ query: criteria.query, criteria }))],
    },
    'job.set': {
      actions: assign(({ context: { result }, event }) => ({
        result: result && { ...result, jobs: withJob(result.jobs, event.job) },
      })),
    },
  },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'listPublicJobs',
        src: 'listPublicJobs',
        input: ({ context }) => ({ params: paramsOf(context.criteria) }),
        onDone: [
          {
            guard: { type: 'pageIsPastTheEnd', params: ({ event }) => event.output },
            target: 'loading',
            reenter: true,
            actions: [
              assign(({ context, event }) => ({
                criteria: { ...context.criteria, page: event.output.pagination.pages },
              })),
              'changeAddress',
            ],
          },
          {
            guard: { type: 'nothingIsFound', params: ({ event }) => event.output },
            target: 'empty',
            actions: assign(({ event }) => ({ result: event.output })),
          },
          { target: 'listed', actions: assign(({ event }) => ({ result: event.output })) },
        ],
        onError: {
          target: 'failed',
          actions: emit(problem('Error', 'Failed to load jobs. Please try again.')),
        },
      },
    },
    failed: { on: { 'list.retry': 'loading' } },
    empty: {},
    listed: {},
  },
});
