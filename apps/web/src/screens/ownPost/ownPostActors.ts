import type { OwnPostCall } from '@guildhall/machines/flows/ownPost';
import type { Schema } from '@guildhall/machines/kit/schema';
import { fromPromise } from 'xstate';

import type { Api } from '../../api.ts';

export const ownPostActors = (api: Api) => ({
  listClientProjects: fromPromise<Schema<'ClientProjectList'>, OwnPostCall>(({ input, signal }) =>
    api.listClientProjects({ ...input, signal }),
  ),
});
