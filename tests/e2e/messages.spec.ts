import type { Page } from '@playwright/test';

import { demoAccounts } from '../../apps/server/src/seed/demoAccounts.ts';
import { arrive, logIn, tick, toast } from './steps.ts';
import { expect, test } from './test.ts';

const { client } = demoAccounts;
const phone = { width: 390, height: 844 };

/** Messages that go only when something makes them go: what would time out in five seconds or later never does. */
async function keepMessages(page: Page) {
  await page.addInitScript(() => {
    const start = window.setTimeout;
    const startShort = (work: () => void, milliseconds = 0) => (milliseconds < 5000 ? start(work, milliseconds) : 0);
    Object.assign(window, { setTimeout: startShort });
  });
}

test('the same failure again is one message, which goes with the attempt that succeeds', async ({ person }) => {
  const page = await person('client');
  await keepMessages(page);
  await page.setViewportSize(phone);
  await logIn(page, 'Client', { ...client, password: 'not the one' });
  const failure = toast(page, 'Login failed');
  await expect(failure).toHaveCount(1);
  const first = await failure.elementHandle();
  await page.getByRole('button', { name: 'Log In' }).click();
  // A new one has taken its place.
  await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(failure).toHaveCount(1);

  await page.getByLabel('Password', { exact: true }).fill(client.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL('/client-dashboard');
  await expect(toast(page, 'Welcome back!')).toBeVisible();
  await expect(failure).toHaveCount(0);
});

test('a failure goes with the page it was about, good news does not', async ({ person }) => {
  const page = await person('client');
  await keepMessages(page);
  await logIn(page, 'Client', { ...client, password: 'not the one' });
  await expect(toast(page, 'Login failed')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/signup/);
  await expect(toast(page, 'Login failed')).toHaveCount(0);

  await logIn(page, 'Client', client);
  await expect(toast(page, 'Welcome back!')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await expect(toast(page, 'Welcome back!')).toBeVisible();
});

test('a failure that no toast reports goes with the attempt that succeeds too', async ({ person }) => {
  const page = await person('visitor');
  await keepMessages(page);
  await arrive(page, '/contact-support');
  await page.getByLabel('Name').fill('Vi Sitor');
  await page.getByLabel('Email address').fill('vi@sitor.example');
  await page.getByLabel('Subject').fill('A question');
  await page.getByLabel('Message').fill('Where do I find my invoices?');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await expect(toast(page, 'Network error')).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await expect(page.getByText('Request Submitted!')).toBeVisible();
  await expect(toast(page, 'Network error')).toHaveCount(0);
});

test('a phone shows two messages at most, and none on the field in use or the button', async ({ person }) => {
  const page = await person('visitor');
  await page.setViewportSize({ width: 320, height: 568 });
  await arrive(page, '/login');
  await tick(page, 'radio', 'Client');
  await page.getByLabel('Email address').fill('no@one.example');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('not the one');
  await password.press('Enter');
  await expect(toast(page, 'Login failed')).toBeVisible();
  await page.context().setOffline(true);
  await password.press('Enter');
  await expect(toast(page, 'Network error')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('alertdialog')).toHaveCount(2);
  for (const needed of [password, page.getByRole('button', { name: 'Log In' }), page.getByRole('banner')]) {
    const box = await needed.boundingBox();
    for (const message of await page.getByRole('region', { name: 'Notifications' }).all()) {
      const { y = 0, height = 0 } = (await message.boundingBox()) ?? {};
      expect(box === null || y >= box.y + box.height || y + height <= box.y).toBe(true);
    }
  }
});
