import { setup } from 'xstate';

import type { ListHeard, PagedList } from '../../archetypes/pagedList.ts';
import { pagedList } from '../../archetypes/pagedList.ts';
import { problem } from '../../kit/effects.ts';
import type { PageAddress } from '../../kit/lists.ts';
import type { QueryOf, Schema } from '../../kit/schema.ts';

export interface ListCompletedCall {
  params: QueryOf<'listAssignedProjects'>;
}

const list = pagedList({
  types: {} as PagedList<
    PageAddress,
    Schema<'AssignedProjectList'>,
    object,
    ListHeard<PageAddress, Schema<'AssignedProjectList'>>
  >,
  operation: 'listAssignedProjects',
  paramsOf: ({ page }): ListCompletedCall['params'] => ({ status: 'COMPLETED', page, limit: 10 }),
  entriesOf: ({ projects }) => projects,
  failure: problem('Error', 'Failed to load completed projects'),
});

/** What the list asks for at an address. */
export const { paramsOf } = list;

const { empty, listed, ...states } = list.chart.states;

/**
 * The projects of a freelancer that their clients have approved, as a paged list.
 *
 * Area: Profiles.
 */
export const completedProjectsMachine = setup(list.setup).createMachine({
  id: 'completedProjects',
  context: ({ input }) => ({ ...input, result: null }),
  ...list.chart,
  states: { ...states, empty: { ...empty, on: list.whenHeard }, listed: { ...listed, on: list.whenHeard } },
});
