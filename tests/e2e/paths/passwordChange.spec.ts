import type { Page } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';

import { passwordChangeMachine } from '../../../packages/machines/src/flows/passwordChange/flow.ts';
import { newFreelancer } from '../freelancers.ts';
import { arrive } from '../steps.ts';
import { holdCalls } from './calls.ts';
import type { LivedMove } from './drive.ts';
import { forgive } from './forgive.ts';
import { live } from './live.ts';
import type { World } from './moves.ts';
import { fills, presses, pressesAgain, serves, spoils, topmostPart, types } from './moves.ts';
import { expect, test } from './test.ts';

type Machine = typeof passwordChangeMachine;
type Snapshot = SnapshotFrom<Machine>;
type Move = LivedMove<Machine, World>;

const call = 'changePassword';
const password = 'quiet fast websites';
const next = 'eight quiet lanterns';
const wrong = 'a guess';
const common = 'password';

const hands = {
  currentPassword: types('Current password'),
  newPassword: types('New password'),
  confirmPassword: types('Confirm new password'),
};
const nothing = { currentPassword: '', newPassword: '', confirmPassword: '' };
const whole = { currentPassword: password, newPassword: next, confirmPassword: next };

const isEditing = (at: Snapshot) => at.matches('editing');
const isBlank = (at: Snapshot) => isEditing(at) && at.context.values.newPassword === '';
const isWritten = (at: Snapshot) => isEditing(at) && !isBlank(at);
const isWrong = ({ context: { submission } }: Snapshot) => submission?.currentPassword === wrong;
const isCommon = ({ context: { submission } }: Snapshot) => submission?.newPassword === common;
const isGood = (at: Snapshot) => !isWrong(at) && !isCommon(at);

test('another password: every way to it', async ({ traveller, mail, oracle, db }) => {
  const { page, line } = traveller;
  const { email, token } = await newFreelancer(page, mail, { isComplete: true });
  const own = () => db.selectFrom('users').select(['id', 'passwordHash']).where('email', '=', email);
  const { id, passwordHash } = await own().executeTakeFirstOrThrow();
  /** The password is what it was, no session has ended, and nothing was guessed. */
  const restore = async () => {
    await db.updateTable('users').set({ passwordHash }).where('id', '=', id).execute();
    await db.updateTable('tokens').set({ revokedAt: null }).where('userId', '=', id).execute();
    await forgive(db);
  };
  const sessions = page.getByRole('list', { name: 'Where you are logged in' }).getByRole('listitem');

  const isChanged = serves<Machine, World>('it is changed', call, { when: isGood, status: 200 });
  const moves: Move[] = [
    fills('all three', whole, { hands, when: isEditing }),
    fills('a wrong current one', { ...whole, currentPassword: wrong }, { hands, when: isBlank }),
    fills('a very common one', { ...whole, newPassword: common, confirmPassword: common }, { hands, when: isBlank }),
    fills('a short one', { ...whole, newPassword: 'short', confirmPassword: 'short' }, { hands, when: isBlank }),
    fills('two that differ', { ...whole, confirmPassword: 'ate quiet lanterns' }, { hands, when: isBlank }),
    fills('nothing', nothing, { hands, when: isWritten }),
    presses('Change Password', { type: 'password.save' }, { when: isEditing, hasEnter: true }),
    pressesAgain('Changing…', call),
    {
      ...isChanged,
      async happen(world, at) {
        await expect(sessions).toHaveCount(2);
        const events = await isChanged.happen(world, at);
        // Everywhere else the account is logged out.
        await expect(sessions).toHaveCount(1);
        await restore();
        return events;
      },
    },
    serves('this is not the current one', call, {
      when: isWrong,
      status: 422,
      fields: { currentPassword: 'This is not your current password.' },
      recover: restore,
    }),
    serves('it is too common', call, { when: isCommon, status: 422, fields: { newPassword: 'It is too common.' } }),
    serves('too much was guessed', call, {
      when: isWrong,
      status: 429,
      async prepare() {
        const data = { ...whole, currentPassword: wrong };
        const headers = { Authorization: `Bearer ${token}` };
        const guess = () => page.request.put('/api/v1/account/password', { data, headers });
        await Promise.all(Array.from({ length: 10 }, guess));
      },
      recover: restore,
    }),
    ...spoils<Machine, World>(call, { when: isGood }).map((move) => ({
      ...move,
      async happen(world: World, at: Snapshot) {
        const events = await move.happen(world, at);
        await restore();
        return events;
      },
    })),
  ];
  const calls = await holdCalls(page, /^PUT \/account\/password$/);
  const place = (where: Page) => where.locator(topmostPart('Password'));
  await live({
    name: 'passwordChange',
    machine: passwordChangeMachine,
    input: undefined,
    moves,
    tell: ({ context: { values, problems } }: Snapshot) =>
      `${Object.values(values).join('+')} ${Object.keys(problems).join('+')}`,
    page,
    calls,
    place,
    draw: (events) => oracle.draw('passwordChange', { input: undefined, events }),
    async begin() {
      await restore();
      await arrive(page, '/account');
      await expect(sessions).toHaveCount(2);
      return { page, place: place(page), line, calls };
    },
  });
});
