import { describe, expect, it } from 'vitest';

import { asked, failing, nameOf, rejected, replay, settled } from '../../testing/replay.ts';
import { resetFailure, sendFailure } from './failures.ts';
import { forgotPasswordMachine } from './flow.ts';
import {
  codeAsked,
  codeSent,
  input,
  linkOpened,
  linkUsed,
  resetTyped,
  roleConfirmed,
  second,
  sent,
  submitted,
} from './scenarios.ts';

type Events = Parameters<typeof replay<typeof forgotPasswordMachine>>[2];

const run = (events: Events) => replay(forgotPasswordMachine, input, events);
const toast = (tone: string, title: string, description: string) => ({ type: 'toast', tone, title, description });
const seconds = (count: number) => Array.from({ length: count }, () => second);

describe('saying which account it is', () => {
  it('asks for the account type first', () => {
    const { snapshot } = run([{ type: 'role.confirm' }]);
    expect(snapshot.value).toBe('role');
    expect(snapshot.context.problems).toEqual({ role: 'Please select your account type' });
  });

  it.each([
    ['', 'Enter your email address.'],
    ['ngozi', 'Enter an email address in the form name@example.com.'],
  ])('asks for an address before it sends anything: "%s"', (value, message) => {
    const { snapshot } = run([...roleConfirmed, { type: 'field.change', name: 'email', value }, { type: 'code.send' }]);
    expect(snapshot.value).toBe('email');
    expect(snapshot.context.problems).toEqual({ email: message });
  });

  it('asks for the code of that account, and goes on to the code', () => {
    expect(asked(run(codeAsked).snapshot, 'sendResetCode')).toEqual({
      role: 'FREELANCER',
      body: { email: 'ngozi@adeyemi.example' },
    });
    const { snapshot, effects } = run(codeSent);
    expect(nameOf(snapshot.value)).toBe('otp.waiting');
    expect(effects).toEqual([toast('positive', 'OTP Sent!', 'Please check your email for the OTP code.')]);
  });

  it('goes back a step at a time, and forgets nothing', () => {
    const { snapshot } = run([...codeSent, { type: 'step.back' }]);
    expect(snapshot.value).toBe('email');
    const first = run([...codeSent, { type: 'step.back' }, { type: 'step.back' }]).snapshot;
    expect(first.value).toBe('role');
    expect(first.context.values).toMatchObject({ role: 'FREELANCER', email: 'ngozi@adeyemi.example' });
  });

  const back = { type: 'step.back' } as const;
  const forward = { type: 'code.send' } as const;

  it('keeps the code that was sent when the person goes back and forward again, and goes on counting', () => {
    const { snapshot, effects } = run([...resetTyped, ...seconds(5), back, ...seconds(5), back, ...seconds(5)]);
    expect(snapshot.context.secondsToResend).toBe(15);
    const again = run([...resetTyped, ...seconds(5), back, back, { type: 'role.confirm' }, forward]);
    expect(nameOf(again.snapshot.value)).toBe('otp.waiting');
    expect(again.snapshot.context).toEqual(run([...resetTyped, ...seconds(5)]).snapshot.context);
    expect(again.effects).toEqual(effects);
  });

  it('sends a new code when the last one is good no longer, or was for another account', () => {
    const expired = { type: 'code.expire' } as const;
    expect(run([...codeSent, back, expired, forward]).snapshot.value).toBe('sendingCode');
    const other = { type: 'field.change', name: 'role', value: 'CLIENT' } as const;
    const { snapshot } = run([...codeSent, back, back, other, { type: 'role.confirm' }, forward]);
    expect(snapshot.value).toBe('sendingCode');
  });

  it('sends a new code, to be typed anew, to the address that was changed', () => {
    const { snapshot } = run([
      ...resetTyped,
      { type: 'step.back' },
      { type: 'field.change', name: 'email', value: 'other@adeyemi.example' },
      { type: 'code.send' },
      settled('sendResetCode', sent),
    ]);
    expect(snapshot.context.values).toMatchObject({ otp: '', newPassword: 'correct horse' });
  });
});

describe('asking for another code', () => {
  it('starts the countdown again and empties the code', () => {
    const { snapshot } = run([...resetTyped, ...seconds(30), { type: 'code.resend' }, settled('sendResetCode', sent)]);
    expect(snapshot.context).toMatchObject({ secondsToResend: 30, values: { otp: '', newPassword: 'correct horse' } });
  });

  it('waits as long as the server says when it asks for patience, and keeps the code that was typed', () => {
    const { snapshot } = run([
      ...resetTyped,
      ...seconds(30),
      { type: 'code.resend' },
      rejected('sendResetCode', failing.refused(429, 'Too many codes.', {}, 540)),
    ]);
    expect(snapshot.context).toMatchObject({ secondsToResend: 540, values: { otp: '481205' } });
    expect(nameOf(snapshot.value)).toBe('otp.waiting');
  });
});

describe('choosing a new password', () => {
  const change = (name: 'otp' | 'newPassword' | 'confirmPassword', value: string) =>
    ({ type: 'field.change', name, value }) as const;

  it.each([
    [change('otp', '4812'), { otp: 'Enter the 6 digits of the code.' }],
    [
      change('newPassword', 'short'),
      {
        newPassword: 'Password must be at least 6 characters long.',
        confirmPassword: 'Passwords do not match.',
      },
    ],
    [change('confirmPassword', 'correct mule'), { confirmPassword: 'Passwords do not match.' }],
    [change('confirmPassword', ''), { confirmPassword: 'Enter the password again.' }],
  ])('names what is wrong, and calls nobody: %o', (event, problems) => {
    const { snapshot } = run([...resetTyped, event, { type: 'password.reset' }]);
    expect(nameOf(snapshot.value)).toBe('otp.waiting');
    expect(snapshot.context.problems).toEqual(problems);
  });

  it('sends the code with the password, says that it is changed, and leads to the login', () => {
    expect(asked(run(submitted).snapshot, 'resetPassword')).toEqual({
      role: 'FREELANCER',
      body: {
        email: 'ngozi@adeyemi.example',
        requestId: 'request',
        otp: '481205',
        newPassword: 'correct horse',
        confirmPassword: 'correct horse',
      },
    });
    const { snapshot, effects } = run([...submitted, settled('resetPassword')]);
    expect(snapshot.status).toBe('done');
    expect(effects.slice(-2)).toEqual([
      toast(
        'positive',
        'Password Reset Successful!',
        'Your password has been updated. You can now log in with your new password.',
      ),
      { type: 'navigate', to: 'login' },
    ]);
  });
});

describe('what a failure says', () => {
  it.each([
    [sendFailure, failing.refused(429, 'Wait.'), 'Error', 'Wait.'],
    [sendFailure, failing.refused(500), 'Error', 'Failed to send OTP. Please try again.'],
    [sendFailure, failing.network, 'Network error', 'Unable to connect to the server. Please try again.'],
    [resetFailure, failing.refused(422, 'Too common.'), 'Error', 'Too common.'],
    [resetFailure, failing.refused(500), 'Error', 'Failed to reset password. Please try again.'],
    [resetFailure, failing.network, 'Network error', 'Unable to connect to the server. Please try again.'],
    [
      resetFailure,
      failing.unreadable,
      'Server error',
      'The server returned an invalid response. Please try again later.',
    ],
    [resetFailure, failing.unexpected, 'Error', 'Failed to reset password. Please try again.'],
  ])('%o %o', (wording, error, title, description) => {
    expect(wording(error)).toEqual(toast('critical', title, description));
  });
});

describe('a link from a mail', () => {
  const refused = failing.refused(422, 'Invalid OTP. Please try again.', { otp: 'Invalid OTP. Please try again.' });

  it('needs a new password only, and gives its own code for it', () => {
    expect(run([...linkOpened, { type: 'password.reset' }]).snapshot.context.problems).toEqual({
      newPassword: 'Choose a password.',
      confirmPassword: 'Enter the password again.',
    });
    expect(asked(run(linkUsed).snapshot, 'resetPassword')).toEqual({
      role: 'FREELANCER',
      body: {
        email: 'ngozi@adeyemi.example',
        otp: 'Zt7yXw2rKp9sLb4nFj6gT1uEoAiYxWcq0H5dVv1m8c3',
        newPassword: 'correct horse',
        confirmPassword: 'correct horse',
      },
    });
  });

  it('may be tried again with another password, or when the answer was lost', () => {
    const common = failing.refused(422, 'Too common.', { newPassword: 'Too common.' });
    for (const failure of [common, failing.network]) {
      const { snapshot } = run([...linkUsed, rejected('resetPassword', failure)]);
      expect(snapshot.value).toBe('newPassword');
      expect(snapshot.can({ type: 'password.reset' })).toBe(true);
    }
  });

  it('that works no longer leads to the email, from where a code goes the usual way', () => {
    const { snapshot } = run([...linkUsed, rejected('resetPassword', refused)]);
    expect(snapshot.value).toBe('email');
    expect(snapshot.context.problems).toEqual({ email: 'This link no longer works. Send a code instead.' });
    const again = run([
      ...linkUsed,
      rejected('resetPassword', refused),
      { type: 'code.send' },
      settled('sendResetCode', sent),
    ]).snapshot;
    expect(nameOf(again.value)).toBe('otp.waiting');
    expect(again.context).toMatchObject({ link: null, values: { otp: '' } });
  });
});
