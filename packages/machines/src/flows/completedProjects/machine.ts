import { setup } from 'xstate';

import type { PagedList } from '../../archetypes/pagedList.ts';
import { pagedList } from '../../archetypes/pagedList.ts';
import { problem } from '../../kit/effects.ts';
import type { PageAddress } from '../../kit/lists.ts';
import type { QueryOf, Schema } from '../../kit/schema.ts';

export interface ListCompletedCall {
  params: QueryOf<'listAssignedProjects'>;
}

const list = pagedList({
  types: {} as PagedList<PageAddress, Schema<'AssignedProjectList'>>,
  operation: 'listAssignedProjects',
  paramsOf: ({ page }): ListCompletedCall['params'] => ({ status: 'COMPLETED', page, limit: 10 }),
  entriesOf: ({ projects }) => projects,
  failure: problem('Error', 'Failed to load completed projects'),
});

/** The projects of a freelancer that their clients have approved, as a paged list. */
export const completedProjectsMachine = setup(list.setup).createMachine({
  id: 'completedProjects',
  context: ({ input }) => ({ ...input, result: null }),
  ...list.chart,
});
