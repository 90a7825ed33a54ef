import type { Session } from '@guildhall/machines/effects';
import type { SignUpCall } from '@guildhall/machines/flows/signup';
import { fromPromise } from 'xstate';

import type { Api } from '../../api.ts';
import { keyed } from '../../flow/keyed.ts';

export function signupActors(api: Api) {
  const keyFor = keyed();
  return {
    sendVerificationOtp: fromPromise<void, { email: string }>(async ({ input: body, signal }) => {
      await api.sendVerificationOtp({ body, signal });
    }),
    verifyEmailOtp: fromPromise<void, { email: string; otp: string }>(async ({ input: body, signal }) => {
      await api.verifyEmailOtp({ body, signal });
    }),
    signUp: fromPromise<Session, SignUpCall>(({ input, signal }) => {
      const { role, ...body } = input;
      const call = { body, signal, idempotencyKey: keyFor(input) };
      return role === 'CLIENT' ? api.signUpClient(call) : api.signUpFreelancer(call);
    }),
  };
}
