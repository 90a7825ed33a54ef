import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { demoAccounts } from '../../apps/server/src/seed/demoAccounts.ts';
import { partsInOrder } from '../../apps/web/src/screens/account/accountParts.ts';
import { open } from './hearing.ts';
import { finish, hiredPair, job } from './jobs.ts';
import { codeIn } from './mailServer.ts';
import { newClient, send } from './people.ts';
import { logIn, seeToast, setUpProfile, untilAlive } from './steps.ts';
import { expect, test } from './test.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const sessions = (page: Page) => page.getByRole('list', { name: 'Where you are logged in' }).getByRole('listitem');

test('a person keeps an account: its devices, its password, its email address, its settings, and all of it as a file', async ({
  person,
  mail,
}) => {
  const laptop = await person('at the laptop', { timezoneId: 'Europe/Berlin' });
  const phone = await person('on the phone');
  const { name, email, password } = await newClient(laptop, mail);
  const next = { password: 'eight quiet lanterns', email: `after-${email}` };
  await logIn(phone, 'Client', { email, password });
  await expect(phone).toHaveURL('/client-dashboard');
  await laptop.goto('/client-dashboard');

  await test.step('the index leads to each part by keyboard, and says where one is', async () => {
    await laptop
      .getByRole('banner')
      .getByRole('link', { name: `Account: ${name}` })
      .click();
    await expect(laptop).toHaveURL('/account');
    const index = laptop.getByRole('navigation', { name: 'On this page' });
    for (const width of [390, 1280]) {
      await laptop.setViewportSize({ width, height: 844 });
      await laptop.reload();
      for (const part of ['Verification', 'Close your account'])
        await expect(laptop.getByRole('heading', { name: part })).toBeVisible();
      await expect(index.getByRole('link')).toHaveText(
        await laptop.getByRole('main').getByRole('heading', { level: 2 }).allTextContents(),
      );
      await expect(index.locator('[aria-current=location]')).toHaveText('Email address');
      await index.getByRole('link', { name: 'Calendar feed' }).press('Enter');
      const heading = laptop.getByRole('heading', { name: 'Calendar feed' });
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport();
      await expect(index.locator('[aria-current=location]')).toHaveText('Calendar feed');
    }
    // Beside the parts it stays in sight.
    await expect(index).toBeInViewport();
  });

  await test.step('one device logs another out, which shows it at once', async () => {
    await open(phone, '/client-dashboard');
    await expect(sessions(laptop)).toHaveCount(2);
    await expect(sessions(laptop).first()).toContainText('This device');
    await laptop.getByRole('button', { name: 'Log Out Everywhere Else' }).click();
    const question = laptop.getByRole('alertdialog', { name: 'Log out everywhere else?' });
    await question.getByRole('button', { name: 'Log Out Everywhere Else' }).click();
    await seeToast(laptop, 'Logged Out', 'You have been logged out everywhere else.');
    await expect(sessions(laptop)).toHaveCount(1);
    await expect(phone).toHaveURL('/login?next=%2Fclient-dashboard');
  });

  await test.step('a new password is the only one that lets a device in', async () => {
    await laptop.getByLabel('Current password').fill(password);
    await laptop.getByLabel('New password', { exact: true }).fill(next.password);
    await laptop.getByLabel('Confirm new password').fill(next.password);
    await laptop.getByRole('button', { name: 'Change Password' }).click();
    await seeToast(laptop, 'Password Changed', 'You stay logged in here');
    await expect(laptop.getByLabel('Current password')).toHaveValue('');
    await mail.next(email, /password was changed/);
    await logIn(phone, 'Client', { email, password });
    await seeToast(phone, 'Login failed', 'Invalid email or password.');
    await logIn(phone, 'Client', { email, password: next.password });
    await expect(phone).toHaveURL('/client-dashboard');
  });

  await test.step('a time zone and a kind of email are chosen, and stay so', async () => {
    const zone = region(laptop, 'Time zone');
    await expect(zone).toContainText('Times are shown in Berlin time, the time zone of this device.');
    await zone.getByRole('combobox', { name: 'Time zone' }).fill('new york');
    await laptop.getByRole('option', { name: /^New York, Eastern Time/ }).click();
    await seeToast(laptop, 'Time Zone Saved', 'Times are shown in New York time.');
    const applications = region(laptop, 'Emails').getByRole('switch', { name: 'Applications to your posts' });
    await expect(applications).toBeChecked();
    await applications.focus();
    await laptop.keyboard.press('Space');
    await seeToast(laptop, 'Saved', 'Emails about applications are off.');
    await laptop.reload();
    await expect(applications).not.toBeChecked();
    await expect(zone).toContainText('Times are shown in New York time. This device is set to Berlin time.');
  });

  await test.step('everything of the account is one file', async () => {
    const coming = laptop.waitForEvent('download');
    await laptop.getByRole('button', { name: 'Download Your Data' }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe('guildhall-account.json');
    const text = await readFile(await download.path(), 'utf8');
    expect(JSON.parse(text)).toMatchObject({ account: { email, name, role: 'CLIENT' } });
  });

  await test.step('the email address is another one, until the old one takes it back', async () => {
    const part = region(laptop, 'Email address');
    await part.getByLabel('New email address').fill(next.email);
    await part.getByLabel('Your password').fill(next.password);
    await part.getByRole('button', { name: 'Send Code' }).click();
    await seeToast(laptop, 'Code Sent');
    await part.getByLabel('Verification code').fill(codeIn(await mail.next(next.email)));
    await part.getByRole('button', { name: 'Change Email Address' }).click();
    await seeToast(laptop, 'Email Address Changed', `You log in as ${next.email} now.`);
    await laptop.reload();
    await expect(laptop.getByText(`You log in as ${next.email}.`, { exact: true })).toBeVisible();

    const told = await mail.next(email, /email address was changed/);
    const link = /https?:\/\/\S+\/undo-email-change\/\S+/.exec(told.text)?.[0] ?? '';
    const owner = await person('with the old mailbox');
    await owner.goto(link);
    await owner.getByRole('button', { name: 'Undo the Change' }).click();
    await expect(owner.getByRole('heading', { level: 1, name: 'The change is undone' })).toBeVisible();
    await owner.getByRole('link', { name: 'choose a new password' }).click();
    await expect(owner).toHaveURL('/forgot-password');
    await laptop.goto('/account');
    await expect(laptop).toHaveURL(/\/login/);
    await owner.goto(link);
    await expect(owner.getByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible();
  });
});

test('a person who signed up as a client by mistake becomes a freelancer, in every tab, and sets that profile up', async ({
  person,
  mail,
}) => {
  const page = await person('newcomer');
  await newClient(page, mail, { name: 'Ines Aalto', isComplete: false });
  await page.goto('/client-profile-setup');
  const other = await page.context().newPage();
  await other.goto('/client-profile-setup');
  await expect(other.getByRole('button', { name: 'Change to a Freelancer Account' })).toBeVisible();

  await page.getByRole('button', { name: 'Change to a Freelancer Account' }).click();
  await seeToast(page, 'Account Type Changed', 'This is a freelancer account now.');
  await expect(page).toHaveURL('/freelancer-profile-setup');
  await expect(page.getByRole('heading', { level: 1, name: 'Set up your profile' })).toBeFocused();
  // The other tab goes where the person now belongs.
  await expect(other).toHaveURL('/freelancer-dashboard');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Change to a Client Account' })).toBeVisible();
  await setUpProfile(page);
  await expect(page).toHaveURL('/freelancer-dashboard');
  await page.goto('/freelancer-profile-setup');
  await expect(page.getByLabel('Bio')).toHaveValue('I draw marks that work small.');
  await expect(page.getByRole('button', { name: /^Change to a/ })).toHaveCount(0);
});

test('a client finishes what is open, closes the account, and comes back in time', async ({ person, mail }) => {
  const page = await person('client');
  const pair = await hiredPair(page, await person('freelancer'), mail);
  const { email, password, token } = pair.wren;
  const { userId } = await send<{ userId: string }>(page.request, 'get', '/client/profile', undefined, token);
  const profile = async () => (await page.request.get(`/api/v1/public/users/${userId}/profile`)).status();

  await page.goto('/account');
  const part = region(page, 'Close your account');
  const work = part.getByRole('list', { name: 'Open work' });
  await expect(work.getByRole('listitem')).toContainText([job.title]);
  await expect(part.getByLabel('Your password')).toHaveCount(0);
  await work.getByRole('link', { name: job.title }).click();
  await expect(page).toHaveURL(/\/client-dashboard\?tab=jobs&search=/);
  await expect(page.getByRole('main').getByRole('article').filter({ hasText: job.title })).toBeVisible();
  await page.goBack();
  await expect(work).toBeVisible();

  await finish(page, pair);
  await part.getByRole('button', { name: 'Check Again' }).click();
  await part.getByLabel('Your password').fill(password);
  await part.getByRole('button', { name: 'Close Account' }).click();
  await seeToast(page, 'Account Closed', 'Log in within 14 days');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: /^Account: / })).toHaveCount(0);
  expect(await profile()).toBe(404);
  expect((await mail.next(email, /account is closed/)).text).toContain('reopen');

  await logIn(page, 'Client', { email, password });
  await expect(page.getByRole('heading', { level: 1, name: 'Reopen your account?' })).toBeFocused();
  await expect(page.getByText(/^You closed this account\. You can reopen it until /)).toBeVisible();
  await page.getByRole('button', { name: 'Keep It Closed' }).click();
  await expect(page.getByLabel('Email address')).toHaveValue(email);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.getByRole('button', { name: 'Reopen Account' }).click();
  await seeToast(page, 'Welcome back!', 'Your account is open again.');
  await expect(page).toHaveURL('/client-dashboard');
  expect(await profile()).toBe(200);
});

test('each part of the account that an address leads to stays in sight while the others come', async ({ person }) => {
  const page = await person('freelancer');
  await logIn(page, 'Freelancer', demoAccounts.freelancer);
  await expect(page).toHaveURL('/freelancer-dashboard');
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { id, title } of partsInOrder) {
    await page.goto(`/account?part=${id}`);
    await untilAlive(page);
    for (const part of partsInOrder) await expect(page.locator(`h2#${part.id}`)).toBeAttached();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const heading = page.getByRole('heading', { level: 2, name: title, exact: true });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
  }
});
