import type { Page } from '@playwright/test';

import { demoAccounts } from '../../apps/server/src/seed/demoAccounts.ts';
import { hearNothing, logIn, logOut, seeToast, signIn, tick } from './steps.ts';
import { expect, test } from './test.ts';

const { client, freelancer } = demoAccounts;

declare global {
  interface Window {
    /** Lets this tab read what others have told it so far. */
    readNews: () => void;
    /** Whether this tab misses what others tell it. */
    isFrozen?: boolean;
  }
}

/** A tab that is busy with something else: what other tabs tell it waits until it is let through. */
async function readsLate(page: Page) {
  await page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    window.BroadcastChannel = class extends BroadcastChannel {
      override addEventListener(type: string, listener: (event: Event) => void) {
        super.addEventListener(type, (event) => waiting.push(() => listener(event)));
      }
    };
    window.readNews = () => waiting.splice(0).forEach((read) => read());
  });
}

/** A tab that misses what it is told while it is frozen: browsers need not keep that for one that they have put away. */
async function canFreeze(page: Page) {
  await page.addInitScript(() => {
    window.BroadcastChannel = class extends BroadcastChannel {
      override addEventListener(type: string, listener: (event: Event) => void) {
        super.addEventListener(type, (event) => {
          if (!window.isFrozen) listener(event);
        });
      }
    };
  });
}

/**
 * Freezes a tab, as browsers do with those in the background: from its next statement on nothing of it runs. By the
 * debugger, because a browser without a screen takes no tab for one in the background.
 */
async function freeze(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => (window.isFrozen = true));
  const devtools = await page.context().newCDPSession(page);
  const isPaused = new Promise((resolve) => devtools.once('Debugger.paused', resolve));
  await devtools.send('Debugger.enable');
  await devtools.send('Debugger.pause');
  return async () => {
    await isPaused;
    await devtools.send('Debugger.disable');
    await devtools.detach();
    // As browsers tell a page that goes on.
    await page.evaluate(() => {
      window.isFrozen = false;
      document.dispatchEvent(new Event('resume'));
    });
  };
}

/** A second tab of the same browser that shares the first one's session. */
async function openAnother(page: Page, path: string): Promise<Page> {
  const other = await page.context().newPage();
  await canFreeze(other);
  await other.goto(path);
  await expect(other.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();
  return other;
}

const remembered = (page: Page) => page.evaluate(() => window.localStorage.getItem('clienttoken'));
const own = (page: Page) => page.evaluate(() => Object.fromEntries(Object.entries(window.sessionStorage)));

async function logInRemembered(page: Page) {
  await page.goto('/login');
  await tick(page, 'checkbox', 'Remember me');
  await signIn(page, 'Client', client);
  await expect(page).toHaveURL('/client-dashboard');
}

test('“Remember me” lasts, whatever another tab hears late of the session before', async ({ person }) => {
  const page = await person('client');
  for (const isRemembered of [false, true]) {
    if (isRemembered) await logInRemembered(page);
    else await logIn(page, 'Client', client);
    await seeToast(page, 'Welcome back!');
    const late = await openAnother(page, '/about');
    await readsLate(late);
    await late.reload();
    await expect(late.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();
    await logOut(page);
    await logInRemembered(page);
    const token = await remembered(page);
    expect(token).not.toBeNull();

    await late.evaluate(() => window.readNews());
    await expect(late.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();
    expect(await remembered(late)).toBe(token);
    // The session is every tab's; the late one has kept nothing for itself that could outlive it.
    expect(Object.values(await own(late))).not.toContain(token);
    await page.reload();
    await expect(page).toHaveURL('/client-dashboard');
    await logOut(page);
    await late.evaluate(() => window.readNews());
    expect(await remembered(late)).toBeNull();
    await expect(late.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible();
    await late.close();
  }
});

test('a logout in one tab is one in the others, also where no stream comes through', async ({ person }) => {
  const page = await person('client');
  await hearNothing(page);
  await logIn(page, 'Client', client);
  await seeToast(page, 'Welcome back!');
  const other = await page.context().newPage();
  await hearNothing(other);
  await other.goto('/about');
  await expect(other.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();
  await logOut(page);
  await expect(other.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible();
});

test('a tab that was frozen meanwhile has the session that there is when it goes on', async ({ person }) => {
  const page = await person('client');
  await logIn(page, 'Client', client);
  await seeToast(page, 'Welcome back!');
  const frozen = await openAnother(page, '/client-dashboard');

  await test.step('another one', async () => {
    const thaw = await freeze(frozen);
    await logOut(page);
    await logInRemembered(page);
    const token = await remembered(page);
    expect(token).not.toBeNull();
    await thaw();
    await expect(frozen.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();
    expect(await remembered(frozen)).toBe(token);
    await frozen.reload();
    await expect(frozen.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();
  });

  await test.step('none', async () => {
    const thaw = await freeze(frozen);
    await logOut(page);
    await thaw();
    await expect(frozen).toHaveURL('/login?next=%2Fclient-dashboard');
  });
});

test('two people who log in in two tabs: all tabs end with the one who came last, who sees nothing of the other', async ({
  person,
}) => {
  const page = await person('client');
  await readsLate(page);
  await page.goto('/login');
  const other = await page.context().newPage();
  await readsLate(other);
  await other.goto('/login');
  await signIn(page, 'Client', client);
  await expect(page).toHaveURL('/client-dashboard');
  await page.goto('/post-job');
  await page.getByLabel(/title/i).first().fill('A secret of the first person');
  await expect.poll(() => own(page).then((kept) => JSON.stringify(kept))).toContain('A secret of the first person');
  await signIn(other, 'Freelancer', freelancer);
  await expect(other).toHaveURL('/freelancer-dashboard');
  // Each hears only now of what the other did.
  await other.evaluate(() => window.readNews());
  await page.evaluate(() => window.readNews());
  await expect(page).toHaveURL('/freelancer-dashboard');
  for (const tab of [page, other]) await expect(tab.getByRole('banner')).toContainText(freelancer.name);
  expect(JSON.stringify(await own(page))).not.toContain('A secret of the first person');
});
