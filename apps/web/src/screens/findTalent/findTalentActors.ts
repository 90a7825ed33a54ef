import type { SearchFreelancersCall } from '@guildhall/machines/flows/talentSearch';
import type { Schema } from '@guildhall/machines/kit/schema';
import { fromPromise } from 'xstate';

import type { Api } from '../../api.ts';

export const findTalentActors = (api: Api) => ({
  searchFreelancers: fromPromise<Schema<'FreelancerList'>, SearchFreelancersCall>(({ input: { params }, signal }) =>
    api.searchFreelancers({ params, signal }),
  ),
});
