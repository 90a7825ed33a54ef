import type { Role } from '@guildhall/api/enums';
import { assign, emit, setup } from 'xstate';
import * as z from 'zod/mini';

import { emailField } from '../../account.ts';
import { call } from '../../actors.ts';
import type { Effect, Navigate, Session } from '../../effects.ts';
import { dashboardOf, success } from '../../effects.ts';
import type { FieldChange, FormContext } from '../../forms.ts';
import { edit, emptyForm, forgetProblems, hasProblems, problemsOf, refuse } from '../../forms.ts';
import { loginFailure } from './failures.ts';

export interface LoginValues {
  email: string;
  password: string;
  role: Role | null;
  rememberMe: boolean;
}

interface Context extends FormContext<LoginValues> {
  returnTo: string | null;
}

type Event = FieldChange<LoginValues> | { type: 'login.submit' };

export interface LoginInput {
  /** The address the person wanted before they were asked to log in. */
  returnTo: string | null;
}

export type LogInCall = { role: Role; email: string; password: string };

const values = z.object({
  email: emailField,
  password: z.string().check(z.minLength(1, 'Enter your password.')),
  role: z.enum(['CLIENT', 'FREELANCER'], 'Please select your account type'),
});

/**
 * Logging in.
 *
 * Guarantees: no call before email, password and account type are there; one call at a time; a refusal keeps
 * everything typed; a success opens the session first and leaves for the wanted page, or the role's dashboard, after.
 */
export const loginMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as LoginInput,
    emitted: {} as Effect,
    tags: {} as 'busy',
  },
  actors: { logIn: call<Session, LogInCall>('logIn') },
  guards: { isComplete: ({ context }) => !hasProblems(problemsOf(values, context.values)) },
  actions: { forgetProblems: assign(forgetProblems) },
}).createMachine({
  id: 'login',
  context: ({ input }) => ({
    ...emptyForm<LoginValues>({ email: '', password: '', role: null, rememberMe: false }),
    returnTo: input.returnTo,
  }),
  initial: 'credentials',
  states: {
    credentials: {
      on: {
        'field.change': { actions: assign(({ context, event }) => edit(context, event)) },
        'login.submit': [
          { guard: 'isComplete', target: 'signingIn' },
          { actions: assign(({ context }) => refuse(context, problemsOf(values, context.values))) },
        ],
      },
    },
    signingIn: {
      tags: 'busy',
      entry: 'forgetProblems',
      invoke: {
        id: 'logIn',
        src: 'logIn',
        input: ({ context: { values } }) => ({
          // The guard let only a chosen role through.
          role: values.role ?? 'CLIENT',
          email: values.email.trim(),
          password: values.password,
        }),
        onDone: {
          target: 'signedIn',
          actions: [
            emit(({ context, event }) => ({
              type: 'session.open' as const,
              session: event.output,
              remember: context.values.rememberMe,
            })),
            emit(success('Welcome back!', 'You have been logged in successfully.')),
            emit(({ context, event }): Navigate =>
              context.returnTo === null
                ? { type: 'navigate', to: dashboardOf[event.output.role] }
                : { type: 'navigate', path: context.returnTo },
            ),
          ],
        },
        onError: {
          target: 'credentials',
          actions: emit(({ context, event }) => loginFailure(event.error, context.values.role ?? 'CLIENT')),
        },
      },
    },
    signedIn: { type: 'final' },
  },
});
