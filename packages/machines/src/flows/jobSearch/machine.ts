import type { JobCategory, JobSort } from '@guildhall/api/enums';
import { assign, cancel, emit, raise, setup } from 'xstate';

import type { PagedList } from '../../archetypes/pagedList.ts';
import { pagedList } from '../../archetypes/pagedList.ts';
import type { JobCriteria } from '../../domain/jobCriteria.ts';
import { queryOf, sortInAddress } from '../../domain/jobCriteria.ts';
import { withJob } from '../../domain/jobs.ts';
import { problem } from '../../kit/effects.ts';
import type { QueryOf, Schema } from '../../kit/schema.ts';

interface OwnContext {
  /** What the search box says; it becomes a criterion after a moment of quiet. */
  query: string;
}

type OwnEvent =
  | { type: 'query.change'; value: string }
  | { type: 'query.submit' }
  | { type: 'category.change'; value: JobCategory | null }
  | { type: 'sort.change'; value: JobSort }
  /** A job was read by itself, or has changed: the list shows its latest version. */
  | { type: 'job.set'; job: Schema<'Job'> };

/** What a criterion is to become. */
type CriterionChange<Name extends keyof JobCriteria> = { value: JobCriteria[Name] };

export interface ListJobsCall {
  params: QueryOf<'listPublicJobs'>;
}

const list = pagedList({
  types: {} as PagedList<JobCriteria, Schema<'JobList'>, OwnContext, OwnEvent>,
  operation: 'listPublicJobs',
  // Only the filters that are set are sent.
  paramsOf: ({ query, category, sort, page }): ListJobsCall['params'] => ({
    page,
    limit: 12,
    sort,
    ...(query !== '' && { query }),
    ...(category !== null && { category }),
  }),
  entriesOf: ({ jobs }) => jobs,
  failure: problem('Error', 'Failed to load jobs. Please try again.'),
});

const { 'address.set': follow } = list.chart.on;

/**
 * Looking for jobs.
 *
 * Guarantees: typing is taken up after a moment of quiet, everything else at once; any change but that of the page
 * starts from the first page; a job that changed changes in the list, and keeps its place.
 */
export const jobSearchMachine = setup({ ...list.setup, delays: { quiet: 500 } })
  .extend({
    guards: {
      queryDiffers: ({ context }) => queryOf(context.query) !== context.address.query,
      categoryDiffers: ({ context }, { value }: CriterionChange<'category'>) => value !== context.address.category,
      sortDiffers: ({ context }, { value }: CriterionChange<'sort'>) => value !== context.address.sort,
    },
    actions: {
      // Another list starts from its first page. What was typed meanwhile counts too.
      askForList: emit(({ context }, change: Record<string, string>) => ({
        type: 'address.change' as const,
        search: { search: queryOf(context.query), page: '', ...change },
      })),
    },
  })
  .createMachine({
    id: 'jobSearch',
    context: ({ input }) => ({ ...input, query: input.address.query, result: null }),
    ...list.chart,
    on: {
      'address.set': {
        ...follow,
        actions: [follow.actions, assign(({ event }) => ({ query: event.address.query }))],
      },
      'query.change': {
        actions: [
          assign(({ event }) => ({ query: event.value })),
          cancel('quiet'),
          raise({ type: 'query.submit' }, { id: 'quiet', delay: 'quiet' }),
        ],
      },
      'query.submit': {
        guard: 'queryDiffers',
        actions: [cancel('quiet'), { type: 'askForList', params: {} }],
      },
      'category.change': {
        guard: { type: 'categoryDiffers', params: ({ event }) => event },
        actions: { type: 'askForList', params: ({ event }) => ({ category: event.value ?? '' }) },
      },
      'sort.change': {
        guard: { type: 'sortDiffers', params: ({ event }) => event },
        actions: { type: 'askForList', params: ({ event }) => ({ sort: sortInAddress(event.value) }) },
      },
      'job.set': {
        actions: assign(({ context: { result }, event }) => ({
          result: result && { ...result, jobs: withJob(result.jobs, event.job) },
        })),
      },
    },
  });
