import type { ResetCall, SendCodeCall } from '@guildhall/machines/flows/forgotPassword';
import type { CodeSent } from '@guildhall/machines/kit/sentCode';
import { fromPromise } from 'xstate';

import type { Api } from '../../api.ts';

export const forgotPasswordCalls = (api: Api) => ({
  sendResetCode: fromPromise<CodeSent, SendCodeCall>(({ input: { role, body }, signal }) => {
    const send = role === 'CLIENT' ? api.requestClientPasswordReset : api.requestFreelancerPasswordReset;
    return send({ body, signal });
  }),
  resetPassword: fromPromise<void, ResetCall>(async ({ input: { role, body }, signal }) => {
    const reset = role === 'CLIENT' ? api.resetClientPassword : api.resetFreelancerPassword;
    await reset({ body, signal });
  }),
});
