import type { ReadTimelineCall } from '@guildhall/machines/flows/projectTimeline';
import type { Schema } from '@guildhall/machines/kit/schema';
import { fromPromise } from 'xstate';

import type { Api } from '../../api.ts';

export const projectTimelineActors = (api: Api) => ({
  getProjectTimeline: fromPromise<Schema<'ProjectTimeline'>, ReadTimelineCall>(({ input, signal }) =>
    api.getProjectTimeline({ ...input, signal }),
  ),
});
