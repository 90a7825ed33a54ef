import type { Page } from '@playwright/test';

import { demoAccounts } from '../../apps/server/src/seed/demoAccounts.ts';
import { codeIn } from './mailServer.ts';
import { arrive, hearNothing, labelOf, logIn, seeToast, tick, toast } from './steps.ts';
import { expect, test } from './test.ts';

// What can happen to each call is in tests/wiring; here is what a call is not.
const { client, freelancer } = demoAccounts;

/** Home as it is reached from the login, by a link: the code that messages need has come by then. */
async function logInAndGoHome(page: Page) {
  await logIn(page, 'Client', client);
  await seeToast(page, 'Welcome back!');
  await page.getByRole('banner').getByRole('link', { name: 'Guildhall' }).click();
  await expect(page).toHaveURL('/');
}

test('a session that ends in the middle of a proposal costs nothing that was written', async ({ person, request }) => {
  const page = await person('freelancer');
  await hearNothing(page);
  await logIn(page, 'Freelancer', freelancer);
  await expect(page).toHaveURL('/freelancer-dashboard');
  await page.goto('/find-work', { waitUntil: 'networkidle' });
  await page
    .getByRole('link', { name: /^Send Proposal:/ })
    .last()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Proposal', { exact: true }).fill('Six weeks.');
  await dialog.getByLabel('Cover letter').fill('Four sites like it.');
  const token = await page.evaluate(() => window.sessionStorage.getItem('freelancertoken'));
  await request.post('/api/v1/session/logout', { headers: { Authorization: `Bearer ${token}` } });

  await dialog.getByRole('button', { name: 'Send Proposal' }).click();
  await expect(toast(page, 'Authentication Error')).toContainText('Please log in again to continue.');
  await expect(page).toHaveURL(/\/login\?next=%2Ffind-work%3Fjob%3D/);
  await tick(page, 'radio', 'Freelancer');
  await page.getByLabel('Email address').fill(freelancer.email);
  await page.getByLabel('Password', { exact: true }).fill(freelancer.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL(/\/find-work\?job=/);
  await expect(dialog.getByLabel('Proposal', { exact: true })).toHaveValue('Six weeks.');
  await expect(dialog.getByLabel('Cover letter')).toHaveValue('Four sites like it.');
});

test('who logs in beside an open login page is let in there too', async ({ person }) => {
  const page = await person('client');
  await arrive(page, '/login');
  const second = await page.context().newPage();
  await logIn(second, 'Client', client);
  await expect(second).toHaveURL('/client-dashboard');
  await expect(page).toHaveURL('/client-dashboard');
  await expect(page.getByRole('banner')).toContainText(client.name);
});

test('who cannot reach the server logs out all the same', async ({ person }) => {
  const page = await person('client');
  await logInAndGoHome(page);
  await page.context().setOffline(true);
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await seeToast(page, 'Logged out successfully');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible();
  expect(await page.evaluate(() => window.sessionStorage.length)).toBe(0);
});

test('a new password ends the sessions of every device', async ({ person, mail, request }) => {
  const email = 'everywhere@sessions.example';
  const before = { name: 'Eve Rywhere', email, password: 'a key under the mat' };
  await request.post('/api/v1/email/send-verification-otp', { data: { email } });
  await request.post('/api/v1/email/verify-otp', { data: { email, otp: codeIn(await mail.next(email)) } });
  await request.post('/api/v1/client/signup', { data: before });
  const devices = [await person('at the desk'), await person('on the phone')];
  for (const page of devices) {
    await hearNothing(page);
    await logIn(page, 'Client', before);
    await expect(page).toHaveURL('/client-dashboard');
  }
  await request.post('/api/v1/client/forgot-password', { data: { email } });
  const changed = { otp: codeIn(await mail.next(email)), newPassword: 'a new lock', confirmPassword: 'a new lock' };
  await request.post('/api/v1/client/verify-otp', { data: { email, ...changed } });
  for (const page of devices) {
    await page.goto('/client-dashboard');
    await seeToast(page, 'Authentication Error', 'Please log in again to continue.');
    await expect(page).toHaveURL('/login?next=%2Fclient-dashboard');
  }
});

test('a job whose window cannot be fetched says so, and opens once the network is back', async ({ person }) => {
  const page = await person('client');
  await logInAndGoHome(page);
  const job = page.getByRole('link', { name: /^View Details:/ }).first();
  await expect(job).toBeVisible();
  await page.context().setOffline(true);
  await job.click();
  await seeToast(page, 'Network error', 'Unable to connect to the server. Please try again.');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.context().setOffline(false);
  await job.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a page that no one answers for is not gone to, and what is written on this one stays', async ({ person }) => {
  const page = await person('visitor');
  await arrive(page, '/contact-support');
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('My invoice names another company.');
  await page.context().setOffline(true);
  const about = page.getByRole('contentinfo').getByRole('link', { name: 'About' });
  await about.click();
  // Plain, or in a toast where the code for it had come.
  const told = page.getByRole('alert');
  await expect(told).toContainText('Network error');
  await expect(told).toContainText('Unable to connect to the server. Please try again.');
  await expect(page).toHaveURL('/contact-support');
  await expect(message).toHaveValue('My invoice names another company.');
  await page.context().setOffline(false);
  await about.click();
  await expect(page).toHaveURL('/about');
});

test('what is on its way cannot be typed into, and all of it is there when it does not arrive', async ({ person }) => {
  const page = await person('client');
  let cut = () => {};
  const isCut = new Promise<void>((resolve) => (cut = resolve));
  await page.route('**/api/v1/*/login', async (route) => {
    await isCut;
    await route.abort();
  });
  await logIn(page, 'Client', client);
  await expect(page.getByRole('button', { name: 'Signing In...' })).toBeVisible();
  const email = page.getByLabel('Email address');
  const password = page.getByLabel('Password', { exact: true });
  for (const field of [email, password]) await expect(field).not.toBeEditable();
  await labelOf(page.getByRole('radio', { name: 'Freelancer' })).click();
  await expect(page.getByRole('radio', { name: 'Client' })).toBeChecked();
  cut();
  await seeToast(page, 'Network error');
  for (const field of [email, password]) await expect(field).toBeEditable();
  await expect(email).toHaveValue(client.email);
  await expect(password).toHaveValue(client.password);
});
