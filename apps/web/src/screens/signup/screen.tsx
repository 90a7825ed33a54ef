import type { Proof, SendCodeCall, SignUpCall, VerifyCall } from '@guildhall/machines/flows/signup';
import { signupMachine } from '@guildhall/machines/flows/signup';
import type { Session } from '@guildhall/machines/kit/effects';
import type { CodeSent } from '@guildhall/machines/kit/sentCode';
import { fromPromise } from 'xstate';

import { defineScreen } from '../../kit/defineScreen.tsx';
import type { Place } from '../../kit/reader.ts';
import { paths } from '../../paths.ts';
import { KeptProgress } from './KeptProgress.tsx';
import { SignupView, stepOf } from './SignupView.tsx';

const headOf = {
  anyone: { title: 'Sign up', description: 'Create an account to hire freelancers or find work.' },
  client: { title: 'Sign up as a client', description: 'Create an account, post your project and hire a freelancer.' },
  freelancer: { title: 'Sign up as a freelancer', description: 'Create an account, show your work and find projects.' },
};

/** The entrance that was used: the address names it, or the query `type` does. */
function doorOf({ pathname, query: { type } }: Place): keyof typeof headOf {
  if (pathname === paths.clientSignup) return 'client';
  if (pathname === paths.freelancerSignup) return 'freelancer';
  return type === 'client' || type === 'freelancer' ? type : 'anyone';
}

/** Who comes in by which entrance: at step 3 it is chosen already. */
const roleBy = { anyone: null, client: 'CLIENT', freelancer: 'FREELANCER' } as const;

export const screen = defineScreen({
  machine: signupMachine,
  View: SignupView,
  head: (place) => headOf[doorOf(place)],
  input: (place) => ({ role: roleBy[doorOf(place)], idempotencyKey: crypto.randomUUID() }),
  stepOf,
  props: ({ takeAlong }) => ({
    loginHref: takeAlong(paths.login),
    termsHref: paths.terms,
    privacyHref: paths.privacy,
  }),
  calls: (api) => ({
    sendVerificationOtp: fromPromise<CodeSent, SendCodeCall>(({ input: body, signal }) =>
      api.sendVerificationOtp({ body, signal }),
    ),
    verifyEmailOtp: fromPromise<Proof, VerifyCall>(({ input: body, signal }) =>
      api.verifyEmailOtp({ body: { ...body, ticket: true }, signal }),
    ),
    signUp: fromPromise<Session, SignUpCall>(({ input: { role, ...call }, signal }) =>
      role === 'CLIENT' ? api.signUpClient({ ...call, signal }) : api.signUpFreelancer({ ...call, signal }),
    ),
  }),
  additions: [KeptProgress],
});
