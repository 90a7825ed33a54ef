import type { Page } from '@playwright/test';

import { logIn, seeToast, signUp } from './steps.ts';
import { expect, test } from './test.ts';

const password = 'seven quiet lanterns';
const next = 'eight quiet lanterns';

const sessions = (page: Page) => page.getByRole('list', { name: 'Where you are logged in' }).getByRole('listitem');

/** Opens the account from the header, by the name of the person. */
async function openAccount(page: Page, name: string) {
  await page
    .getByRole('banner')
    .getByRole('link', { name: `Account: ${name}` })
    .click();
  await expect(page).toHaveURL('/account');
}

async function enter(page: Page, account: { email: string; password: string }) {
  await logIn(page, 'Client', account);
  await expect(page).not.toHaveURL(/login/);
}

async function typePasswords(page: Page, typed: { current: string; chosen: string; again: string }) {
  await page.getByLabel('Current password').fill(typed.current);
  await page.getByLabel('New password', { exact: true }).fill(typed.chosen);
  await page.getByLabel('Confirm new password').fill(typed.again);
  await page.getByRole('button', { name: 'Change Password' }).click();
}

test('a person logs a device out, changes the password, and is logged out everywhere else', async ({
  person,
  mail,
}) => {
  const { name, email } = { name: 'Ada Berg', email: 'ada.account@example.com' };
  const laptop = await person('at the laptop');
  await signUp(laptop, mail, 'Client', { name, email, password });
  const [phone, library] = [await person('on the phone'), await person('in the library')];
  for (const page of [phone, library]) await enter(page, { email, password });

  await openAccount(laptop, name);
  await expect(sessions(laptop)).toHaveCount(3);
  await expect(sessions(laptop).first()).toContainText('This device');
  await laptop
    .getByRole('button', { name: /^Log out: / })
    .first()
    .click();
  const question = laptop.getByRole('alertdialog', { name: 'Log this device out?' });
  await question.getByRole('button', { name: 'Log Out' }).click();
  await seeToast(laptop, 'Logged Out', 'That session has ended.');
  await expect(sessions(laptop)).toHaveCount(2);
  // The latest of the others is the first of the list: the one in the library.
  await library.goto('/profile');
  await expect(library).toHaveURL(/\/login/);
  await phone.goto('/profile');
  await expect(phone.getByRole('main').getByRole('link', { name: 'Edit Profile', exact: true })).toBeVisible();

  await typePasswords(laptop, { current: 'a guess', chosen: next, again: next });
  await expect(laptop.getByText('This is not your current password.').first()).toBeVisible();
  await expect(laptop.getByLabel('New password', { exact: true })).toHaveValue(next);
  await typePasswords(laptop, { current: password, chosen: next, again: next });
  await seeToast(laptop, 'Password Changed', 'You stay logged in here');
  await expect(laptop.getByLabel('Current password')).toHaveValue('');
  await expect(sessions(laptop)).toHaveCount(1);
  expect((await mail.next(email)).subject).toBe('Your Guildhall password was changed');
  await phone.goto('/profile');
  await expect(phone).toHaveURL(/\/login/);
  await enter(phone, { email, password: next });

  await laptop.reload();
  await expect(sessions(laptop)).toHaveCount(2);
  await laptop.getByRole('button', { name: 'Log Out Everywhere Else' }).click();
  const all = laptop.getByRole('alertdialog', { name: 'Log out everywhere else?' });
  await all.getByRole('button', { name: 'Log Out Everywhere Else' }).click();
  await seeToast(laptop, 'Logged Out', 'You have been logged out everywhere else.');
  await expect(sessions(laptop)).toHaveCount(1);
});
