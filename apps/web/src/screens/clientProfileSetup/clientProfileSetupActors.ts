import type { UpdateClientProfileCall } from '@guildhall/machines/flows/clientProfileSetup';
import type { Schema, Versioned } from '@guildhall/machines/kit/schema';
import { fromPromise } from 'xstate';

import type { Api } from '../../api.ts';

export const clientProfileSetupActors = (api: Api) => ({
  getClientProfile: fromPromise<Versioned<Schema<'ClientProfile'>>, void>(({ signal }) =>
    api.getClientProfile.answer({ signal }),
  ),
  updateClientProfile: fromPromise<unknown, UpdateClientProfileCall>(({ input, signal }) =>
    api.updateClientProfile({ ...input, signal }),
  ),
});
