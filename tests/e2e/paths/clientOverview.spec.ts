import type { SnapshotFrom } from 'xstate';

import { demoAccounts } from '../../../apps/server/src/seed/demoAccounts.ts';
import { bootElementId } from '../../../apps/web/src/flow/boot.ts';
import { clientOverviewMachine } from '../../../packages/machines/src/flows/clientOverview/flow.ts';
import type { ReplayEvent } from '../../../packages/machines/src/testing/replay.ts';
import { failing, rejected } from '../../../packages/machines/src/testing/replay.ts';
import { clientDashboard } from '../../../packages/machines/src/testing/samples.ts';
import { postJob } from '../freelancers.ts';
import { logIn, seeToast } from '../steps.ts';
import { holdCalls } from './calls.ts';
import type { LivedMove } from './drive.ts';
import { forgive } from './forgive.ts';
import { live } from './live.ts';
import type { World } from './moves.ts';
import { does, presses, serves, spoils } from './moves.ts';
import { expect, test } from './test.ts';

type Machine = typeof clientOverviewMachine;
type Event = ReplayEvent<Machine>;
type Snapshot = SnapshotFrom<Machine>;

const call = 'getClientDashboard';
const title = 'Plates for a guide to hornworts';

const isUnread = ({ context: { dashboard } }: Snapshot) => dashboard === null;
const isSettled = (snapshot: Snapshot) => !snapshot.hasTag('busy') && !snapshot.matches('refreshing');
const left: Event = { type: 'tab.set', isOpen: false };
const back: Event = { type: 'tab.set', isOpen: true };
const refresh: Event = { type: 'overview.refresh' };
const lost: Event = rejected(call, failing.network);

const openTab = (place: World['place'], name: string) => place.getByRole('tab', { name }).click();

/** A decision on another tab has changed the figures; whether they can be read again is seen when one comes back. */
const withdraws = (name: string, isLost: boolean): LivedMove<Machine, World> => {
  const events = [left, refresh, ...(isLost ? [lost] : []), back];
  return {
    name,
    by: 'person',
    events: (at) => (isSettled(at) ? events : null),
    async happen({ page, place, calls }) {
      await postJob(page.request, title);
      await openTab(place, 'My Jobs');
      await place
        .getByRole('button', { name: `Withdraw Post: ${title}` })
        .first()
        .click();
      await page
        .getByRole('dialog', { name: 'Withdraw this post?' })
        .getByRole('button', { name: 'Withdraw Post' })
        .click();
      await seeToast(page, 'Post Withdrawn');
      const again = await calls.next();
      if (isLost) await again.lose();
      await openTab(place, 'Overview');
      return events;
    },
  };
};

const moves: LivedMove<Machine, World>[] = [
  serves('the dashboard comes', call, { when: () => true, status: 200, data: clientDashboard }),
  ...spoils<Machine, World>(call, { when: isUnread }),
  ...spoils<Machine, World>(call, { when: (at) => !isUnread(at), only: 'no network' }),
  presses('Try Again', { type: 'overview.retry' }, { when: (at) => at.matches('outdated') || at.matches('demo') }),
  does('to My Jobs, and back', isSettled, [left, back], async (place) => {
    await openTab(place, 'My Jobs');
    await openTab(place, 'Overview');
  }),
  withdraws('a post is withdrawn', false),
  withdraws('a post is withdrawn, and the figures are lost', true),
];

test('a client’s overview: every way through it', async ({ traveller: { page, line }, oracle, db }) => {
  const now = Date.now();
  await page.clock.setFixedTime(now);
  await logIn(page, 'Client', demoAccounts.client);
  await expect(page).toHaveURL('/client-dashboard');
  const calls = await holdCalls(page, /^GET \/client\/dashboard$/);
  // Examples are dated by the time at which the page was served.
  let servedAt = now;
  const input = () => ({ isOpen: true, now: servedAt });
  await live({
    name: 'clientOverview',
    machine: clientOverviewMachine,
    input: input(),
    moves,
    tell: ({ context: { dashboard, isDemo } }: Snapshot) => `${dashboard !== null} ${isDemo}`,
    page,
    calls,
    place: (where) => where.getByRole('main'),
    draw: (events) => oracle.draw('clientOverview', { input: input(), events, name: demoAccounts.client.name, now }),
    async begin() {
      await forgive(db);
      await page.goto('/client-dashboard');
      servedAt = await page.locator(`#${bootElementId}`).evaluate((boot) => JSON.parse(boot.textContent).now);
      return { page, place: page.getByRole('main'), line, calls };
    },
  });
});
