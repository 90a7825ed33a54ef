import type { Role } from '@guildhall/api/enums';
import { roles } from '@guildhall/api/enums';
import { assign, emit, setup } from 'xstate';
import * as z from 'zod/mini';

import { emailField } from '../../kit/account.ts';
import type { Failed } from '../../kit/actors.ts';
import { call } from '../../kit/actors.ts';
import type { Effect, Session, Toast } from '../../kit/effects.ts';
import { success } from '../../kit/effects.ts';
import { isConflict, troubleOf } from '../../kit/failure.ts';
import type { FieldChange, FormContext } from '../../kit/forms.ts';
import { edit, emptyForm, forgetProblems, hasProblems, parsed, problemsOf, refuse } from '../../kit/forms.ts';
import { failure } from '../../kit/parts.ts';
import { required } from '../../kit/required.ts';
import { accountRole, loginFailure } from './failures.ts';

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
  /** What was said of the last attempt, while what it was made with still stands there. */
  refusal: Toast | null;
}

type Event =
  | FieldChange<LoginValues>
  | { type: 'login.submit' }
  /** Once more, with the role that the account has. */
  | { type: 'role.correct' }
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

const failureOf = ({ submission }: Context, error: unknown): Toast => loginFailure(error, required(submission).role);

const roleOfAccount = ({ submission }: Context, error: unknown): Role | null =>
  accountRole(error, required(submission).role);

function closureOf(error: unknown): string {
  const trouble = troubleOf(error);
  return (trouble.kind === 'refused' && trouble.message) || 'You closed this account.';
}

/**
 * Logging in.
 *
 * Guarantees: no call before email, password and account type are there; one call at a time; a refusal keeps
 * everything typed, and what was said of it stays beside the form until something is edited; the other role is offered
 * after the right password only; a success opens the session, which decides where it leads; an account that its owner
 * closed is reopened after a question only.
 *
 * Area: Getting in.
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
    isOfOtherRole: ({ context }, { error }: Failed) => roleOfAccount(context, error) !== null,
    isKept: (_, { name }: FieldChange<LoginValues>) => name === 'rememberMe',
  },
  actions: {
    forgetProblems: assign(forgetProblems),
    open: emit(({ context }, session: Session) => ({
      type: 'session.open' as const,
      session,
      remember: context.values.rememberMe,
    })),
    edit: assign(({ context }, change: FieldChange<LoginValues>) => edit(context, change)),
    sayFailure: emit(({ context }, { error }: Failed) => failureOf(context, error)),
    keepFailure: assign(({ context }, { error }: Failed) => ({ refusal: failureOf(context, error) })),
    correctRole: assign(({ context }, { error }: Failed) => {
      const submission = required(context.submission);
      return { submission: { ...submission, role: roleOfAccount(context, error) ?? submission.role } };
    }),
  },
}).createMachine({
  id: 'login',
  context: {
    ...emptyForm<LoginValues>({ email: '', password: '', role: null, rememberMe: false }),
    submission: null,
    closure: null,
    refusal: null,
  },
  initial: 'credentials',
  states: {
    credentials: {
      initial: 'typing',
      states: {
        typing: { entry: assign({ refusal: null }) },
        refused: {},
        /** The password was right. What would be sent has the right role already. */
        wrongRole: {
          on: {
            'role.correct': {
              target: '#login.signingIn',
              actions: assign(({ context }) => ({
                values: { ...context.values, role: required(context.submission).role },
              })),
            },
          },
        },
      },
      on: {
        'field.change': [
          {
            guard: { type: 'isKept', params: ({ event }) => event },
            actions: { type: 'edit', params: ({ event }) => event },
          },
          { target: '.typing', actions: { type: 'edit', params: ({ event }) => event } },
        ],
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
          {
            guard: { type: 'isOfOtherRole', params: failure },
            target: 'credentials.wrongRole',
            actions: [
              { type: 'sayFailure', params: failure },
              { type: 'keepFailure', params: failure },
              { type: 'correctRole', params: failure },
            ],
          },
          {
            target: 'credentials.refused',
            actions: [
              { type: 'sayFailure', params: failure },
              { type: 'keepFailure', params: failure },
            ],
          },
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
        onError: {
          target: 'credentials.refused',
          actions: [
            { type: 'sayFailure', params: failure },
            { type: 'keepFailure', params: failure },
          ],
        },
      },
    },
    signedIn: { type: 'final' },
  },
});
