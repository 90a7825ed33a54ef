import { randomBytes, randomUUID } from 'node:crypto';

import type { Page } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';

import { calendarFeedMachine } from '../../../packages/machines/src/flows/calendarFeed/flow.ts';
import { feed, none, renewed } from '../../../packages/machines/src/flows/calendarFeed/scenarios.ts';
import { required } from '../../../packages/machines/src/kit/required.ts';
import type { ReplayEvent } from '../../../packages/machines/src/testing/replay.ts';
import { newFreelancer } from '../freelancers.ts';
import { holdCalls } from './calls.ts';
import { copies, holdClipboard } from './clipboard.ts';
import type { LivedMove } from './drive.ts';
import { forgive } from './forgive.ts';
import { live, liveOnce } from './live.ts';
import type { World } from './moves.ts';
import { presses, pressesAgain, serves, spoils, topmostPart } from './moves.ts';
import { expect, test } from './test.ts';

type Machine = typeof calendarFeedMachine;
type Snapshot = SnapshotFrom<Machine>;
type Move = LivedMove<Machine, World>;

const [look, renew, end] = ['getCalendarFeed', 'renewCalendarFeed', 'endCalendarFeed'] as const;
const lost = 'no network';
const cut = 'the line is cut half way';
const title = 'Calendar feed';

const isUnknown = ({ context }: Snapshot) => context.feed === null;
const isOn = (at: Snapshot) => at.matches('on');

/** The button that switched it on or off has gone: the focus is at the head. */
const andFocus = (move: Move): Move => ({
  ...move,
  async happen(world, at) {
    const events = await move.happen(world, at);
    await expect(world.page.getByRole('heading', { name: title })).toBeFocused();
    return events;
  },
});

test('a calendar feed: every way through it', async ({ traveller, mail, oracle, db }) => {
  const { page, line } = traveller;
  const now = Date.now();
  await page.clock.setFixedTime(now);
  const { email } = await newFreelancer(page, mail, { isComplete: true });
  const { id: userId } = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  await db.insertInto('calendarFeeds').values({ userId }).execute();
  /** Another version than the page has read, with an address or without one. */
  const change = async (isNowOn: boolean) => {
    const address = isNowOn
      ? { id: randomUUID(), secret: randomBytes(32), createdAt: new Date(now - 86_400_000) }
      : { id: null, secret: null, createdAt: null };
    await db
      .updateTable('calendarFeeds')
      .set((eb) => ({ ...address, version: eb('version', '+', 1) }))
      .where('userId', '=', userId)
      .execute();
    // Only so many addresses are made an hour.
    await forgive(db);
  };
  const turnOn = () => change(true);

  const moves: Move[] = [
    serves('it is on', look, { when: () => true, status: 200, data: feed, prepare: turnOn }),
    serves('it is off', look, { when: () => true, status: 200, data: none, prepare: () => change(false) }),
    ...spoils<Machine, World>(look, { when: isUnknown }),
    ...spoils<Machine, World>(look, { when: (at) => !isUnknown(at), only: lost }),
    presses('Try Again', { type: 'feed.retry' }, { when: (at) => at.matches('failed') }),
    presses('Switch On', { type: 'feed.start' }, { when: (at) => at.matches('off') }),
    { ...pressesAgain('Switching On…', renew), events: (at) => (at.matches('starting') ? [] : null) },
    { ...pressesAgain('Make a New Address', renew), events: (at) => (at.matches('renewing') ? [] : null) },
    pressesAgain('Switch Off', end),
    presses('Copy Address', { type: 'address.copy' }, { when: isOn }),
    ...copies<Machine>(({ context }) => required(required(context.feed).address)),
    presses('Make a New Address', { type: 'address.renew' }, { when: isOn }),
    presses('Switch Off', { type: 'feed.end' }, { when: isOn }),
    presses(
      'Cancel',
      { type: 'decision.cancel' },
      { when: (at) => at.matches('confirmingRenewal') || at.matches('confirmingEnd') },
    ),
    presses('Make a New Address', { type: 'decision.confirm' }, { when: (at) => at.matches('confirmingRenewal') }),
    presses('Switch Off', { type: 'decision.confirm' }, { when: (at) => at.matches('confirmingEnd') }),
    andFocus(serves('it is switched on', renew, { when: (at) => at.matches('starting'), status: 200, data: feed })),
    serves('it has a new address', renew, { when: (at) => at.matches('renewing'), status: 200, data: renewed }),
    andFocus(serves('it is switched off', end, { when: () => true, status: 200, data: none })),
    ...[renew, end].flatMap((call) => [
      serves<Machine, World>(`it was changed in another window (${call})`, call, {
        when: () => true,
        status: 412,
        prepare: turnOn,
      }),
      // After a line that is cut the page has an old version: that way is walked below.
      ...spoils<Machine, World>(call).filter(({ name }) => !name.startsWith(cut)),
    ]),
  ];
  const kinds = { [look]: /^GET/, [renew]: /^PUT/, [end]: /^DELETE/ };
  await holdClipboard(page);
  const calls = await holdCalls(page, /^(GET|PUT|DELETE) \/calendar-feed$/);
  const place = (where: Page) => where.locator(topmostPart(title));
  const flow = {
    name: 'calendarFeed',
    machine: calendarFeedMachine,
    input: undefined,
    moves,
    tell: ({ context }: Snapshot) =>
      context.feed === null ? 'unknown' : context.feed.address === null ? 'without address' : 'with address',
    page,
    calls,
    place,
    // Loading follows a failure, whose button has gone.
    isAtWork: (at: Snapshot) => at.matches('loading') || at.matches('confirmingRenewal') || at.matches('confirmingEnd'),
    draw: (events: readonly ReplayEvent<Machine>[]) => oracle.draw('calendarFeed', { input: undefined, events, now }),
    async begin() {
      await page.goto('/account');
      return { page, place: place(page), line, calls, kinds };
    },
  };
  await live(flow);
  // It has a new address, of which the page has not heard.
  const overtaken = serves<Machine, World>('it is another one already', renew, { when: () => true, status: 412 });
  const renewal = ['“Make a New Address”', '“Make a New Address”'];
  await liveOnce({ ...flow, moves: [...moves, ...spoils<Machine, World>(renew, { only: cut }), overtaken] }, [
    'it is on',
    ...renewal,
    `${cut} (${renew})`,
    ...renewal,
    overtaken.name,
  ]);
});
