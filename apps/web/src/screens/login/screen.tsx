import type { LogInCall } from '@guildhall/machines/flows/login';
import { loginMachine } from '@guildhall/machines/flows/login';
import type { Session } from '@guildhall/machines/kit/effects';
import { fromPromise } from 'xstate';

import { defineScreen } from '../../kit/defineScreen.tsx';
import { paths } from '../../paths.ts';
import { browseHref } from './browseHref.ts';
import { LoginView } from './LoginView.tsx';

export const screen = defineScreen({
  machine: loginMachine,
  View: LoginView,
  head: { title: 'Log in', description: 'Log in to hire freelancers or to find your next project.', isIndexed: true },
  props: ({ search, takeAlong }) => ({
    browseHref: browseHref(search),
    signupHref: takeAlong(paths.signup),
    forgotPasswordHref: takeAlong(paths.forgotPassword),
  }),
  calls: (api) => ({
    logIn: fromPromise<Session, LogInCall>(({ input: { role, ...body }, signal }) =>
      role === 'CLIENT' ? api.logInClient({ body, signal }) : api.logInFreelancer({ body, signal }),
    ),
  }),
});
