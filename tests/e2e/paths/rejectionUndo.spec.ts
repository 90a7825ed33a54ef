import type { Page } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';

import { rejectionUndoMachine } from '../../../packages/machines/src/flows/rejectionUndo/flow.ts';
import { another, rejection, set, undone } from '../../../packages/machines/src/flows/rejectionUndo/scenarios.ts';
import type { Schema } from '../../../packages/machines/src/kit/schema.ts';
import type { ReplayEvent } from '../../../packages/machines/src/testing/replay.ts';
import { failing, passed, rejected, settled } from '../../../packages/machines/src/testing/replay.ts';
import { hiredPair, title } from '../hiredPair.ts';
import { holdCalls } from './calls.ts';
import { stopTheClock } from './codes.ts';
import type { LivedMove } from './drive.ts';
import { live, liveOnce } from './live.ts';
import type { World } from './moves.ts';
import { isAsking, presses, spoils } from './moves.ts';
import { expect, test } from './test.ts';

type Machine = typeof rejectionUndoMachine;
type Event = ReplayEvent<Machine>;
type Snapshot = SnapshotFrom<Machine>;
type Move = LivedMove<Machine, World>;

const call = 'undoRejection';
const dashboard = /^GET \/client\/dashboard$/;
const later = 'Leaflets about spokes';
const timeIsUp: Event = passed('timeIsUp', 'rejectionUndo.due');
const tooLate = 'It is too late to undo this.';

const isNew = (at: Snapshot) => at.matches('none') && at.context.about === null;
const isDue = (at: Snapshot) => at.matches('due');
const areTwo = ({ context }: Snapshot) => context.rejections.length === 2;

/** The dashboard is read, and says what can be undone. */
async function reads({ calls }: World): Promise<Event> {
  const { data } = await (await calls.next(dashboard)).serve();
  // The server keeps to its contract: another test proves it.
  return set(...(data as Schema<'ClientDashboard'>).rejections);
}

test('undoing a rejection of several: every way to it', async ({ traveller, person, mail, oracle, db }) => {
  const { page, line } = traveller;
  const { projectId } = await hiredPair(page, await person('freelancer'), mail);
  const {
    id: _,
    searchDocument: __,
    ...copy
  } = await db
    .updateTable('projects')
    .set({ status: 'OPEN', assignedFreelancerId: null, assignedAt: null })
    .where('id', '=', projectId)
    .returningAll()
    .executeTakeFirstOrThrow();
  const { id: laterId } = await db
    .insertInto('projects')
    .values({ ...copy, title: later })
    .returning('id')
    .executeTakeFirstOrThrow();
  const application = await db
    .updateTable('applications')
    .set({ status: 'PENDING', decidedAt: null })
    .where('projectId', '=', projectId)
    .returningAll()
    .executeTakeFirstOrThrow();
  const { id: applicationId, ...letter } = application;
  const { id: laterApplicationId } = await db
    .insertInto('applications')
    .values({ ...letter, projectId: laterId })
    .returning('id')
    .executeTakeFirstOrThrow();
  const both = [
    { projectId, applicationId },
    { projectId: laterId, applicationId: laterApplicationId },
  ];

  /** So many of them can be undone: within the next quarter of an hour, which no walk takes. */
  async function make(count: number) {
    const projectIds = both.map((one) => one.projectId);
    await db
      .updateTable('applications')
      .set({ status: 'PENDING', decidedAt: null, rejectionReason: null, rejectionId: null })
      .where('projectId', 'in', projectIds)
      .execute();
    await db.deleteFrom('rejections').where('projectId', 'in', projectIds).execute();
    for (const [index, one] of both.slice(0, count).entries()) {
      const { id } = await db
        .insertInto('rejections')
        .values({
          projectId: one.projectId,
          reason: null,
          createdAt: new Date(),
          dueAt: new Date(Date.now() + (15 + index) * 60_000),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await db.updateTable('applications').set({ rejectionId: id }).where('id', '=', one.applicationId).execute();
    }
  }

  let isRead = false;
  /** What the dashboard says to a person who comes to it, or comes back where there was nothing. */
  const arrives = (name: string, ...due: Schema<'Rejection'>[]): Move => ({
    name,
    by: 'answer',
    events: (at) => (isNew(at) ? [set(...due)] : null),
    async happen(world) {
      await make(due.length);
      if (isRead) await page.reload();
      isRead = true;
      return [await reads(world)];
    },
  });

  /** The time is up in the page, which asks again; these are left then. */
  const passes = (name: string, ...left: Schema<'Rejection'>[]): Move => ({
    name,
    by: 'time',
    events: (at) => (isDue(at) ? [timeIsUp, set(...left)] : null),
    async happen(world) {
      await make(left.length);
      await page.clock.fastForward('20:00');
      return [timeIsUp, await reads(world)];
    },
  });

  const moves: Move[] = [
    arrives('there is nothing to undo'),
    arrives('one can be undone', rejection),
    arrives('two can be undone', rejection, another),
    passes('the time is up'),
    passes('the time is up, and there is one', rejection),
    {
      name: 'the time is up, and the server cannot be asked',
      by: 'time',
      events: (at) => (isDue(at) ? [timeIsUp] : null),
      async happen({ calls }) {
        await page.clock.fastForward('20:00');
        await (await calls.next(dashboard)).lose();
        return [timeIsUp];
      },
    },
    {
      name: '“Undo”',
      by: 'person',
      events: (at) => (isDue(at) ? undoes(at) : null),
      async happen({ place }, at) {
        const [soonest] = at.context.rejections;
        await place.getByRole('button', { name: `Undo: ${soonest?.projectTitle ?? title}` }).click();
        return undoes(at);
      },
    },
    {
      name: 'it is undone',
      by: 'answer',
      events: (at) => (isAsking(at, call) ? [undone, set(...(areTwo(at) ? [another] : []))] : null),
      async happen(world) {
        const { data } = await (await world.calls.next(/\/rejections\//)).serve();
        return [settled(call, data), await reads(world)];
      },
    },
    {
      name: 'it is too late',
      by: 'answer',
      events: (at) => (isAsking(at, call) ? [rejected(call, failing.refused(409, tooLate)), set()] : null),
      async happen(world) {
        const held = await world.calls.next(/\/rejections\//);
        await make(0);
        const { status, message } = await held.serve();
        return [rejected(call, failing.refused(status, message)), await reads(world)];
      },
    },
    ...spoils<Machine, World>(call),
    presses('Dismiss', { type: 'notice.dismiss' }, { when: (at) => at.matches('undone') || at.matches('told') }),
  ];

  await stopTheClock(page);
  const calls = await holdCalls(page, /^(GET \/client\/dashboard|\w+ \/client\/rejections\/.*)$/);
  const place = (where: Page) => where.locator('main [aria-live=polite][tabindex="-1"]:not(#list)');
  const flow = {
    name: 'rejectionUndo',
    machine: rejectionUndoMachine,
    input: undefined,
    moves,
    tell: ({ context: { rejections, about } }: Snapshot) => `${rejections.length} ${about !== null}`,
    page,
    calls,
    place,
    draw: (events: readonly Event[]) => oracle.draw('rejectionUndo', { input: undefined, events }),
    async begin() {
      isRead = false;
      await page.goto('/client-dashboard?tab=jobs');
      return { page, place: place(page), line, calls, kinds: { [call]: /\/rejections\// } };
    },
  };
  await live(flow);

  // What the dashboard says while one is being undone says less than the answer to that.
  const asksAgain: Move = {
    name: 'the time is up, and the dashboard is asked',
    by: 'time',
    events: (at) => (isDue(at) ? [timeIsUp] : null),
    async happen({ calls: { standing } }) {
      await page.clock.fastForward('20:00');
      await expect.poll(standing, { message: 'the dashboard' }).toBe(1);
      return [timeIsUp];
    },
  };
  const readsMeanwhile: Move = {
    name: 'the dashboard says that there is none',
    by: 'answer',
    events: (at) => (at.matches('undoing') ? [set()] : null),
    async happen(world) {
      const held = await world.calls.next(dashboard);
      await make(0);
      await held.serve();
      await make(1);
      return [set()];
    },
  };
  await liveOnce({ ...flow, moves: [...moves, asksAgain, readsMeanwhile] }, [
    'one can be undone',
    asksAgain.name,
    '“Undo”',
    readsMeanwhile.name,
    'it is too late',
    '“Dismiss”',
  ]);
});

const undoes = ({ context: { rejections } }: Snapshot): Event[] =>
  rejections.slice(0, 1).map(({ id }) => ({ type: 'rejection.undo', rejectionId: id }));
