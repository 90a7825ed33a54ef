import type { DecisionCall, ListApplicationsCall } from '@guildhall/machines/flows/applicants';
import type { ListProjectsCall, ProjectCall, RejectCompletionCall } from '@guildhall/machines/flows/postedJobs';
import type { Schema } from '@guildhall/machines/kit/schema';
import { fromPromise } from 'xstate';

import type { Api } from '../../api.ts';

export const clientOverviewActors = (api: Api) => ({
  getClientDashboard: fromPromise<Schema<'ClientDashboard'>, void>(({ signal }) => api.getClientDashboard({ signal })),
});

export const postedJobsActors = (api: Api) => ({
  listClientProjects: fromPromise<Schema<'ClientProjectList'>, ListProjectsCall>(({ input, signal }) =>
    api.listClientProjects({ ...input, signal }),
  ),
  approveCompletion: fromPromise<unknown, ProjectCall>(({ input, signal }) =>
    api.approveCompletion({ ...input, signal }),
  ),
  rejectCompletion: fromPromise<unknown, RejectCompletionCall>(({ input, signal }) =>
    api.rejectCompletion({ ...input, signal }),
  ),
  cancelProject: fromPromise<unknown, ProjectCall>(({ input, signal }) => api.cancelProject({ ...input, signal })),
});

export const applicantsActors = (api: Api) => ({
  listClientApplications: fromPromise<Schema<'ClientApplicationList'>, ListApplicationsCall>(({ input, signal }) =>
    api.listClientApplications({ ...input, signal }),
  ),
  approveApplication: fromPromise<unknown, DecisionCall>(({ input, signal }) =>
    api.approveApplication({ ...input, signal }),
  ),
  rejectApplication: fromPromise<unknown, DecisionCall>(({ input, signal }) =>
    api.rejectApplication({ ...input, signal }),
  ),
});
