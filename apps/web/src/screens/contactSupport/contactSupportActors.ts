import type { SupportRequestCall } from '@guildhall/machines/flows/supportRequest';
import { fromPromise } from 'xstate';

import type { Api } from '../../api.ts';

export const contactSupportActors = (api: Api) => ({
  createSupportRequest: fromPromise<void, SupportRequestCall>(async ({ input, signal }) => {
    await api.createSupportRequest({ ...input, signal });
  }),
});
