import type { UpdateFreelancerProfileCall } from '@guildhall/machines/flows/freelancerProfileSetup';
import type { Schema, Versioned } from '@guildhall/machines/kit/schema';
import { fromPromise } from 'xstate';

import type { Api } from '../../api.ts';

export const freelancerProfileSetupActors = (api: Api) => ({
  getFreelancerProfile: fromPromise<Versioned<Schema<'FreelancerProfile'>>, void>(({ signal }) =>
    api.getFreelancerProfile.answer({ signal }),
  ),
  updateFreelancerProfile: fromPromise<unknown, UpdateFreelancerProfileCall>(({ input, signal }) =>
    api.updateFreelancerProfile({ ...input, signal }),
  ),
});
