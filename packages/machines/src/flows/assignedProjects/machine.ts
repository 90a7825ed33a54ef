import { setup } from 'xstate';

import type { PagedList } from '../../archetypes/pagedList.ts';
import { pagedList } from '../../archetypes/pagedList.ts';
import { problem } from '../../kit/effects.ts';
import type { PageAddress } from '../../kit/lists.ts';
import type { QueryOf, Schema } from '../../kit/schema.ts';

export interface ListAssignedCall {
  params: QueryOf<'listAssignedProjects'>;
}

const list = pagedList({
  types: {} as PagedList<PageAddress, Schema<'AssignedProjectList'>>,
  operation: 'listAssignedProjects',
  paramsOf: ({ page }): ListAssignedCall['params'] => ({ page, limit: 10 }),
  entriesOf: ({ projects }) => projects,
  failure: problem('Error', 'Failed to load assigned projects'),
});

/** The projects that a freelancer was given, as a paged list. */
export const assignedProjectsMachine = setup(list.setup).createMachine({
  id: 'assignedProjects',
  context: ({ input }) => ({ ...input, result: null }),
  ...list.chart,
});
