import type { ResetCall, SendCodeCall } from '@guildhall/machines/flows/forgotPassword';
import { forgotPasswordMachine } from '@guildhall/machines/flows/forgotPassword';
import type { CodeSent } from '@guildhall/machines/kit/sentCode';
import { fromPromise } from 'xstate';

import { defineScreen } from '../../kit/defineScreen.tsx';
import { linkInFragment } from '../../kit/linkInFragment.tsx';
import { paths } from '../../paths.ts';
import { ForgotPasswordView, stepOf } from './ForgotPasswordView.tsx';

export const screen = defineScreen({
  machine: forgotPasswordMachine,
  View: ForgotPasswordView,
  head: {
    title: 'Forgot password',
    description: 'Choose a new password with a code that we email to you.',
    isIndexed: true,
  },
  stepOf,
  props: ({ takeAlong }) => ({ loginHref: takeAlong(paths.login) }),
  calls: (api) => ({
    sendResetCode: fromPromise<CodeSent, SendCodeCall>(({ input: { role, body }, signal }) => {
      const send = role === 'CLIENT' ? api.requestClientPasswordReset : api.requestFreelancerPasswordReset;
      return send({ body, signal });
    }),
    resetPassword: fromPromise<void, ResetCall>(async ({ input: { role, body }, signal }) => {
      const reset = role === 'CLIENT' ? api.resetClientPassword : api.resetFreelancerPassword;
      await reset({ body, signal });
    }),
  }),
  additions: [
    linkInFragment(forgotPasswordMachine, ({ role, email, code }) =>
      (role === 'CLIENT' || role === 'FREELANCER') && email && code
        ? { type: 'link.know', link: { role, email, code } }
        : null,
    ),
  ],
});
