import type { EndSessionCall } from '@guildhall/machines/flows/ownSessions';
import type { ChangePasswordCall } from '@guildhall/machines/flows/passwordChange';
import type { Schema } from '@guildhall/machines/kit/schema';
import { fromPromise } from 'xstate';

import type { Api } from '../../api.ts';

export const passwordChangeActors = (api: Api) => ({
  changePassword: fromPromise<unknown, ChangePasswordCall>(({ input, signal }) =>
    api.changePassword({ ...input, signal }),
  ),
});

export const ownSessionsActors = (api: Api) => ({
  listSessions: fromPromise<Schema<'SessionList'>, void>(({ signal }) => api.listSessions({ signal })),
  endSession: fromPromise<unknown, EndSessionCall>(({ input, signal }) => api.endSession({ ...input, signal })),
  endOtherSessions: fromPromise<unknown, void>(({ signal }) => api.endOtherSessions({ signal })),
});
