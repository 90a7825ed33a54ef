import { sql } from 'kysely';
import type { SnapshotFrom } from 'xstate';

import type { Db } from '../../../apps/server/src/db/schema.ts';
import { demoAccounts } from '../../../apps/server/src/seed/demoAccounts.ts';
import { loginMachine } from '../../../packages/machines/src/flows/login/flow.ts';
import { session } from '../../../packages/machines/src/flows/login/scenarios.ts';
import { arriveAfresh } from '../steps.ts';
import { holdCalls } from './calls.ts';
import type { LivedMove } from './drive.ts';
import { live } from './live.ts';
import { chooses, fills, presses, pressesAgain, serves, spoils, ticks, types } from './moves.ts';
import type { World } from './moves.ts';
import { expect, test } from './test.ts';

type Snapshot = SnapshotFrom<typeof loginMachine>;
type LoginMove = LivedMove<typeof loginMachine, World>;

const { client } = demoAccounts;
const hands = {
  role: chooses({ CLIENT: 'Client', FREELANCER: 'Freelancer' }),
  email: types('Email address'),
  password: types('Password'),
  rememberMe: ticks('Remember me'),
};

const isIdle = (snapshot: Snapshot) => snapshot.matches('credentials');
const isClosed = (snapshot: Snapshot) => snapshot.matches('closed');
const has =
  (given: Partial<Snapshot['context']['values']>) =>
  ({ context }: Snapshot) =>
    Object.entries(given).every(([name, value]) =>
      Object.entries(context.values).some((one) => one[0] === name && one[1] === value),
    );

const right = { role: 'CLIENT', email: client.email, password: client.password } as const;
const mistaken = { ...right, password: 'not the password' } as const;
const wrongDoor = { ...right, role: 'FREELANCER' } as const;
const guessed = { ...right, email: 'guessed@nowhere.example' } as const;

/** Which of the fillings stands there; a form is empty without an email, whatever else is chosen. */
function kindOf({ context: { values } }: Snapshot): string {
  if (values.email === '') return 'empty';
  return Object.values({ right, mistaken, wrongDoor, guessed })
    .map((filling, index) =>
      Object.entries(filling).every(([name, value]) => value === values[name as keyof typeof values]) ? index : '',
    )
    .join('');
}

const isEmpty = (snapshot: Snapshot) => isIdle(snapshot) && has({ email: '' })(snapshot);
const isFilled = (snapshot: Snapshot) => isIdle(snapshot) && !isEmpty(snapshot);

/** The account is open, or its owner closed it so many days ago. */
const closed = (db: Db, daysAgo: number | null) =>
  db
    .updateTable('users')
    .set({
      isActive: daysAgo === null,
      closedAt: daysAgo === null ? null : new Date(Date.now() - daysAgo * 86_400_000),
    })
    .where(sql`lower(email)`, '=', client.email)
    .execute();

const movesOn = (db: Db): LoginMove[] => [
  fills('everything right', right, { hands, when: isIdle }),
  fills('a wrong password', mistaken, { hands, when: isEmpty }),
  fills('the other account type', wrongDoor, { hands, when: isEmpty }),
  fills('an email that somebody guesses at', guessed, { hands, when: isEmpty }),
  fills('a malformed email', { email: 'demo.client' }, { hands, when: isEmpty }),
  fills('nothing', { email: '', password: '' }, { hands, when: isFilled }),
  presses('Log In', { type: 'login.submit' }, { when: isIdle, hasEnter: true }),
  presses('Log In as a Client', { type: 'role.correct' }, { when: (at) => at.matches({ credentials: 'wrongRole' }) }),
  pressesAgain('Signing In...', 'logIn'),
  serves('the account opens', 'logIn', {
    when: has(right),
    status: 200,
    data: session,
    prepare: async () => void (await closed(db, null)),
  }),
  serves('its owner has closed it', 'logIn', {
    when: has(right),
    status: 409,
    prepare: async () => void (await closed(db, 3)),
  }),
  presses('Reopen Account', { type: 'account.reopen' }, { when: isClosed }),
  presses('Keep It Closed', { type: 'account.leave' }, { when: isClosed }),
  pressesAgain('Reopening…', 'reopen'),
  serves('the account is open again', 'reopen', { when: has(right), status: 200, data: session }),
  serves('it is too late to reopen it', 'reopen', {
    when: has(right),
    status: 401,
    prepare: async () => void (await closed(db, 15)),
  }),
  ...spoils<typeof loginMachine, World>('reopen', { when: has(right) }),
  serves('a wrong password is refused', 'logIn', { when: has(mistaken), status: 401 }),
  serves('the other door is named', 'logIn', {
    when: has(wrongDoor),
    status: 404,
    prepare: async () => void (await closed(db, null)),
  }),
  serves('too many guesses', 'logIn', {
    when: has(guessed),
    status: 429,
    retryAfter: 900,
    async prepare({ page }) {
      for (let guess = 0; guess < 10; guess += 1)
        await page.request.post('/api/v1/client/login', { data: { email: guessed.email, password: `guess ${guess}` } });
    },
  }),
  ...spoils<typeof loginMachine, World>('logIn', { when: has(right) }),
];

// Others of this worker log in with the same account.
test.afterEach(async ({ db }) => void (await closed(db, null)));

test('logging in: every way through it', async ({ traveller: { page, line }, oracle, db }) => {
  const calls = await holdCalls(page, /^POST \/(client|freelancer)\/login/);
  await live({
    name: 'login',
    machine: loginMachine,
    input: undefined,
    moves: movesOn(db),
    tell: (snapshot: Snapshot) => `${kindOf(snapshot)} ${Object.keys(snapshot.context.problems).join()}`,
    page,
    calls,
    place: (where) => where.getByRole('main'),
    draw: (events) => oracle.draw('login', { input: undefined, events }),
    async begin() {
      await arriveAfresh(page, '/login');
      return { page, place: page.getByRole('main'), line, calls };
    },
    async end() {
      await expect(page).toHaveURL('/client-dashboard');
    },
  });
});
