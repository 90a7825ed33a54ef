import type { SaveCall } from '@guildhall/machines/archetypes/versionedForm';
import type { Schema, Versioned } from '@guildhall/machines/kit/schema';
import { fromPromise } from 'xstate';

import type { Api } from '../../api.ts';

export const editJobCalls = (api: Api, projectId: string) => ({
  getClientProject: fromPromise<Versioned<Schema<'ClientProject'>>, void>(({ signal }) =>
    api.getClientProject.answer({ params: { projectId }, signal }),
  ),
  editProject: fromPromise<unknown, SaveCall<Schema<'ProjectCreation'>>>(({ input, signal }) =>
    api.editProject({ ...input, params: { projectId }, signal }),
  ),
});
