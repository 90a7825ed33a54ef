import type { EditCall } from '@guildhall/machines/flows/applicationEdit';
import { fromPromise } from 'xstate';

import type { Api } from '../../api.ts';

export const editApplicationActors = (api: Api) => ({
  editApplication: fromPromise<unknown, EditCall>(({ input, signal }) => api.editApplication({ ...input, signal })),
  copyText: fromPromise<void, { text: string }>(({ input }) => window.navigator.clipboard.writeText(input.text)),
});
