import { randomUUID } from 'node:crypto';

import type { Page } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';

import { demoAccounts } from '../../../apps/server/src/seed/demoAccounts.ts';
import { forgotPasswordMachine } from '../../../packages/machines/src/flows/forgotPassword/flow.ts';
import { second } from '../../../packages/machines/src/flows/forgotPassword/scenarios.ts';
import type { ReplayEvent } from '../../../packages/machines/src/testing/replay.ts';
import { arrive } from '../steps.ts';
import { holdCalls } from './calls.ts';
import type { Addressee } from './codes.ts';
import { answersToAsking, code, lastCode, renew, stopTheClock, waits, wrongCode } from './codes.ts';
import type { LivedMove } from './drive.ts';
import { live, liveOnce } from './live.ts';
import { chooses, fills, isAsking, presses, pressesAgain, serves, spoils, types } from './moves.ts';
import type { Oracle } from './oracle/oracle.ts';
import { expect, test } from './test.ts';

type Machine = typeof forgotPasswordMachine;
type Snapshot = SnapshotFrom<Machine>;

const hands = {
  role: chooses({ CLIENT: 'Client', FREELANCER: 'Freelancer' }),
  email: types('Email address'),
  otp: types('Code'),
  newPassword: types('New password'),
  confirmPassword: types('Confirm new password'),
};

const email = 'forgetful@paths.example';
const right = { otp: code, newPassword: 'a lamp in the window', confirmPassword: 'a lamp in the window' };
const wrong = { ...right, otp: wrongCode };
const others = { ...right, newPassword: 'a lamp in the hall', confirmPassword: 'a lamp in the hall' };
const differing = { ...right, otp: '111111', confirmPassword: 'a lamp in the widow' };
const common = { otp: code, newPassword: 'password', confirmPassword: 'password' };

const atEmail = (snapshot: Snapshot) => snapshot.matches('email');
const atCode = (snapshot: Snapshot) => snapshot.matches('otp');
const isOver = ({ context }: Snapshot) => context.secondsToResend === 0;
const hasProblems = ({ context }: Snapshot) => Object.keys(context.problems).length > 0;
const has =
  (given: Partial<Snapshot['context']['values']>) =>
  ({ context: { values } }: Snapshot) =>
    Object.entries({ ...values, ...given }).every(([name, value]) => values[name as keyof typeof values] === value);
const isUntouched = (snapshot: Snapshot) =>
  atCode(snapshot) && has({ otp: '', newPassword: '' })(snapshot) && !isOver(snapshot);
const isAtEase = (snapshot: Snapshot) => atCode(snapshot) && has({ otp: '' })(snapshot) && !hasProblems(snapshot);

const ask = ({ page, email: own }: Addressee) =>
  page.request.post('/api/v1/freelancer/forgot-password', { data: { email: own } });

const countdown = {
  second,
  left: (snapshot: Snapshot) => (snapshot.matches({ otp: 'waiting' }) ? snapshot.context.secondsToResend : null),
};

const moves: LivedMove<Machine, Addressee>[] = [
  fills('a freelancer’s account', { role: 'FREELANCER' }, { hands, when: (snapshot) => snapshot.matches('role') }),
  presses('Continue', { type: 'role.confirm' }, { when: (snapshot) => snapshot.matches('role') }),

  fills('an email', { email }, { hands, when: atEmail }),
  fills(
    'a malformed email',
    { email: 'forgetful' },
    { hands, when: (snapshot) => atEmail(snapshot) && has({ email: '' })(snapshot) },
  ),
  presses('Send Code', { type: 'code.send' }, { when: atEmail, hasEnter: true }),
  ...answersToAsking<Machine>({
    call: 'sendResetCode',
    to: 'the first one',
    when: (snapshot) => snapshot.matches('sendingCode'),
    hurry: ask,
  }),
  ...answersToAsking<Machine>({
    call: 'sendResetCode',
    to: 'another one',
    when: (snapshot) => snapshot.matches('resendingCode'),
    hurry: renew,
  }),
  ...spoils<Machine, Addressee>('sendResetCode'),
  pressesAgain('Sending...', 'sendResetCode'),

  fills('the code and a new password', right, { hands, when: (snapshot) => atCode(snapshot) && !isOver(snapshot) }),
  fills('a wrong code', wrong, { hands, when: isUntouched }),
  fills('passwords that differ', differing, { hands, when: isUntouched }),
  fills('a common password', common, { hands, when: isUntouched }),
  fills(
    'nothing',
    { otp: '', newPassword: '', confirmPassword: '' },
    { hands, when: (snapshot) => atCode(snapshot) && !isOver(snapshot) },
  ),
  presses('Reset Password', { type: 'password.reset' }, { when: atCode, hasEnter: true }),
  pressesAgain('Resetting...', 'resetPassword'),
  serves('the password is changed', 'resetPassword', { when: has(right), status: 200, data: null }),
  serves('a wrong code is refused', 'resetPassword', { when: has(wrong), status: 422, fields: { otp: 'Invalid' } }),
  serves('a common password is refused', 'resetPassword', {
    when: has(common),
    status: 422,
    fields: { newPassword: 'Common' },
  }),
  ...spoils<Machine, Addressee>('resetPassword', { when: has(right) }),
  waits(countdown, isAtEase),
  presses(
    "Didn't receive OTP? Resend",
    { type: 'code.resend' },
    {
      when: (snapshot) => isAtEase(snapshot) && snapshot.can({ type: 'code.resend' }),
    },
  ),
  presses(
    'Back',
    { type: 'step.back' },
    {
      when: (snapshot) => (atEmail(snapshot) || isAtEase(snapshot)) && !hasProblems(snapshot),
    },
  ),
];

/** What of a reset makes a difference to what can happen next. */
function tell(snapshot: Snapshot): string {
  const { values, problems, sentCode } = snapshot.context;
  const parts = [Object.keys(problems).join('+'), sentCode === null ? '' : 'sent'];
  const isBefore = snapshot.matches('role') || atEmail(snapshot);
  if (isBefore) parts.push(values.role ?? '', values.email);
  // A code that was sent is come back to, as it was left.
  if (!isBefore || sentCode !== null) {
    parts.push(values.newPassword, values.confirmPassword);
    if (isBefore || atCode(snapshot) || isAsking(snapshot, 'resetPassword')) parts.push(values.otp);
    if (isOver(snapshot) && !snapshot.matches('sendingCode')) parts.push('over');
  }
  return parts.join(' ');
}

type Given = Pick<Addressee, 'page' | 'line' | 'db' | 'mail'> & { oracle: Oracle };

async function forgetting({ page, line, db, mail, oracle }: Given) {
  await stopTheClock(page);
  const { passwordHash } = await db
    .selectFrom('users')
    .select('passwordHash')
    .where('email', '=', demoAccounts.freelancer.email)
    .executeTakeFirstOrThrow();
  const calls = await holdCalls(page, /^POST \/(client|freelancer)\/(forgot-password|verify-otp)/);
  return {
    name: 'forgotPassword',
    machine: forgotPasswordMachine,
    input: undefined,
    moves,
    tell,
    page,
    calls,
    place: (where: Page) => where.getByRole('main'),
    draw: (events: readonly ReplayEvent<Machine>[]) => oracle.draw('forgotPassword', { input: undefined, events }),
    async begin() {
      // To no one has a code been sent before.
      const own = `${randomUUID()}@paths.example`;
      await db
        .insertInto('users')
        .values({ email: own, role: 'FREELANCER', name: 'Noor Haddad', passwordHash })
        .execute();
      await arrive(page, '/forgot-password');
      const world: Addressee = { page, place: page.getByRole('main'), line, calls, db, mail, email: own };
      const real = async (name: string, value: unknown) => {
        if (name === 'otp' && value === code) return lastCode(world);
        return value === email ? own : value;
      };
      return { ...world, real };
    },
    end: () => expect(page).toHaveURL('/login'),
  };
}

test('a forgotten password: every way through it', async ({ traveller, oracle, db, mail }) => {
  await live(await forgetting({ ...traveller, oracle, db, mail }));
});

test('a forgotten password when the answer is lost that it is changed', async ({ traveller, oracle, db, mail }) => {
  const flow = await forgetting({ ...traveller, oracle, db, mail });
  const another = fills<Machine, Addressee>('another password', others, { hands, when: atCode });
  const used = serves<Machine, Addressee>('the code has changed the password', 'resetPassword', {
    when: has(others),
    status: 422,
    fields: { otp: 'Your password was changed with this code.' },
  });
  await liveOnce({ ...flow, moves: [...moves, another, used] }, [
    'a freelancer’s account',
    '“Continue”',
    'an email',
    '“Send Code”',
    'a code is sent (the first one)',
    'the code and a new password',
    '“Reset Password”',
    'the line is cut half way (resetPassword)',
    'another password',
    '“Reset Password”',
    'the code has changed the password',
    'the code and a new password',
    '“Reset Password”',
    'the password is changed',
  ]);
});
