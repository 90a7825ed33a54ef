import type { RateSpread } from '@guildhall/machines/domain/rateSpread';
import type { ListFreelancersCall } from '@guildhall/machines/flows/talentDirectory';
import type { Schema } from '@guildhall/machines/kit/schema';
import { fromPromise } from 'xstate';

import type { Api } from '../../api.ts';

export const browseFreelancersActors = (api: Api) => ({
  listPublicFreelancers: fromPromise<Schema<'FreelancerList'>, ListFreelancersCall>(({ input: { params }, signal }) =>
    api.listPublicFreelancers({ params, signal }),
  ),
  getFreelancerRates: fromPromise<RateSpread, void>(({ signal }) => api.getFreelancerRates({ signal })),
});
