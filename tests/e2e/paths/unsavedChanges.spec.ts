import type { Page } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';

import { demoAccounts } from '../../../apps/server/src/seed/demoAccounts.ts';
import type { editClientProfileMachine } from '../../../packages/machines/src/flows/editClientProfile/flow.ts';
import { unsavedChangesMachine } from '../../../packages/machines/src/flows/unsavedChanges/flow.ts';
import type { ReplayEvent } from '../../../packages/machines/src/testing/replay.ts';
import { settled } from '../../../packages/machines/src/testing/replay.ts';
import { holdBack, logIn, seeToast } from '../steps.ts';
import { holdCalls } from './calls.ts';
import type { LivedMove } from './drive.ts';
import { live } from './live.ts';
import type { World } from './moves.ts';
import { asTheLast, presses, topmostOf } from './moves.ts';
import { openBlankForm, pictureCode } from './ownForm.ts';
import { expect, test } from './test.ts';

type Machine = typeof unsavedChangesMachine;
type Snapshot = SnapshotFrom<Machine>;
type Move = LivedMove<Machine, World>;

const path = '/edit-profile';

const isAsked = (at: Snapshot) => at.matches('asking');
const discards = { type: 'leave.confirm' } as const;

test('leaving a form with changes: every way out of it', async ({ traveller: { page, line }, oracle }) => {
  await logIn(page, 'Client', demoAccounts.client);
  await expect(page).toHaveURL('/client-dashboard');
  const calls = await holdCalls(page, /^GET \/client\/profile$/, path);
  // The picture above the form has a walk of its own.
  await holdBack(page, pictureCode);
  /** What has happened to the form that is left. */
  let form: ReplayEvent<typeof editClientProfileMachine>[] = [];
  async function types(location: string) {
    await page.getByLabel('Location').fill(location);
    form = [...form, { type: 'field.change', name: 'location', value: location }];
  }
  /** Where the form is left for. */
  let outcome = '';
  const goes = (name: string, href: string | null): Move =>
    asTheLast({
      name,
      by: 'person',
      events: (at) => (isAsked(at) && at.context.href === href ? [discards] : null),
      async happen({ place }) {
        outcome = href ?? '/about';
        await place.getByRole('button', { name: 'Discard Changes' }).click();
        return [discards];
      },
    });
  /** A way out of the form is taken, and asked about: in a form that was given up and is still there, once more is typed. */
  const leaves = (name: string, href: string | null, act: () => Promise<unknown>): Move => {
    const events = [{ type: 'leave.ask', href } as const];
    return {
      name,
      by: 'person',
      events: (at) => (isAsked(at) ? null : events),
      async happen(_, at) {
        if (at.matches('discarded')) await types('Annecy, France');
        await act();
        return events;
      },
    };
  };
  const moves: Move[] = [
    leaves('“Cancel”', '/profile', () => page.getByRole('main').getByRole('link', { name: 'Cancel' }).click()),
    leaves('a link of the page around', '/press', () =>
      page.getByRole('contentinfo').getByRole('link', { name: 'Press' }).click(),
    ),
    // A navigation that is stopped never ends.
    leaves('Back', null, () => page.evaluate(() => window.history.back())),
    presses('Keep Editing', { type: 'leave.cancel' }, { when: isAsked }),
    {
      name: 'Escape',
      by: 'person',
      events: (at) => (isAsked(at) ? [{ type: 'leave.cancel' }] : null),
      async happen() {
        await page.keyboard.press('Escape');
        return [{ type: 'leave.cancel' }];
      },
    },
    goes('“Discard Changes”, to the profile', '/profile'),
    goes('“Discard Changes”, to the other page', '/press'),
    goes('“Discard Changes”, to the page before', null),
    {
      name: '“Discard Changes”, to a page that cannot be fetched',
      by: 'person',
      events: (at) => (isAsked(at) && at.context.href === '/press' ? [discards] : null),
      async happen({ place }) {
        await page.context().setOffline(true);
        await place.getByRole('button', { name: 'Discard Changes' }).click();
        // The app says so by itself.
        await seeToast(page, 'Network error', 'Unable to connect to the server. Please try again.');
        await page.context().setOffline(false);
        return [discards];
      },
    },
  ];

  const place = (where: Page) => where.locator(topmostOf('main'));
  await live({
    name: 'unsavedChanges',
    machine: unsavedChangesMachine,
    input: undefined,
    moves,
    tell: ({ context }: Snapshot) => `${context.href}`,
    page,
    calls,
    place,
    isAtWork: isAsked,
    draw: (events) => oracle.draw('unsavedChanges', { input: undefined, events, form }),
    async begin() {
      // Back is asked about within the app alone, which has opened the form.
      await openBlankForm(page, calls, path);
      const { data } = await (await calls.next()).serve();
      form = [settled('getClientProfile', { data, etag: '"1"' })];
      await types('Grenoble, France');
      return { page, place: place(page), line, calls };
    },
    async end() {
      await expect(page).toHaveURL(outcome);
      // What was given up is not found again.
      expect(
        await page.evaluate(() => Object.keys(window.sessionStorage).filter((key) => key.startsWith('draft:'))),
      ).toEqual([]);
    },
  });
});
