import type { JobSort } from '@guildhall/api/enums';
import { assign, cancel, emit, raise, setup } from 'xstate';

import type { PagedList } from '../../archetypes/pagedList.ts';
import { pagedList } from '../../archetypes/pagedList.ts';
import { queryOf } from '../../domain/jobCriteria.ts';
import { withJob } from '../../domain/jobs.ts';
import type { WorkCriteria, WorkFilters } from '../../domain/workCriteria.ts';
import { workInAddress, workParams } from '../../domain/workCriteria.ts';
import { problem } from '../../kit/effects.ts';
import type { FilterPanel } from '../../kit/lists.ts';
import { isSameInAddress } from '../../kit/lists.ts';
import type { QueryOf, Schema } from '../../kit/schema.ts';

interface OwnContext {
  /** What the search box says; it becomes a criterion after a moment of quiet. */
  query: string;
  panel: FilterPanel;
}

type OwnEvent =
  | { type: 'query.change'; value: string }
  | { type: 'query.submit' }
  | { type: 'filters.change'; filters: Partial<PanelFilters> }
  | { type: 'category.change'; value: WorkCriteria['category'] }
  | { type: 'sort.change'; value: JobSort }
  | { type: 'panel.change'; value: FilterPanel }
  /** A job was read by itself, or has changed: the list shows its latest version. */
  | { type: 'job.set'; job: Schema<'Job'> };

/** The filters of the panel; the category stands beside the words. */
type PanelFilters = Omit<WorkFilters, 'category'>;

export interface ListJobsCall {
  params: QueryOf<'listPublicJobs'>;
}

const list = pagedList({
  types: {} as PagedList<WorkCriteria, Schema<'JobList'>, OwnContext, OwnEvent>,
  operation: 'listPublicJobs',
  paramsOf: (criteria): ListJobsCall['params'] => workParams(criteria),
  entriesOf: ({ jobs }) => jobs,
  failure: problem('Error', 'Failed to load jobs. Please try again.'),
});

const { 'address.set': follow } = list.chart.on;

const differs = (criteria: WorkCriteria, change: Partial<WorkCriteria>): boolean =>
  !isSameInAddress({ ...criteria, ...change }, criteria);

/**
 * Looking for jobs.
 *
 * Guarantees: typing is taken up after a moment of quiet, everything else at once; any change but that of the page
 * starts from the first page; what a person goes on typing while a list loads is not lost; a job that changed changes in
 * the list, and keeps its place.
 *
 * Area: Finding.
 */
export const jobSearchMachine = setup({ ...list.setup, delays: { quiet: 500 } })
  .extend({
    guards: {
      // What lies behind the drawer cannot be changed, nor filters that are out of sight.
      queryIsInSight: ({ context }) => context.panel !== 'drawer',
      queryDiffers: ({ context }) => queryOf(context.query) !== context.address.query,
      filtersDiffer: ({ context }, { filters }: { filters: Partial<PanelFilters> }) =>
        context.panel !== 'hidden' && differs(context.address, filters),
      criteriaDiffer: ({ context }, change: Partial<WorkCriteria>) =>
        context.panel !== 'drawer' && differs(context.address, change),
      panelDiffers: ({ context }, { value }: { value: FilterPanel }) => value !== context.panel,
    },
    actions: {
      // Another list starts from its first page. What was typed meanwhile counts too.
      askForList: emit(({ context }, change: Partial<WorkCriteria>) => ({
        type: 'address.change' as const,
        search: workInAddress({ query: queryOf(context.query), page: 1, ...change }),
      })),
    },
  })
  .createMachine({
    id: 'jobSearch',
    context: ({ input }) => ({ ...input, query: input.address.query, panel: 'shown', result: null }),
    ...list.chart,
    on: {
      'address.set': {
        ...follow,
        actions: [
          follow.actions,
          // The box may say more than the address was asked for: a space, or nothing that counts.
          assign(({ context, event: { address } }) => ({
            query: queryOf(context.query) === address.query ? context.query : address.query,
          })),
        ],
      },
      'query.change': {
        guard: 'queryIsInSight',
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
      'filters.change': {
        guard: { type: 'filtersDiffer', params: ({ event }) => event },
        actions: { type: 'askForList', params: ({ event }) => event.filters },
      },
      'category.change': {
        guard: { type: 'criteriaDiffer', params: ({ event }) => ({ category: event.value }) },
        actions: { type: 'askForList', params: ({ event }) => ({ category: event.value }) },
      },
      'sort.change': {
        guard: { type: 'criteriaDiffer', params: ({ event }) => ({ sort: event.value }) },
        actions: { type: 'askForList', params: ({ event }) => ({ sort: event.value }) },
      },
      'panel.change': {
        guard: { type: 'panelDiffers', params: ({ event }) => event },
        actions: assign(({ event }) => ({ panel: event.value })),
      },
      'job.set': {
        actions: assign(({ context: { result }, event }) => ({
          result: result && { ...result, jobs: withJob(result.jobs, event.job) },
        })),
      },
    },
  });
