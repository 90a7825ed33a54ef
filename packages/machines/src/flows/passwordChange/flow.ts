import { changePassword as limits } from '@guildhall/api/limits';
import { setup } from 'xstate';
import * as z from 'zod/mini';

import type { SubmissionContext } from '../../archetypes/submittedForm.ts';
import { submittedForm } from '../../archetypes/submittedForm.ts';
import { confirmPasswordField, newPasswordField } from '../../kit/account.ts';
import { call } from '../../kit/actors.ts';
import type { Effect } from '../../kit/effects.ts';
import { success } from '../../kit/effects.ts';
import { failureToast } from '../../kit/failure.ts';
import type { FieldChange, Problems } from '../../kit/forms.ts';
import { emptyForm, parsed, problemsOf } from '../../kit/forms.ts';
import { put, tell } from '../../kit/parts.ts';
import { required } from '../../kit/required.ts';
import type { Schema } from '../../kit/schema.ts';

export type PasswordValues = Schema<'PasswordChange'>;

type Context = SubmissionContext<PasswordValues, PasswordValues>;
type Event = FieldChange<PasswordValues> | { type: 'password.save' };

export interface ChangePasswordCall {
  body: PasswordValues;
}

const empty: PasswordValues = { currentPassword: '', newPassword: '', confirmPassword: '' };

const fields = z.object({
  currentPassword: z
    .string()
    .check(
      z.minLength(1, 'Enter your current password.'),
      z.maxLength(limits.currentPassword.maxLength, 'This is not your current password.'),
    ),
  newPassword: newPasswordField,
  confirmPassword: confirmPasswordField,
});

function problemsIn(values: PasswordValues): Problems<PasswordValues> {
  const problems = problemsOf(fields, values);
  const differ = problems.confirmPassword === undefined && values.newPassword !== values.confirmPassword;
  return differ ? { ...problems, confirmPassword: 'Passwords do not match.' } : problems;
}

const form = submittedForm({
  machine: 'passwordChange',
  event: 'password.save',
  states: { editing: 'editing', sending: 'changing', done: 'editing' },
  problemsIn,
  submit: ({ values }: Context) => ({ submission: parsed(fields, values) }),
  call: 'changePassword',
  input: ({ submission }): ChangePasswordCall => ({ body: required(submission) }),
  accepted: [
    // A password stays no longer than it is needed.
    put<Context>(() => ({ ...emptyForm(empty), submission: null })),
    tell(() => success('Password Changed', 'You stay logged in here, and are logged out everywhere else.')),
    tell(() => ({ type: 'sessions.change' })),
  ],
  failure: (error) =>
    failureToast(error, { title: 'Error', fallback: 'Failed to change your password. Please try again.' }),
});

/**
 * Changing the own password.
 *
 * Guarantees: nothing is sent before both new passwords are the same and long enough; what is wrong is marked at its
 * field; no password is kept once it is changed.
 *
 * Area: Account.
 */
export const passwordChangeMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Effect, tags: {} as 'busy' },
  actors: { changePassword: call<unknown, ChangePasswordCall>('changePassword') },
  guards: { ...form.guards },
}).createMachine({
  id: 'passwordChange',
  context: { ...emptyForm(empty), submission: null },
  initial: 'editing',
  states: {
    editing: form.editing,
    changing: form.sending,
  },
});
