import type { Proof, SendCodeCall, SignUpCall, VerifyCall } from '@guildhall/machines/flows/signup';
import type { Session } from '@guildhall/machines/kit/effects';
import type { CodeSent } from '@guildhall/machines/kit/sentCode';
import { fromPromise } from 'xstate';

import type { Api } from '../../api.ts';

export const signupCalls = (api: Api) => ({
  sendVerificationOtp: fromPromise<CodeSent, SendCodeCall>(({ input: body, signal }) =>
    api.sendVerificationOtp({ body, signal }),
  ),
  verifyEmailOtp: fromPromise<Proof, VerifyCall>(({ input: body, signal }) =>
    api.verifyEmailOtp({ body: { ...body, ticket: true }, signal }),
  ),
  signUp: fromPromise<Session, SignUpCall>(({ input: { role, ...call }, signal }) =>
    role === 'CLIENT' ? api.signUpClient({ ...call, signal }) : api.signUpFreelancer({ ...call, signal }),
  ),
});
