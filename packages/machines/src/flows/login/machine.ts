import type { Role } from '@guildhall/api/enums';
import { roles } from '@guildhall/api/enums';
import { assign, emit, setup } from 'xstate';
import * as z from 'zod/mini';

import { emailField } from '../../kit/account.ts';
import { call } from '../../kit/actors.ts';
import type { Effect, Session } from '../../kit/effects.ts';
import { success } from '../../kit/effects.ts';
import type { FieldChange, FormContext } from '../../kit/forms.ts';
import { edit, emptyForm, forgetProblems, hasProblems, parsed, problemsOf, refuse } from '../../kit/forms.ts';
import { required } from '../../kit/required.ts';
import { loginFailure } from './failures.ts';

export interface LoginValues {
  email: string;
  password: string;
  role: Role | null;
  rememberMe: boolean;
}

interface Context extends FormContext<LoginValues> {
  /** What is sent, or was last. */
  submission: LogInCall | null;
}

type Event = FieldChange<LoginValues> | { type: 'login.submit' };

export interface LogInCall {
  role: Role;
  email: string;
  password: string;
}

const values = z.object({
  email: emailField,
  password: z.string().check(z.minLength(1, 'Enter your password.')),
  role: z.enum(roles, 'Please select your account type'),
});

/**
 * Logging in.
 *
 * Guarantees: no call before email, password and account type are there; one call at a time; a refusal keeps
 * everything typed; a success opens the session, which decides where it leads.
 */
export const loginMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Effect,
    tags: {} as 'busy',
  },
  actors: { logIn: call<Session, LogInCall>('logIn') },
  guards: { isComplete: ({ context }) => !hasProblems(problemsOf(values, context.values)) },
  actions: { forgetProblems: assign(forgetProblems) },
}).createMachine({
  id: 'login',
  context: {
    ...emptyForm<LoginValues>({ email: '', password: '', role: null, rememberMe: false }),
    submission: null,
  },
  initial: 'credentials',
  states: {
    credentials: {
      on: {
        'field.change': { actions: assign(({ context, event }) => edit(context, event)) },
        'login.submit': [
          {
            guard: 'isComplete',
            target: 'signingIn',
            actions: assign(({ context }) => ({ submission: parsed(values, context.values) })),
          },
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
        input: ({ context }) => required(context.submission),
        onDone: {
          target: 'signedIn',
          actions: [
            emit(({ context, event }) => ({
              type: 'session.open' as const,
              session: event.output,
              remember: context.values.rememberMe,
            })),
            emit(success('Welcome back!', 'You have been logged in successfully.')),
          ],
        },
        onError: {
          target: 'credentials',
          actions: emit(({ context, event }) => loginFailure(event.error, required(context.submission).role)),
        },
      },
    },
    signedIn: { type: 'final' },
  },
});
