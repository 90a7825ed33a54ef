import type { Page } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';

import { accountClosingMachine } from '../../../packages/machines/src/flows/accountClosing/flow.ts';
import { obstacles } from '../../../packages/machines/src/flows/accountClosing/scenarios.ts';
import type { ReplayEvent } from '../../../packages/machines/src/testing/replay.ts';
import { hire, newFreelancer } from '../freelancers.ts';
import { holdCalls } from './calls.ts';
import type { LivedMove } from './drive.ts';
import { forgive } from './forgive.ts';
import { keptSession } from './keptSession.ts';
import { live, liveOnce } from './live.ts';
import type { World } from './moves.ts';
import { endsWith, fills, presses, pressesAgain, serves, spoils, topmostPart, types } from './moves.ts';
import { expect, test } from './test.ts';

type Machine = typeof accountClosingMachine;
type Snapshot = SnapshotFrom<Machine>;
type Move = LivedMove<Machine, World>;

const look = 'getAccountClosing';
const call = 'closeAccount';
const lost = 'no network';
const cut = 'the line is cut half way';
const wrong = 'a guess';
const hands = { password: types('Your password') };

const isUnknown = ({ context }: Snapshot) => context.obstacles === null;
const isEditing = (at: Snapshot) => at.matches('editing');
const isWrong = ({ context: { submission } }: Snapshot) => submission?.password === wrong;

/** `closed` is never on screen: the session, and with it the page, is over. */
test('closing an account: every way to it', async ({ traveller, mail, oracle, db, guildhall }) => {
  const { page, line } = traveller;
  const { email } = await newFreelancer(page, mail, { isComplete: true });
  await hire(guildhall, email, 1);
  const { id } = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  const signIn = await keptSession(page);
  const setWork = async (status: 'ASSIGNED' | 'COMPLETED') => {
    const completedAt = status === 'COMPLETED' ? new Date() : null;
    await db.updateTable('projects').set({ status, completedAt }).where('assignedFreelancerId', '=', id).execute();
  };
  const finish = () => setWork('COMPLETED');
  const open = () => setWork('ASSIGNED');

  /** Where the page is at the end. */
  let ending = '/';
  const moves: Move[] = [
    serves('nothing is open', look, { when: () => true, status: 200, data: { obstacles: [] }, prepare: finish }),
    serves('work is open', look, {
      when: () => true,
      status: 200,
      data: { obstacles: obstacles.slice(1, 2) },
      prepare: open,
    }),
    ...spoils<Machine, World>(look, { when: isUnknown }),
    ...spoils<Machine, World>(look, { when: (at) => !isUnknown(at), only: lost }),
    presses('Try Again', { type: 'closing.check' }, { when: (at) => at.matches('failed') }),
    presses('Check Again', { type: 'closing.check' }, { when: (at) => at.matches('blocked') }),
    fills('the password', { password: 'quiet fast websites' }, { hands, when: isEditing }),
    fills('a wrong password', { password: wrong }, { hands, when: isEditing }),
    fills('no password', { password: '' }, { hands, when: isEditing }),
    presses('Close Account', { type: 'account.close' }, { when: isEditing, hasEnter: true }),
    pressesAgain('Closing…', call),
    endsWith(serves('it is closed', call, { when: (at) => !isWrong(at), status: 200 }), () => {
      ending = '/';
    }),
    serves('this is not the password', call, {
      when: isWrong,
      status: 422,
      fields: { password: 'This is not your password.' },
      recover: () => forgive(db),
    }),
    serves('work has opened meanwhile', call, { when: (at) => !isWrong(at), status: 409, prepare: open }),
    // What was cut off is closed: one way on from there is walked below.
    ...spoils<Machine, World>(call).filter(({ name }) => !name.startsWith(cut)),
  ];
  const kinds = { [look]: /^GET/, [call]: /^POST/ };
  const calls = await holdCalls(page, /^(GET|POST) \/account\/closing$/);
  const place = (where: Page) => where.locator(topmostPart('Close your account'));
  const flow = {
    name: 'accountClosing',
    machine: accountClosingMachine,
    input: undefined,
    moves,
    tell: ({ context: { obstacles: found, values, problems } }: Snapshot) =>
      `${found?.length} ${values.password} ${Object.keys(problems).join()}`,
    page,
    calls,
    place,
    isAtWork: (at: Snapshot) => isEditing(at) || at.matches('closing'),
    draw: (events: readonly ReplayEvent<Machine>[]) =>
      oracle.draw('accountClosing', { input: undefined, events, role: 'FREELANCER' }),
    async begin() {
      await db.updateTable('users').set({ isActive: true, closedAt: null }).where('id', '=', id).execute();
      await db.updateTable('tokens').set({ revokedAt: null }).where('userId', '=', id).execute();
      await forgive(db);
      await signIn();
      await page.goto('/account');
      return { page, place: place(page), line, calls, kinds };
    },
    async end() {
      await expect(page).toHaveURL(ending);
      await expect(page.getByRole('banner').getByRole('link', { name: /^Account: / })).toHaveCount(0);
      const { isActive } = await db
        .selectFrom('users')
        .select('isActive')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(isActive).toBe(false);
    },
  };
  await live(flow);
  // The account is closed, but its person has not heard of it: the next call finds the session over.
  const isOver = endsWith(
    serves<Machine, World>('the session is over', call, { when: () => true, status: 401 }),
    () => {
      ending = '/login?next=%2Faccount';
    },
  );
  const cuts = spoils<Machine, World>(call, { only: cut });
  await liveOnce({ ...flow, moves: [...moves, ...cuts, isOver] }, [
    'nothing is open',
    'the password',
    '“Close Account”',
    `${cut} (${call})`,
    '“Close Account”',
    isOver.name,
  ]);
});
