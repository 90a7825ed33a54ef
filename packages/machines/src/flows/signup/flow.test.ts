import { describe, expect, it } from 'vitest';

import { asked, failing, nameOf, rejected, replay, settled } from '../../testing/replay.ts';
import { sendFailure, signupFailure, verifyFailure } from './failures.ts';
import { progressOf, signupMachine } from './flow.ts';
import {
  codeSent,
  codeTyped,
  detailsTyped,
  emailTyped,
  input,
  linkOpened,
  proof,
  second,
  sent,
  session,
  verified,
} from './scenarios.ts';

const run = (events: Parameters<typeof replay<typeof signupMachine>>[2]) => replay(signupMachine, input, events);
const toast = (tone: string, title: string, description?: string) =>
  description === undefined ? { type: 'toast', tone, title } : { type: 'toast', tone, title, description };

describe('proving the email', () => {
  it.each([
    ['', 'Enter your email address.'],
    ['ngozi', 'Enter an email address in the form name@example.com.'],
  ])('asks for an address before it sends anything: "%s"', (value, message) => {
    const { snapshot } = run([{ type: 'field.change', name: 'email', value }, { type: 'code.send' }]);
    expect(snapshot.value).toBe('emailVerification');
    expect(snapshot.context.problems).toEqual({ email: message });
  });

  it('says that the code is on its way, and goes on to the code', () => {
    const { snapshot, effects } = run(codeSent);
    expect(nameOf(snapshot.value)).toBe('otpVerification.waiting');
    expect(effects).toEqual([
      toast('positive', 'Verification OTP Sent!', 'Please check your email for the verification code.'),
    ]);
  });

  it('asks for six digits', () => {
    const { snapshot } = run([...codeSent, { type: 'code.verify' }]);
    expect(snapshot.context.problems).toEqual({ otp: 'Enter the 6 digits of the code.' });
  });

  it('waits as long as the server says when it asks for patience', () => {
    const { snapshot } = run([
      ...codeSent,
      ...Array.from({ length: 30 }, () => second),
      { type: 'code.resend' },
      rejected('sendVerificationOtp', failing.refused(429, 'Too many codes.', {}, 540)),
    ]);
    expect(snapshot.context.secondsToResend).toBe(540);
    expect(nameOf(snapshot.value)).toBe('otpVerification.waiting');
  });

  it('starts the countdown again and empties the code after a new one was sent', () => {
    const { snapshot } = run([
      ...codeTyped,
      ...Array.from({ length: 30 }, () => second),
      { type: 'code.resend' },
      settled('sendVerificationOtp', sent),
    ]);
    expect(snapshot.context).toMatchObject({ secondsToResend: 30, values: { otp: '', email: session.email } });
  });

  it('needs no second code for an email that is proved', () => {
    const back = run([...verified, { type: 'step.back' }]);
    expect(nameOf(back.snapshot.value)).toBe('otpVerification.waiting');
    const again = run([...verified, { type: 'step.back' }, { type: 'code.verify' }]);
    expect(again.snapshot.value).toBe('signupForm');
    const fromEmail = run([...verified, { type: 'step.back' }, { type: 'step.back' }, { type: 'code.send' }]);
    expect(fromEmail.snapshot.value).toBe('signupForm');
  });

  it('empties the code that was typed for an email when another one is sent', () => {
    const { snapshot } = run([
      ...codeTyped,
      { type: 'step.back' },
      { type: 'field.change', name: 'email', value: 'other@adeyemi.example' },
      { type: 'code.send' },
      settled('sendVerificationOtp', sent),
    ]);
    expect(snapshot.context.values).toMatchObject({ email: 'other@adeyemi.example', otp: '' });
  });

  const seconds = (count: number) => Array.from({ length: count }, () => second);
  const back = { type: 'step.back' } as const;
  const forward = { type: 'code.send' } as const;
  const change = (value: string) => ({ type: 'field.change', name: 'email', value }) as const;

  it('keeps the code that was sent when the person goes back and forward again', () => {
    const before = run(codeTyped);
    const { snapshot, effects } = run([...codeTyped, back, forward]);
    expect(nameOf(snapshot.value)).toBe('otpVerification.waiting');
    expect(snapshot.context).toEqual(before.snapshot.context);
    expect(effects).toEqual(before.effects);
    expect(
      run([...codeTyped, back, change('NGOZI@adeyemi.example '), forward]).snapshot.matches('otpVerification'),
    ).toBe(true);
  });

  it('goes on counting to the next code in every step', () => {
    const { snapshot } = run([...codeSent, ...seconds(5), back, ...seconds(5), forward, ...seconds(5)]);
    expect(snapshot.context.secondsToResend).toBe(15);
    const over = run([...codeSent, back, ...seconds(31), forward]).snapshot;
    expect(nameOf(over.value)).toBe('otpVerification.resendable');
  });

  it('sends a new code when the last one is good no longer, or went to another address', () => {
    const expired = { type: 'code.expire' } as const;
    expect(run([...codeSent, expired, back, forward]).snapshot.value).toBe('sendingCode');
    expect(run([...codeSent, back, expired, forward]).snapshot.value).toBe('sendingCode');
    expect(run([...codeSent, back, change('other@adeyemi.example'), forward]).snapshot.value).toBe('sendingCode');
  });

  it('asks for a new proof when the email changes', () => {
    const { snapshot } = run([
      ...verified,
      { type: 'step.back' },
      { type: 'step.back' },
      { type: 'field.change', name: 'email', value: 'other@adeyemi.example' },
      { type: 'code.send' },
    ]);
    expect(snapshot.value).toBe('sendingCode');
  });
});

describe('giving the details', () => {
  const change = (name: 'name' | 'password' | 'confirmPassword', value: string) =>
    ({ type: 'field.change', name, value }) as const;

  it.each([
    [change('name', ' '), { name: 'Enter your name.' }],
    [
      change('password', 'short'),
      { password: 'Password must be at least 6 characters long.', confirmPassword: 'Passwords do not match' },
    ],
    [change('confirmPassword', 'correct mule'), { confirmPassword: 'Passwords do not match' }],
    [change('confirmPassword', ''), { confirmPassword: 'Enter the password again.' }],
  ])('names what is wrong: %o', (event, problems) => {
    const { snapshot } = run([...detailsTyped, event, { type: 'account.create' }]);
    expect(snapshot.value).toBe('signupForm');
    expect(snapshot.context.problems).toEqual(problems);
  });

  it('asks for the role', () => {
    const { snapshot } = run([
      ...detailsTyped,
      { type: 'field.change', name: 'role', value: null },
      { type: 'account.create' },
    ]);
    expect(snapshot.context.problems).toEqual({ role: 'Please select your role' });
  });

  it('offers the button only when the terms are accepted', () => {
    const create = { type: 'account.create' } as const;
    expect(run(detailsTyped).snapshot.can(create)).toBe(true);
    const declined = run([...detailsTyped, { type: 'field.change', name: 'acceptsTerms', value: false }]).snapshot;
    expect(declined.can(create)).toBe(false);
  });

  it('opens the session as a new one and welcomes', () => {
    const { snapshot, effects } = run([...detailsTyped, { type: 'account.create' }, settled('signUp', session)]);
    expect(snapshot.status).toBe('done');
    expect(effects.slice(-2)).toEqual([
      { type: 'session.open', session, remember: false, isNew: true },
      toast('positive', 'Account created successfully!', 'Welcome to Guildhall'),
    ]);
  });

  it('asks for a new proof when the server takes the old one no longer, and keeps everything else', () => {
    const { snapshot } = run([
      ...detailsTyped,
      { type: 'account.create' },
      rejected(
        'signUp',
        failing.refused(422, 'Please verify your email first', { email: 'Please verify your email first' }),
      ),
    ]);
    expect(snapshot.value).toBe('emailVerification');
    expect(snapshot.context).toMatchObject({
      proof: null,
      problems: { email: 'Please verify your email first' },
      values: { name: session.name, password: 'correct horse' },
    });
    const again = run([
      ...detailsTyped,
      { type: 'account.create' },
      rejected('signUp', failing.refused(422, '', { email: 'Please verify your email first' })),
      { type: 'code.send' },
    ]);
    expect(again.snapshot.value).toBe('sendingCode');
  });

  it('sends the ticket of the proof along, if there is one', () => {
    const body = { name: session.name, email: session.email, password: 'correct horse' };
    const typed: Parameters<typeof run>[0] = detailsTyped.slice(verified.length);
    const asks = (given: typeof proof) =>
      asked(
        run([
          ...codeTyped,
          { type: 'code.verify' },
          settled('verifyEmailOtp', given),
          ...typed,
          { type: 'account.create' },
        ]).snapshot,
        'signUp',
      );
    // Nothing besides: the server refuses what it does not know.
    expect(asks(proof)).toHaveProperty('body', body);
    expect(asks({ ...proof, ticket: 'a-ticket' })).toHaveProperty('body', { ...body, ticket: 'a-ticket' });
  });

  it('keeps its key while the same account is asked for, so that a lost answer makes no second one', () => {
    const once = run([...detailsTyped, { type: 'account.create' }]).snapshot;
    const lost: Parameters<typeof run>[0] = [
      ...detailsTyped,
      { type: 'account.create' },
      rejected('signUp', failing.network),
    ];
    const again = run([...lost, { type: 'account.create' }]).snapshot;
    const other = run([...lost, change('name', 'Ngozi A.'), { type: 'account.create' }]).snapshot;
    const keys = [once, again, other].map((snapshot) => asked(snapshot, 'signUp'));
    expect(keys).toMatchObject([{ idempotencyKey: 'key' }, { idempotencyKey: 'key' }, { idempotencyKey: 'key-2' }]);
  });
});

describe('coming back after a reload', () => {
  it('goes on with the details when the email was proved', () => {
    const progress = progressOf(run(detailsTyped).snapshot.context);
    expect(progress).not.toBeNull();
    if (progress === null) return;
    expect(JSON.stringify(progress)).not.toContain('correct horse');
    const { snapshot } = run([{ type: 'progress.restore', progress }]);
    expect(snapshot.value).toBe('signupForm');
    expect(snapshot.context.values.name).toBe(session.name);
  });

  it('fills the address in when it was not', () => {
    const progress = progressOf(run(emailTyped).snapshot.context);
    if (progress === null) throw new Error('An email that was typed is progress.');
    const { snapshot } = run([{ type: 'progress.restore', progress }]);
    expect(snapshot.value).toBe('emailVerification');
    expect(snapshot.context.values.email).toBe(session.email);
  });

  it('goes back to the code that was sent, with what is left of its countdown', () => {
    const progress = progressOf(run(codeSent).snapshot.context);
    if (progress === null) throw new Error('A code that was sent is progress.');
    const { snapshot } = run([{ type: 'progress.restore', progress: { ...progress, secondsToResend: 12 } }]);
    expect(nameOf(snapshot.value)).toBe('otpVerification.waiting');
    expect(snapshot.context).toMatchObject({ secondsToResend: 12, values: { email: session.email } });
  });

  it('keeps nothing of an empty form', () => {
    expect(progressOf(run([]).snapshot.context)).toBeNull();
  });

  it.each([
    ['the same door', 'CLIENT', 'CLIENT', 'FREELANCER'],
    ['another door', 'CLIENT', 'FREELANCER', 'FREELANCER'],
    ['the other door, after choosing otherwise', 'FREELANCER', 'CLIENT', 'CLIENT'],
    ['no particular door', 'CLIENT', null, 'FREELANCER'],
  ] as const)('through %s, whoever chose to be a freelancer', (_, before, now, expected) => {
    const chosen = replay(signupMachine, { ...input, role: before }, [
      ...emailTyped,
      { type: 'field.change', name: 'role', value: 'FREELANCER' },
    ]);
    const progress = progressOf(chosen.snapshot.context);
    if (progress === null) throw new Error('Nothing was kept.');
    const { snapshot } = replay(signupMachine, { ...input, role: now }, [{ type: 'progress.restore', progress }]);
    expect(snapshot.context.values.role).toBe(expected);
  });
});

describe('what a failed sign-up says', () => {
  const taken = "Email address already exists as a client. Can't use same email for a freelancer account.";
  it.each([
    [failing.refused(409, taken), 'Signup failed', taken],
    [failing.refused(409, 'Verify first.'), 'Signup failed', 'Verify first.'],
    [failing.refused(409), 'Signup failed', 'This email is already registered. Please try a different email.'],
    [failing.refused(422, 'Too common.'), 'Signup failed', 'Too common.'],
    [failing.refused(422), 'Signup failed', 'Please check your input and try again.'],
    [failing.refused(500), 'Signup failed', 'Signup failed. Please try again.'],
    [
      failing.network,
      'Network error',
      'Unable to connect to the server. Please check your internet connection and try again.',
    ],
    [failing.unreadable, 'Server error', 'The server returned an invalid response. Please try again later.'],
    [failing.unexpected, 'Signup error', 'An unexpected error occurred. Please try again.'],
  ])('%o', (error, title, description) => {
    expect(signupFailure(error)).toEqual(toast('critical', title, description));
  });

  it.each([
    [sendFailure, failing.refused(500), 'Error', 'Failed to send verification OTP. Please try again.'],
    [sendFailure, failing.refused(429, 'Wait.'), 'Error', 'Wait.'],
    [
      verifyFailure,
      failing.refused(422, 'This code is no longer valid.'),
      'Verification Failed',
      'This code is no longer valid.',
    ],
    [verifyFailure, failing.refused(422), 'Verification Failed', 'Invalid OTP. Please try again.'],
    [verifyFailure, failing.network, 'Network error', 'Unable to connect to the server. Please try again.'],
  ])('%o %o', (wording, error, title, description) => {
    expect(wording(error)).toEqual(toast('critical', title, description));
  });
});

describe('a link from a mail', () => {
  it('proves the email without a code', () => {
    expect(asked(run(linkOpened).snapshot, 'verifyEmailOtp')).toEqual({
      email: session.email,
      otp: 'Zt7yXw2rKp9sLb4nFj6gT1uEoAiYxWcq0H5dVv1m8c3',
    });
    const { snapshot } = run([...linkOpened, settled('verifyEmailOtp', proof)]);
    expect(snapshot.value).toBe('signupForm');
    expect(snapshot.context.proof).toEqual(proof);
  });

  it.each([
    [failing.refused(422, 'Invalid OTP.', { otp: 'Invalid OTP.' }), 'This link no longer works. Send a code instead.'],
    [failing.network, undefined],
  ])('that proves nothing leaves the person with the email, to send a code', (failure, problem) => {
    const { snapshot } = run([...linkOpened, rejected('verifyEmailOtp', failure)]);
    expect(snapshot.value).toBe('emailVerification');
    expect(snapshot.context.values.email).toBe(session.email);
    expect(snapshot.context.problems.email).toBe(problem);
  });
});
