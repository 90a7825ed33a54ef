import type { SnapshotFrom } from 'xstate';

import { freelancerWaitingMachine } from '../../../packages/machines/src/flows/freelancerWaiting/flow.ts';
import {
  freelancerDashboard,
  nothing,
  unfinished,
} from '../../../packages/machines/src/flows/freelancerWaiting/scenarios.ts';
import { hire, newFreelancer, postJob, send } from '../freelancers.ts';
import { holdCalls } from './calls.ts';
import type { LivedMove } from './drive.ts';
import { live } from './live.ts';
import type { World } from './moves.ts';
import { does, presses, pressesAgain, serves, spoils } from './moves.ts';
import { expect, test } from './test.ts';

type Machine = typeof freelancerWaitingMachine;
type Snapshot = SnapshotFrom<Machine>;
type Move = LivedMove<Machine, World>;

const call = 'getFreelancerDashboard';
const complete = {
  bio: 'I draw.',
  location: 'Graz',
  experience: '6',
  hourlyRate: 65,
  githubUrl: 'https://github.com/rosa',
  age: 34,
  skills: 'Illustration',
};

const isUnread = ({ context: { dashboard } }: Snapshot) => dashboard === null;
const hasFailed = ({ context }: Snapshot) => context.hasFailed;
const isLong = ({ context: { waiting } }: Snapshot) => waiting.list.length > 3;
const isWhole = ({ context }: Snapshot) => context.isWhole;

/** After the notice that it could not be read the focus is at the head, if it was on its button, which has gone with it. */
const andFocus = (move: Move): Move => ({
  ...move,
  async happen(world, at) {
    const retry = world.page.getByRole('button', { name: 'Try Again' });
    const isOnIt = hasFailed(at) && (await retry.evaluate((button) => button === document.activeElement));
    const events = await move.happen(world, at);
    if (isOnIt) await expect(world.page.getByRole('heading', { name: /^Waiting for you/ })).toBeFocused();
    return events;
  },
});

/** Where each kind leads, and that it is gone when it is done, is `waitingForFreelancer.spec.ts`’s. */
test('what waits for a freelancer: every way through it', async ({ traveller, mail, oracle, db, guildhall }) => {
  const { page, line } = traveller;
  const now = Date.now();
  await page.clock.setFixedTime(now);
  const { name, email, token } = await newFreelancer(page, mail, { isComplete: false });
  await send(page.request, 'put', '/freelancer/profile', { name, ...complete }, token);
  await hire(guildhall, email, 4);
  const { id } = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  const { id: projectId } = await postJob(page.request, 'Plates for a guide to clubmosses');

  /** All of the work is finished and unrated, or none of it. */
  const finish = async (isFinished: boolean) => {
    const work = isFinished
      ? { status: 'COMPLETED' as const, completedAt: new Date(now - 86_400_000) }
      : { status: 'ASSIGNED' as const, completedAt: null };
    await db.updateTable('projects').set(work).where('assignedFreelancerId', '=', id).execute();
  };
  const draft = async (isBegun: boolean) => {
    await db.deleteFrom('proposalDrafts').where('freelancerId', '=', id).execute();
    if (!isBegun) return;
    const words = { proposal: 'Eight plates.', coverLetter: '', updatedAt: new Date(now - 3_600_000) };
    await db
      .insertInto('proposalDrafts')
      .values({ freelancerId: id, projectId, ...words })
      .execute();
  };
  const fill = async (isFilled: boolean) =>
    void (await db
      .updateTable('users')
      .set({ bio: isFilled ? complete.bio : null })
      .where('id', '=', id)
      .execute());
  const arrange = (isFinished: boolean, isBegun: boolean, isFilled: boolean) => async () => {
    await Promise.all([finish(isFinished), draft(isBegun), fill(isFilled)]);
  };

  const moves: Move[] = [
    serves<Machine, World>('work and a draft wait', call, {
      when: () => true,
      status: 200,
      data: freelancerDashboard,
      prepare: arrange(true, true, true),
    }),
    serves<Machine, World>('a draft and the profile wait', call, {
      when: () => true,
      status: 200,
      data: unfinished,
      prepare: arrange(false, true, false),
    }),
    serves<Machine, World>('nothing waits', call, {
      when: () => true,
      status: 200,
      data: nothing,
      prepare: arrange(false, false, true),
    }),
  ].map(andFocus);
  moves.push(
    ...spoils<Machine, World>(call, { when: isUnread }),
    ...spoils<Machine, World>(call, { when: (at) => !isUnread(at), only: 'no network' }),
    presses('Try Again', { type: 'waiting.retry' }, { when: (at) => at.matches('failed') || at.matches('outdated') }),
    { ...pressesAgain('Try Again', call), events: (at) => (at.hasTag('busy') && hasFailed(at) ? [] : null) },
    presses('Show 2 More', { type: 'list.toggle' }, { when: (at) => isLong(at) && !isWhole(at) }),
    presses('Show Fewer', { type: 'list.toggle' }, { when: (at) => isLong(at) && isWhole(at) }),
    does(
      'back to this window',
      (at) => !hasFailed(at),
      [{ type: 'waiting.refresh' }],
      (place) => place.page().evaluate(() => window.dispatchEvent(new Event('focus'))),
    ),
  );
  const calls = await holdCalls(page, /^GET \/freelancer\/dashboard$/);
  // The jobs below are `freelancerOverview.spec.ts`’s: here it is never known whether the profile is enough for proposals.
  await page.route('**/freelancer/profile/completion', () => {});
  await live({
    name: 'freelancerWaiting',
    machine: freelancerWaitingMachine,
    input: undefined,
    moves,
    tell: (at: Snapshot) => [isUnread(at), hasFailed(at), isLong(at), isWhole(at)].join(' '),
    page,
    calls,
    place: (where) => where.getByRole('main'),
    draw: (events) => oracle.draw('freelancerWaiting', { input: undefined, events, name, now }),
    isAtWork: (at: Snapshot) => at.hasTag('busy') && hasFailed(at),
    async begin() {
      await page.goto('/freelancer-dashboard');
      return { page, place: page.getByRole('main'), line, calls };
    },
  });
});
