import type { Schema } from '@guildhall/machines/kit/schema';
import { fromPromise } from 'xstate';

import type { Api } from '../../api.ts';

export const homeActors = (api: Api) => ({
  listFeaturedFreelancers: fromPromise<Schema<'FeaturedFreelancer'>[], void>(({ signal }) =>
    api.listFeaturedFreelancers({ signal }),
  ),
  listFeaturedProjects: fromPromise<Schema<'Job'>[], void>(({ signal }) => api.listFeaturedProjects({ signal })),
});
