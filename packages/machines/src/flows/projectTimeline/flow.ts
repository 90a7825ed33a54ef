import { setup } from 'xstate';

import type { ListHeard, PagedList } from '../../archetypes/pagedList.ts';
import { pagedList } from '../../archetypes/pagedList.ts';
import { missingWith } from '../../archetypes/resource.ts';
import { problem } from '../../kit/effects.ts';
import type { PageAddress, Search } from '../../kit/lists.ts';
import { pageAddressOf } from '../../kit/lists.ts';
import type { QueryOf, Schema } from '../../kit/schema.ts';

/** Which part of whose timeline is read. */
export interface TimelineAddress extends PageAddress {
  /** Null where the address names no job. */
  projectId: string | null;
}

export const timelineAddressOf = (search: Search): TimelineAddress => ({
  ...pageAddressOf(search),
  projectId: search['project'] || null,
});

export interface ReadTimelineCall {
  params: QueryOf<'getProjectTimeline'> & { projectId: string };
}

const list = pagedList({
  types: {} as PagedList<
    TimelineAddress,
    Schema<'ProjectTimeline'>,
    object,
    ListHeard<TimelineAddress, Schema<'ProjectTimeline'>>
  >,
  operation: 'getProjectTimeline',
  paramsOf: ({ page, projectId }): ReadTimelineCall['params'] => ({ projectId: projectId ?? '', page, limit: 50 }),
  entriesOf: ({ events }) => events,
  failure: problem('Error', 'Failed to load the timeline'),
});

/** What is asked for at an address. */
export const { paramsOf } = list;
const missing = missingWith(400, 403, 404);
const { loading, ...states } = list.chart.states;

/**
 * What has happened to one of the client's own jobs, as a paged list, the oldest first.
 *
 * Guarantees: a job that does not exist, or is another client's, is told apart from one whose timeline could not be
 * loaded: it has no events, and nothing is asked where the address names no job.
 *
 * Area: Hiring.
 */
export const projectTimelineMachine = setup(list.setup)
  .extend({
    guards: {
      jobIsUnnamed: ({ context }) => context.address.projectId === null,
      ...missing.guards,
    },
  })
  .createMachine({
    id: 'projectTimeline',
    context: ({ input }) => ({ ...input, result: null }),
    ...list.chart,
    states: {
      loading: {
        ...loading,
        always: { guard: 'jobIsUnnamed', target: 'empty' },
        invoke: {
          ...loading.invoke,
          onError: [{ ...missing.failure, target: 'empty' }, loading.invoke.onError],
        },
      },
      ...states,
      empty: { ...states.empty, on: list.whenHeard },
      listed: { ...states.listed, on: list.whenHeard },
    },
  });
