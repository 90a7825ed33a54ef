import type { ApplyCall } from '@guildhall/machines/flows/proposal';
import type { Schema } from '@guildhall/machines/kit/schema';
import { fromPromise } from 'xstate';

import type { Api } from '../../api.ts';
import { profileActors } from '../jobGate/jobGateActors.ts';

export const jobDetailActors = (api: Api) => ({
  getPublicJob: fromPromise<Schema<'Job'>, { params: { jobId: string } }>(({ input: { params }, signal }) =>
    api.getPublicJob({ params, signal }),
  ),
});

export const proposalActors = (api: Api) => ({
  ...jobDetailActors(api),
  ...profileActors(api),
  applyToProject: fromPromise<Schema<'FreelancerApplication'>, ApplyCall>(({ input, signal }) =>
    api.applyToProject({ ...input, signal }),
  ),
});
