import type { QueryOf, Schema, Versioned } from '@guildhall/machines/kit/schema';
import { fromPromise } from 'xstate';

import type { Api } from '../../api.ts';

export const fittingJobsActors = (api: Api) => ({
  getFreelancerProfile: fromPromise<Versioned<Schema<'FreelancerProfile'>>, void>(({ signal }) =>
    api.getFreelancerProfile.answer({ signal }),
  ),
  listPublicJobs: fromPromise<Schema<'JobList'>, { params: QueryOf<'listPublicJobs'> }>(({ input, signal }) =>
    api.listPublicJobs({ ...input, signal }),
  ),
});

export const peopleForPostsActors = (api: Api) => ({
  getClientDashboard: fromPromise<Schema<'ClientDashboard'>, void>(({ signal }) => api.getClientDashboard({ signal })),
  searchFreelancers: fromPromise<Schema<'FreelancerList'>, { params: QueryOf<'searchFreelancers'> }>(
    ({ input, signal }) => api.searchFreelancers({ ...input, signal }),
  ),
});
