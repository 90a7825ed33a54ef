import type { Schema } from '@guildhall/machines/kit/schema';
import { fromPromise } from 'xstate';

import type { Api } from '../../api.ts';

export const publicProfileActors = (api: Api) => ({
  getPublicProfile: fromPromise<Schema<'PublicProfile'>, { params: { userId: string } }>(({ input, signal }) =>
    api.getPublicProfile({ ...input, signal }),
  ),
});
