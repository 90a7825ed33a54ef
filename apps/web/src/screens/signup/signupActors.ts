import type { Session } from '@guildhall/machines/effects';
import type { SignUpCall } from '@guildhall/machines/flows/signup';
import { fromPromise } from 'xstate';

import type { Api } from '../../api.ts';

export const signupActors = (api: Api) => ({
  sendVerificationOtp: fromPromise<void, { email: string }>(async ({ input: body, signal }) => {
    await api.sendVerificationOtp({ body, signal });
  }),
  verifyEmailOtp: fromPromise<void, { email: string; otp: string }>(async ({ input: body, signal }) => {
    await api.verifyEmailOtp({ body, signal });
  }),
  signUp: fromPromise<Session, SignUpCall>(({ input: { role, ...call }, signal }) =>
    role === 'CLIENT' ? api.signUpClient({ ...call, signal }) : api.signUpFreelancer({ ...call, signal }),
  ),
});
