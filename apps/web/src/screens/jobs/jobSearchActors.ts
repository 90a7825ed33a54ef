import type { ListJobsCall } from '@guildhall/machines/flows/jobSearch';
import type { Schema } from '@guildhall/machines/kit/schema';
import { fromPromise } from 'xstate';

import type { Api } from '../../api.ts';

export const jobSearchActors = (api: Api) => ({
  listPublicJobs: fromPromise<Schema<'JobList'>, ListJobsCall>(({ input: { params }, signal }) =>
    api.listPublicJobs({ params, signal }),
  ),
});
