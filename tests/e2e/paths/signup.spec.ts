import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import type { SnapshotFrom } from 'xstate';

import { demoAccounts } from '../../../apps/server/src/seed/demoAccounts.ts';
import { progressOf, signupMachine } from '../../../packages/machines/src/flows/signup/flow.ts';
import { proof as proved, second, session } from '../../../packages/machines/src/flows/signup/scenarios.ts';
import type { ReplayEvent } from '../../../packages/machines/src/testing/replay.ts';
import { arrive, arriveAfresh } from '../steps.ts';
import { holdCalls } from './calls.ts';
import type { Addressee } from './codes.ts';
import { answersToAsking, code, lastCode, renew, stopTheClock, waits, wrongCode } from './codes.ts';
import type { LivedMove } from './drive.ts';
import { live, liveOnce } from './live.ts';
import { chooses, fills, isAsking, presses, pressesAgain, serves, spoils, ticks, types } from './moves.ts';
import type { Oracle } from './oracle/oracle.ts';
import { expect, test } from './test.ts';

type Snapshot = SnapshotFrom<typeof signupMachine>;
type SignupMove = LivedMove<typeof signupMachine, Addressee>;

const hands = {
  email: types('Email address'),
  otp: types('Verification code'),
  name: types('Full name'),
  password: types('Password'),
  confirmPassword: types('Confirm password'),
  role: chooses({ CLIENT: 'Client', FREELANCER: 'Freelancer' }),
  acceptsTerms: ticks('I accept the terms and conditions'),
};

// What stands in the walks for what each newcomer has of their own.
const email = 'fresh@paths.example';
const proof = { ...proved, email };

const details = {
  name: 'Ngozi Adeyemi',
  password: 'kiln glaze wheel',
  confirmPassword: 'kiln glaze wheel',
  role: 'FREELANCER',
  acceptsTerms: true,
} as const;
const differing = { ...details, confirmPassword: 'kiln glaze whee' };
const common = { ...details, password: 'password', confirmPassword: 'password' };
const nothing = { ...details, name: '', password: '', confirmPassword: '' };

const atEmail = (snapshot: Snapshot) => snapshot.matches('emailVerification');
const atCode = (snapshot: Snapshot) => snapshot.matches('otpVerification');
const atDetails = (snapshot: Snapshot) => snapshot.matches('signupForm');
const hasEmail = (wanted: string) => (snapshot: Snapshot) =>
  atEmail(snapshot) && snapshot.context.values.email === wanted;
const isUnproved = (snapshot: Snapshot) => atCode(snapshot) && snapshot.context.proof === null;
const hasCode = (wanted: string) => (snapshot: Snapshot) => snapshot.context.values.otp === wanted;
const hasPassword = (wanted: string) => (snapshot: Snapshot) => snapshot.context.values.password === wanted;
const isResendable = ({ context }: Snapshot) => context.secondsToResend === 0;
const hasProblems = ({ context }: Snapshot) => Object.keys(context.problems).length > 0;
const isUntouched = (snapshot: Snapshot) => isUnproved(snapshot) && hasCode('')(snapshot) && !isResendable(snapshot);
const isReady = (snapshot: Snapshot) => atDetails(snapshot) && hasPassword(details.password)(snapshot);
const hasNoDetails = (snapshot: Snapshot) => atDetails(snapshot) && hasPassword('')(snapshot);

const ask = ({ page, email: own }: Addressee) =>
  page.request.post('/api/v1/email/send-verification-otp', { data: { email: own } });

const countdown = {
  second,
  left: (snapshot: Snapshot) =>
    snapshot.matches({ otpVerification: 'waiting' }) ? snapshot.context.secondsToResend : null,
};

const moves: SignupMove[] = [
  fills('an email', { email }, { hands, when: atEmail }),
  fills('a malformed email', { email: 'fresh' }, { hands, when: hasEmail('') }),
  fills('no email', { email: '' }, { hands, when: hasEmail('fresh') }),
  presses('Send Code', { type: 'code.send' }, { when: atEmail, hasEnter: true }),
  ...answersToAsking<typeof signupMachine>({
    call: 'sendVerificationOtp',
    to: 'the first one',
    when: (snapshot) => snapshot.matches('sendingCode'),
    hurry: ask,
  }),
  ...answersToAsking<typeof signupMachine>({
    call: 'sendVerificationOtp',
    to: 'another one',
    when: (snapshot) => snapshot.matches('resendingCode'),
    hurry: renew,
  }),
  ...spoils<typeof signupMachine, Addressee>('sendVerificationOtp'),
  pressesAgain('Sending...', 'sendVerificationOtp'),

  fills('the code', { otp: code }, { hands, when: (snapshot) => isUnproved(snapshot) && !isResendable(snapshot) }),
  fills(
    'a wrong code',
    { otp: wrongCode },
    { hands, when: (snapshot) => isUnproved(snapshot) && hasCode('')(snapshot) },
  ),
  fills(
    'half a code',
    { otp: '123' },
    {
      hands,
      when: (snapshot) => isUnproved(snapshot) && hasCode('')(snapshot) && !isResendable(snapshot),
    },
  ),
  presses('Verify Code', { type: 'code.verify' }, { when: atCode, hasEnter: true }),
  pressesAgain('Verifying…', 'verifyEmailOtp'),
  serves('the email is proved', 'verifyEmailOtp', { when: hasCode(code), status: 200, data: proof }),
  serves('a wrong code is refused', 'verifyEmailOtp', {
    when: hasCode(wrongCode),
    status: 422,
    fields: { otp: 'Invalid' },
  }),
  ...spoils<typeof signupMachine, Addressee>('verifyEmailOtp', { when: hasCode(code) }),
  waits(countdown, (snapshot) => isUnproved(snapshot) && hasCode('')(snapshot) && !hasProblems(snapshot)),
  presses(
    'Resend Code',
    { type: 'code.resend' },
    {
      when: (snapshot) =>
        isUnproved(snapshot) &&
        hasCode('')(snapshot) &&
        !hasProblems(snapshot) &&
        snapshot.can({ type: 'code.resend' }),
    },
  ),
  presses(
    'Back',
    { type: 'step.back' },
    {
      when: (snapshot) =>
        !hasProblems(snapshot) &&
        (atDetails(snapshot) || (atCode(snapshot) && (hasCode('')(snapshot) || hasCode(code)(snapshot)))),
    },
  ),

  fills('all details', details, { hands, when: atDetails }),
  fills('passwords that differ', differing, { hands, when: hasNoDetails }),
  fills('a common password', common, { hands, when: hasNoDetails }),
  fills('nothing but the terms', nothing, { hands, when: hasNoDetails }),
  presses(
    'Create Account',
    { type: 'account.create' },
    { when: (snapshot) => snapshot.can({ type: 'account.create' }), hasEnter: true },
  ),
  pressesAgain('Creating Account…', 'signUp'),
  serves('the account is made', 'signUp', { when: hasPassword(details.password), status: 201, data: session }),
  serves('the proof is too old', 'signUp', {
    when: hasPassword(details.password),
    status: 422,
    fields: { email: 'Please verify your email first' },
    async prepare({ db: own, email: theirs }) {
      await own
        .updateTable('emailCodes')
        .set({ verifiedAt: sql`verified_at - interval '31 minutes'` })
        .where('email', '=', theirs)
        .execute();
    },
  }),
  serves('a common password is refused', 'signUp', {
    when: hasPassword('password'),
    status: 422,
    fields: { password: 'Too common.' },
  }),
  ...spoils<typeof signupMachine, Addressee>('signUp', {
    when: (snapshot) => hasPassword(details.password)(snapshot) && !hasProblems(snapshot),
  }),

  {
    name: 'reload',
    by: 'person',
    isAnew: true,
    events: (snapshot) => {
      if (hasProblems(snapshot) || !(hasEmail(email)(snapshot) || isUntouched(snapshot) || isReady(snapshot)))
        return null;
      const progress = progressOf(snapshot.context);
      return progress === null ? null : [{ type: 'progress.restore', progress }];
    },
    async happen({ page }, { context }) {
      await arrive(page, '/signup');
      const progress = progressOf(context);
      return progress === null ? [] : [{ type: 'progress.restore', progress }];
    },
  },
];

/** What of a sign-up makes a difference to what can happen next. */
function tell(snapshot: Snapshot): string {
  const { values, problems, proof: own, sentCode, secondsToResend } = snapshot.context;
  const parts = [own === null ? '' : 'proved', sentCode === null ? '' : 'sent', Object.keys(problems).join('+')];
  if (atEmail(snapshot)) parts.push(values.email);
  // A code that was sent is come back to, as it was left.
  const isKept = atEmail(snapshot) && sentCode !== null;
  if (isKept || atCode(snapshot) || isAsking(snapshot, 'verifyEmailOtp')) parts.push(values.otp);
  if (atDetails(snapshot) || isAsking(snapshot, 'signUp'))
    parts.push(values.name, values.password, values.confirmPassword);
  const willAskAnew = (atEmail(snapshot) && own === null && sentCode === null) || snapshot.matches('sendingCode');
  if (secondsToResend === 0 && !willAskAnew) parts.push('resendable');
  return parts.join(' ');
}

let count = 0;

type Given = Pick<Addressee, 'page' | 'line' | 'db' | 'mail'> & { oracle: Oracle };

/** Signing up, with an address of one's own or with `taken`. */
async function signingUp(given: Given, taken?: string) {
  const { page, line, db, mail, oracle } = given;
  await stopTheClock(page);
  const input = { role: null, idempotencyKey: 'key' };
  const calls = await holdCalls(page, /^POST \/(email|client\/signup|freelancer\/signup)/);
  return {
    name: 'signup',
    machine: signupMachine,
    input,
    moves,
    tell,
    page,
    calls,
    place: (where: Page) => where.getByRole('main'),
    draw: (events: readonly ReplayEvent<typeof signupMachine>[]) => oracle.draw('signup', { input, events }),
    async begin() {
      count += 1;
      const own = taken ?? `newcomer-${count}@paths.example`;
      await arriveAfresh(page, '/signup');
      const world: Addressee = { page, place: page.getByRole('main'), line, calls, db, mail, email: own };
      const real = async (name: string, value: unknown) => {
        if (name === 'otp' && value === code) return lastCode(world);
        return value === email ? own : value;
      };
      return { ...world, real };
    },
    async end() {
      await expect(page).toHaveURL('/freelancer-profile-setup');
    },
  };
}

const toDetails = [
  'an email',
  '“Send Code”',
  'a code is sent (the first one)',
  'the code',
  '“Verify Code”',
  'the email is proved',
  'all details',
  '“Create Account”',
];

test('signing up: every way through it', async ({ traveller, oracle, db, mail }) => {
  await live(await signingUp({ ...traveller, oracle, db, mail }));
});

test('signing up with an email that has an account, and from where too many sign up', async ({
  traveller,
  oracle,
  db,
  mail,
}) => {
  const given = { ...traveller, oracle, db, mail };
  const flow = await signingUp(given, demoAccounts.client.email);
  const taken = serves<typeof signupMachine, Addressee>('the email is a client’s', 'signUp', {
    when: () => true,
    status: 409,
  });
  const tooMany = serves<typeof signupMachine, Addressee>('too many sign-ups', 'signUp', {
    when: () => true,
    status: 429,
    async prepare({ page }) {
      // A busy server turns some away before they are counted.
      const isLimited = async () => (await page.request.post('/api/v1/client/signup', { data: {} })).status() === 429;
      for (let isOver = false; !isOver;) {
        const calls = Array.from({ length: 50 }, isLimited);
        isOver = (await Promise.all(calls)).includes(true);
      }
    },
  });
  await liveOnce({ ...flow, moves: [...moves, taken, tooMany] }, [
    ...toDetails,
    taken.name,
    '“Create Account”',
    tooMany.name,
  ]);
});

test('signing up when the answer is lost that the email is proved, and the one that the account is made', async ({
  traveller,
  oracle,
  db,
  mail,
}) => {
  const flow = await signingUp({ ...traveller, oracle, db, mail });
  await liveOnce(flow, [
    ...toDetails.slice(0, 5),
    'the line is cut half way (verifyEmailOtp)',
    // The code is kept, and is as good as it was.
    '“Back”',
    '“Send Code”',
    ...toDetails.slice(4),
    // The server makes one account of both.
    'the line is cut half way (signUp)',
    '“Create Account”',
    'the account is made',
  ]);
});
