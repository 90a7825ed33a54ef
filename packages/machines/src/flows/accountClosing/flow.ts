import { closeAccount as limits } from '@guildhall/api/limits';
import { setup } from 'xstate';
import * as z from 'zod/mini';

import { decisionGuards } from '../../archetypes/decision.ts';
import { resource } from '../../archetypes/resource.ts';
import type { SubmissionContext } from '../../archetypes/submittedForm.ts';
import { submittedForm } from '../../archetypes/submittedForm.ts';
import { call } from '../../kit/actors.ts';
import type { Effect } from '../../kit/effects.ts';
import { problem, success } from '../../kit/effects.ts';
import { failureToast } from '../../kit/failure.ts';
import type { FieldChange } from '../../kit/forms.ts';
import { emptyForm, parsed, problemsOf } from '../../kit/forms.ts';
import { failure, put, tell } from '../../kit/parts.ts';
import { required } from '../../kit/required.ts';
import type { Schema } from '../../kit/schema.ts';
import { reopenDays } from '../../lifecycles/accountStatus/machine.ts';

export type ClosingValues = Schema<'AccountClosure'>;

interface Context extends SubmissionContext<ClosingValues, ClosingValues> {
  /** The open work that stands in the way, as last loaded; null before that. */
  obstacles: readonly Schema<'AccountObstacle'>[] | null;
}

type Event =
  | FieldChange<ClosingValues>
  /** What is open is looked for again. */
  | { type: 'closing.check' }
  | { type: 'account.close' };

export interface CloseAccountCall {
  body: ClosingValues;
}

const empty: ClosingValues = { password: '' };

const fields = z.object({
  password: z
    .string()
    .check(
      z.minLength(1, 'Enter your password.'),
      z.maxLength(limits.password.maxLength, 'This is not your password.'),
    ),
});

const sayOpenWork = tell(() => problem('Not closed', 'Some of your work is still open. Finish it first.'));

const form = submittedForm({
  machine: 'accountClosing',
  event: 'account.close',
  states: { editing: 'editing', sending: 'closing', done: 'closed' },
  problemsIn: (values: ClosingValues) => problemsOf(fields, values),
  submit: ({ values }: Context) => ({ submission: parsed(fields, values) }),
  call: 'closeAccount',
  input: ({ submission }): CloseAccountCall => ({ body: required(submission) }),
  accepted: [
    // A password stays no longer than it is needed.
    put<Context>(() => ({ ...emptyForm(empty), submission: null })),
    tell(() => success('Account Closed', `Log in within ${reopenDays} days if you want to reopen it.`)),
    tell(() => ({ type: 'session.close' })),
  ],
  failures: [
    {
      guard: { type: 'isOvertaken', params: failure },
      target: 'loading',
      actions: sayOpenWork,
    },
  ],
  failure: (error) =>
    failureToast(error, { title: 'Error', fallback: 'Failed to close your account. Please try again.' }),
});

const work = resource({
  types: {} as Context,
  call: 'getAccountClosing',
  keep: ({ obstacles }: Schema<'AccountClosing'>) => ({ obstacles }),
  shown: 'blocked',
  unless: [{ guard: 'isFree', target: 'editing' }],
  retry: 'closing.check',
  said: 'Failed to look for open work. Please try again.',
});

/**
 * Closing the own account.
 *
 * Guarantees: it is offered while no work is open, and asks for the password; what has opened meanwhile is shown instead;
 * afterwards the session is over, and no password is kept.
 *
 * Area: Account.
 */
export const accountClosingMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Effect, tags: {} as 'busy' },
  actors: {
    getAccountClosing: call<Schema<'AccountClosing'>, void>('getAccountClosing'),
    closeAccount: call<unknown, CloseAccountCall>('closeAccount'),
  },
  guards: {
    ...form.guards,
    ...decisionGuards,
    isFree: (_, { obstacles }: Schema<'AccountClosing'>) => obstacles.length === 0,
  },
}).createMachine({
  id: 'accountClosing',
  context: { ...emptyForm(empty), submission: null, obstacles: null },
  initial: 'loading',
  states: {
    loading: work.loading,
    failed: work.failed,
    blocked: { ...work.shown, on: { 'closing.check': 'loading' } },
    editing: form.editing,
    closing: form.sending,
    closed: form.ended,
  },
});
