import type { LogInCall } from '@guildhall/machines/flows/login';
import type { Session } from '@guildhall/machines/kit/effects';
import { fromPromise } from 'xstate';

import type { Api } from '../../api.ts';

export const loginCalls = (api: Api) => ({
  logIn: fromPromise<Session, LogInCall>(({ input: { role, ...body }, signal }) =>
    role === 'CLIENT' ? api.logInClient({ body, signal }) : api.logInFreelancer({ body, signal }),
  ),
});
