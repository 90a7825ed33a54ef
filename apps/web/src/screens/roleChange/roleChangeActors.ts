import type { ChangeRoleCall } from '@guildhall/machines/flows/roleChange';
import type { Schema } from '@guildhall/machines/kit/schema';
import { fromPromise } from 'xstate';

import type { Api } from '../../api.ts';

export const roleChangeActors = (api: Api) => ({
  getAccountRole: fromPromise<Schema<'AccountRole'>, void>(({ signal }) => api.getAccountRole({ signal })),
  changeAccountRole: fromPromise<Schema<'AccountRole'>, ChangeRoleCall>(({ input, signal }) =>
    api.changeAccountRole({ ...input, signal }),
  ),
});
