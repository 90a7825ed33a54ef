import type {
  EndAssignedCall,
  ListAssignedCall,
  RequestCompletionCall,
} from '@guildhall/machines/flows/assignedProjects';
import type { ListSentCall, WithdrawCall } from '@guildhall/machines/flows/sentApplications';
import type { Schema } from '@guildhall/machines/kit/schema';
import { fromPromise } from 'xstate';

import type { Api } from '../../api.ts';

export const assignedProjectsActors = (api: Api) => ({
  listAssignedProjects: fromPromise<Schema<'AssignedProjectList'>, ListAssignedCall>(({ input: { params }, signal }) =>
    api.listAssignedProjects({ params, signal }),
  ),
  requestCompletion: fromPromise<unknown, RequestCompletionCall>(({ input, signal }) =>
    api.requestCompletion({ ...input, signal }),
  ),
  endAssignedProject: fromPromise<unknown, EndAssignedCall>(({ input, signal }) =>
    api.endAssignedProject({ ...input, signal }),
  ),
});

export const freelancerWaitingActors = (api: Api) => ({
  getFreelancerDashboard: fromPromise<Schema<'FreelancerDashboard'>, void>(({ signal }) =>
    api.getFreelancerDashboard({ signal }),
  ),
});

export const sentApplicationsActors = (api: Api) => ({
  listFreelancerApplications: fromPromise<Schema<'FreelancerApplicationList'>, ListSentCall>(
    ({ input: { params }, signal }) => api.listFreelancerApplications({ params, signal }),
  ),
  withdrawApplication: fromPromise<unknown, WithdrawCall>(({ input, signal }) =>
    api.withdrawApplication({ ...input, signal }),
  ),
});
