import type { Role } from '@guildhall/api/enums';
import type { ListCompletedCall } from '@guildhall/machines/flows/completedProjects';
import type { ListRatingsCall, ReplyCall } from '@guildhall/machines/flows/receivedRatings';
import type { Schema, Versioned } from '@guildhall/machines/kit/schema';
import { fromPromise } from 'xstate';

import type { Api } from '../../api.ts';

export const ownProfileActors = (api: Api) => ({
  getClientProfile: fromPromise<Versioned<Schema<'ClientProfile'>>, void>(({ signal }) =>
    api.getClientProfile.answer({ signal }),
  ),
  getFreelancerProfile: fromPromise<Versioned<Schema<'FreelancerProfile'>>, void>(({ signal }) =>
    api.getFreelancerProfile.answer({ signal }),
  ),
});

export const completedProjectsActors = (api: Api) => ({
  listAssignedProjects: fromPromise<Schema<'AssignedProjectList'>, ListCompletedCall>(({ input: { params }, signal }) =>
    api.listAssignedProjects({ params, signal }),
  ),
});

export const receivedRatingsActors = (api: Api, role: Role) => ({
  listReceivedRatings: fromPromise<Schema<'RatingList'>, ListRatingsCall>(({ input: { params }, signal }) =>
    role === 'CLIENT' ? api.listClientRatings({ params, signal }) : api.listFreelancerRatings({ params, signal }),
  ),
  replyToRating: fromPromise<unknown, ReplyCall>(({ input, signal }) => api.replyToRating({ ...input, signal })),
});
