import type { CreateProjectCall, ReadProjectCall } from '@guildhall/machines/flows/postJob';
import type { Schema } from '@guildhall/machines/kit/schema';
import { fromPromise } from 'xstate';

import type { Api } from '../../api.ts';

export const postJobActors = (api: Api) => ({
  createProject: fromPromise<Schema<'ClientProject'>, CreateProjectCall>(({ input, signal }) =>
    api.createProject({ ...input, signal }),
  ),
  getClientProject: fromPromise<Schema<'ClientProject'>, ReadProjectCall>(({ input, signal }) =>
    api.getClientProject({ ...input, signal }),
  ),
});
