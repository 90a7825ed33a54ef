import { setup } from 'xstate';

import type { PagedList } from '../../archetypes/pagedList.ts';
import { pagedList } from '../../archetypes/pagedList.ts';
import { problem } from '../../kit/effects.ts';
import type { PageAddress } from '../../kit/lists.ts';
import type { QueryOf, Schema } from '../../kit/schema.ts';

export interface ListRatingsCall {
  params: QueryOf<'listFreelancerRatings'> & QueryOf<'listClientRatings'>;
}

const list = pagedList({
  types: {} as PagedList<PageAddress, Schema<'RatingList'>>,
  operation: 'listReceivedRatings',
  paramsOf: ({ page }): ListRatingsCall['params'] => ({ page, limit: 10 }),
  entriesOf: ({ ratings }) => ratings,
  failure: problem('Error', 'Failed to load reviews'),
});

/**
 * What clients have said of a freelancer, or freelancers of a client, as a paged list. The app supplies the call of the
 * role.
 */
export const receivedRatingsMachine = setup(list.setup).createMachine({
  id: 'receivedRatings',
  context: ({ input }) => ({ ...input, result: null }),
  ...list.chart,
});
