import type { Schema } from '@guildhall/machines/kit/schema';
import { fromPromise } from 'xstate';

import type { Api } from '../../api.ts';

export const profileActors = (api: Api) => ({
  getProfileCompletion: fromPromise<Schema<'ProfileCompletion'>, void>(({ signal }) =>
    api.getProfileCompletion({ signal }),
  ),
});
