import type { Role } from '@guildhall/api/enums';
import { roles } from '@guildhall/api/enums';
import { assign, emit, setup } from 'xstate';
import * as z from 'zod/mini';

import { emailField } from '../../kit/account.ts';
import type { Failed } from '../../kit/actors.ts';
import { call } from '../../kit/actors.ts';
import type { Effect, Session } from '../../kit/effects.ts';
import { success } from '../../kit/effects.ts';
import { isConflict, troubleOf } from '../../kit/failure.ts';
import type { FieldChange, FormContext } from '../../kit/forms.ts';
import { edit, emptyForm, forgetProblems, hasProblems, parsed, problemsOf, refuse } from '../../kit/forms.ts';
import { failure } from '../../kit/parts.ts';
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
  /** What the server says of an account that its owner has closed. */
  closure: string | null;
}

type Event =
  | FieldChange<LoginValues>
  | { type: 'login.submit' }
  | { type: 'account.reopen' }
  /** The account stays closed. */
  | { type: 'account.leave' };

export interface LogInCall {
  role: Role;
  email: string;
  password: string;
  /** The owner wants the account back that they closed. */
  reopen?: boolean;
}

const values = z.object({
  email: emailField,
  password: z.string().check(z.minLength(1, 'Enter your password.')),
  role: z.enum(roles, 'Please select your account type'),
});

function closureOf(error: unknown): string {
  const trouble = troubleOf(error);
  return (trouble.kind === 'refused' && trouble.message) || 'You closed this account.';
}

/**
 * Logging in.
 *
 * Guarantees: no call before email, password and account type are there; one call at a time; a refusal keeps
 * everything typed; a success opens the session, which decides where it leads; an account that its owner closed is
 * reopened after a question only.
 */
export const loginMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Effect,
    tags: {} as 'busy',
  },
  actors: { logIn: call<Session, LogInCall>('logIn') },
  guards: {
    isComplete: ({ context }) => !hasProblems(problemsOf(values, context.values)),
    isClosed: (_, { error }: Failed) => isConflict(error),
  },
  actions: {
    forgetProblems: assign(forgetProblems),
    open: emit(({ context }, session: Session) => ({
      type: 'session.open' as const,
      session,
      remember: context.values.rememberMe,
    })),
    sayFailure: emit(({ context }, { error }: Failed) => loginFailure(error, required(context.submission).role)),
  },
}).createMachine({
  id: 'login',
  context: {
    ...emptyForm<LoginValues>({ email: '', password: '', role: null, rememberMe: false }),
    submission: null,
    closure: null,
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
            { type: 'open', params: ({ event }) => event.output },
            emit(success('Welcome back!', 'You have been logged in successfully.')),
          ],
        },
        onError: [
          {
            guard: { type: 'isClosed', params: failure },
            target: 'closed',
            actions: assign(({ event }) => ({ closure: closureOf(event.error) })),
          },
          { target: 'credentials', actions: { type: 'sayFailure', params: failure } },
        ],
      },
    },
    closed: { on: { 'account.reopen': 'reopening', 'account.leave': 'credentials' } },
    reopening: {
      tags: 'busy',
      invoke: {
        id: 'reopen',
        src: 'logIn',
        input: ({ context }) => ({ ...required(context.submission), reopen: true }),
        onDone: {
          target: 'signedIn',
          actions: [
            { type: 'open', params: ({ event }) => event.output },
            emit(success('Welcome back!', 'Your account is open again.')),
          ],
        },
        // It may have been erased meanwhile: then nothing is left to be reopened.
        onError: { target: 'credentials', actions: { type: 'sayFailure', params: failure } },
      },
    },
    signedIn: { type: 'final' },
  },
});
