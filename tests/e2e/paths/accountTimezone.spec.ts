import type { Locator, Page } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';

import { cityOf, zoneName } from '../../../packages/machines/src/domain/zoneNames.ts';
import { accountTimezoneMachine } from '../../../packages/machines/src/flows/accountTimezone/flow.ts';
import type { ReplayEvent } from '../../../packages/machines/src/testing/replay.ts';
import { settled } from '../../../packages/machines/src/testing/replay.ts';
import { newFreelancer } from '../freelancers.ts';
import { holdCalls } from './calls.ts';
import type { LivedMove } from './drive.ts';
import { forgive } from './forgive.ts';
import { live } from './live.ts';
import type { World } from './moves.ts';
import { does, presses, serves, spoils, topmostPart } from './moves.ts';
import { expect, test } from './test.ts';

type Machine = typeof accountTimezoneMachine;
type Event = ReplayEvent<Machine>;
type Snapshot = SnapshotFrom<Machine>;
type Move = LivedMove<Machine, World>;

const [look, set] = ['getAccountTimezone', 'setAccountTimezone'] as const;
const title = 'Time zone';
const other = 'Pacific/Chatham';

const isReady = (at: Snapshot) => at.matches('ready');
const hasProblem = ({ context: { problem } }: Snapshot) => problem !== undefined;
const isSaved = (at: Snapshot, zone: string | null) => at.context.timezone === zone;
const choice = (timezone: string | null): Event => ({ type: 'zone.choose', timezone });

const field = (place: Locator) => place.getByRole('combobox', { name: title });

/** Found by typing, and taken by a key. */
const types = (zone: string): Move =>
  does(
    `typing ${zone}`,
    (at) => isReady(at) && !isSaved(at, zone),
    [choice(zone)],
    async (place) => {
      await field(place).click();
      // A page that scrolls closes the list.
      await place.page().evaluate(() => new Promise(requestAnimationFrame));
      await field(place).fill(cityOf(zone));
      await expect(place.page().getByRole('option')).toHaveText([zoneName(zone, new Date()).label]);
      await field(place).press('ArrowDown');
      await expect(field(place)).toHaveAttribute('aria-activedescendant', /./);
      await field(place).press('Enter');
    },
  );

/** A button that is gone with what it did: the focus is at the head. One that did nothing is there, and keeps it. */
const andFocus = (move: Move): Move => ({
  ...move,
  async happen(world, at) {
    const isField = await field(world.place).evaluate((input) => input === document.activeElement);
    const events = await move.happen(world, at);
    const head = world.page.getByRole('heading', { name: title, exact: true });
    await expect(isField ? field(world.place) : head).toBeFocused();
    return events;
  },
});

test('the time zone of an account: every way to it', async ({ traveller, mail, oracle, db }) => {
  const { page, line } = traveller;
  const { email } = await newFreelancer(page, mail, { isComplete: true });
  const device = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  const change = async (timezone: string | null) =>
    void (await db.updateTable('users').set({ timezone }).where('email', '=', email).execute());

  const loads = (timezone: string | null): Move =>
    serves(`it is ${timezone ?? 'that of each device'}`, look, {
      when: () => true,
      status: 200,
      data: { timezone },
      prepare: () => change(timezone),
    });
  const isKept = serves<Machine, World>('it is saved', set, { when: () => true, status: 200 });

  const moves: Move[] = [
    loads(null),
    loads(device),
    loads(other),
    ...spoils<Machine, World>(look),
    presses('Try Again', { type: 'zone.retry' }, { when: (at) => at.matches('failed') }),
    types(other),
    presses(device === 'UTC' ? 'Use UTC' : `Use ${cityOf(device)} Time`, choice(device), {
      when: (at) => isReady(at) && !isSaved(at, device),
    }),
    presses('Follow Each Device', choice(null), { when: (at) => isReady(at) && !isSaved(at, null) }),
    andFocus({
      ...isKept,
      events: (at) => isKept.events(at) && [settled(set, { timezone: at.context.chosen })],
    }),
    ...spoils<Machine, World>(set),
  ];
  const kinds = { [look]: /^GET/, [set]: /^PUT/ };
  const calls = await holdCalls(page, /^(GET|PUT) \/account\/timezone$/);
  const place = (where: Page) => where.locator(topmostPart(title));
  await live({
    name: 'accountTimezone',
    machine: accountTimezoneMachine,
    input: undefined,
    moves,
    tell: ({ context: { timezone, chosen, problem } }: Snapshot) => `${timezone} ${chosen} ${problem !== undefined}`,
    page,
    calls,
    place,
    // Loading follows a failure, whose button has gone.
    isAtWork: (at: Snapshot) => at.matches('loading') || at.matches('saving') || hasProblem(at),
    draw: (events: readonly Event[]) => oracle.draw('accountTimezone', { input: undefined, events }),
    async begin() {
      await forgive(db);
      // Once a page that shows times has asked for the zone, the account's page alone asks.
      await page.goto('/freelancer-dashboard?tab=meetings');
      await (await calls.next()).serve();
      await page
        .getByRole('banner')
        .getByRole('link', { name: /^Account: / })
        .click();
      // Other parts that come would move the list to choose from, which closes it.
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveText(['Loading your time zone']);
      return { page, place: place(page), line, calls, kinds };
    },
  });
});
