import type { GetStatementCall } from '@guildhall/machines/flows/workStatement';
import type { Schema } from '@guildhall/machines/kit/schema';
import { fromPromise } from 'xstate';

import type { Api } from '../../api.ts';

export const workStatementActors = (api: Api) => ({
  getWorkStatement: fromPromise<Schema<'WorkStatement'>, GetStatementCall>(({ input, signal }) =>
    api.getWorkStatement({ ...input, signal }),
  ),
});
