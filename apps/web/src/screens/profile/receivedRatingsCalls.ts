import type { Role } from '@guildhall/api/enums';
import type { ListRatingsCall } from '@guildhall/machines/flows/receivedRatings';
import type { Schema } from '@guildhall/machines/kit/schema';
import { fromPromise } from 'xstate';

import type { Api } from '../../api.ts';

export const receivedRatingsCalls = (api: Api, role: Role) => ({
  listReceivedRatings: fromPromise<Schema<'RatingList'>, ListRatingsCall>(({ input: { params }, signal }) =>
    role === 'CLIENT' ? api.listClientRatings({ params, signal }) : api.listFreelancerRatings({ params, signal }),
  ),
});
