import { randomUUID } from 'node:crypto';

import type { Page } from '@playwright/test';

import { demoAccounts } from '../../apps/server/src/seed/demoAccounts.ts';
import { post } from './jobs.ts';
import { tabTo, typeInto, typeOn } from './keyboard.ts';
import { codeIn } from './mailServer.ts';
import { complete, newClient, send } from './people.ts';
import { hearNothing, seeToast, untilAlive } from './steps.ts';
import { expect, test } from './test.ts';

const { client } = demoAccounts;
const password = 'arrow tab enter';

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** Waits until the page's scripts have taken it over: keys that come before them are the browser's. */
async function open(page: Page, path: string) {
  await hearNothing(page);
  await page.goto(path);
  // A key that writes nothing and moves nothing wakes the page.
  await page.keyboard.press('Shift');
  await untilAlive(page);
}

async function press(page: Page, name: string) {
  await tabTo(page, page.getByRole('main').getByRole('button', { name, exact: true }));
  await page.keyboard.press('Enter');
}

async function logInByKeys(page: Page, role: 'Client' | 'Freelancer', account: { email: string; password: string }) {
  // The group has one stop; the arrows go round in it.
  await tabTo(page, page.getByRole('radio', { name: 'Client' }));
  await page.keyboard.press(role === 'Client' ? 'Space' : 'ArrowDown');
  await expect(page.getByRole('radio', { name: role })).toBeChecked();
  await typeInto(page, field(page, 'Email address'), account.email);
  await typeInto(page, field(page, 'Password'), account.password);
  await page.keyboard.press('Enter');
}

test('by keys alone: a mistake mended and remembered, and a job on the home page looked into', async ({ person }) => {
  const page = await person('client');
  await open(page, '/login?next=%2F%3Fwelcome%3D1');
  await tabTo(page, page.getByRole('link', { name: /^Skip to/ }));
  await page.keyboard.press('Enter');
  await logInByKeys(page, 'Client', { email: client.email, password: `${client.password}?` });
  await seeToast(page, 'Login failed');
  await tabTo(page, page.getByRole('button', { name: 'Show password' }));
  await page.keyboard.press('Space');
  await expect(field(page, 'Password')).toHaveAttribute('type', 'text');
  await tabTo(page, field(page, 'Password'), 'Shift+Tab');
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await tabTo(page, page.getByRole('checkbox', { name: 'Remember me' }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
  await press(page, 'Log In');
  await expect(page).toHaveURL('/?welcome=1');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => window.localStorage.getItem('userEmail'))).toBe(client.email);

  const job = page.getByRole('link', { name: /^View Details:/ }).first();
  await tabTo(page, job);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await tabTo(page, dialog.getByRole('button', { name: /Close/ }));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(job).toBeFocused();
});

test('by keys alone: signed up, the password forgotten, and a job found and answered', async ({ person, mail }) => {
  const [page, poster] = [await person('newcomer'), await person('client')];
  const [email, word] = ['kay@keys.example', `keys${randomUUID().slice(0, 8)}`];
  await post(poster, await newClient(poster, mail), { title: `A shop for ${word}` });
  await open(page, '/signup');
  await typeInto(page, field(page, 'Email address'), email);
  await page.keyboard.press('Enter');
  await typeOn(page, field(page, 'Verification code'), codeIn(await mail.next(email)));
  await press(page, 'Verify Code');
  await expect(page.getByRole('radio', { name: 'Client' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Freelancer' })).toBeChecked();
  await typeInto(page, field(page, 'Full name'), 'Kay Keys');
  await typeInto(page, field(page, 'Password'), password);
  await typeInto(page, field(page, 'Confirm password'), password);
  await tabTo(page, page.getByRole('checkbox', { name: 'I accept the terms and conditions' }));
  await page.keyboard.press('Space');
  await press(page, 'Create Account');
  await expect(page).toHaveURL('/freelancer-profile-setup');
  // Back to what stands above the page.
  const banner = page.getByRole('banner');
  await tabTo(page, banner.getByRole('button', { name: 'Logout' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, banner.getByRole('link', { name: 'Log In' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Forgot password?' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeFocused();
  await tabTo(page, page.getByRole('radio', { name: 'Client' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Freelancer' })).toBeChecked();
  await press(page, 'Continue');
  await typeOn(page, field(page, 'Email address'), email);
  await page.keyboard.press('Enter');
  await typeOn(page, field(page, 'Code'), codeIn(await mail.next(email)));
  await typeInto(page, field(page, 'New password'), 'shift control home');
  await typeInto(page, field(page, 'Confirm new password'), 'shift control home');
  await press(page, 'Reset Password');
  await expect(page).toHaveURL('/login');
  await logInByKeys(page, 'Freelancer', { email, password: 'shift control home' });
  await expect(page).toHaveURL('/freelancer-dashboard');
  const login = { email, password: 'shift control home' };
  const { token } = await send<{ token: string }>(page.request, 'post', '/freelancer/login', login);
  await complete(page, { ...login, name: 'Kay Keys', role: 'freelancer', token });

  await open(page, '/');
  await typeInto(page, page.getByRole('searchbox', { name: 'Search projects' }), word);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/find-work?search=${word}`);
  await open(page, `/find-work?search=${word}`);
  const found = page.getByRole('link', { name: /^Send Proposal:/ });
  await expect(found).toHaveCount(1);
  await tabTo(page, found);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await typeOn(page, dialog.getByLabel('Proposal', { exact: true }), 'Six weeks.');
  await typeInto(page, dialog.getByLabel('Cover letter'), 'Four sites like it.');
  await tabTo(page, dialog.getByRole('button', { name: 'Send Proposal' }));
  await page.keyboard.press('Space');
  await seeToast(page, 'Proposal Sent!');
  await expect(dialog).toBeHidden();
});

test('by keys alone: a letter to support, and another one', async ({ person, mail }) => {
  const page = await person('visitor');
  await open(page, '/contact-support');
  await typeInto(page, field(page, 'Name'), 'Kay Keys');
  await typeInto(page, field(page, 'Email address'), 'kay@keys.example');
  const category = page.getByRole('button', { name: /What is it about\?/ });
  await tabTo(page, category);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(category).toBeFocused();
  await expect(category).toContainText('Payment');
  await typeInto(page, field(page, 'Subject'), 'By keys alone');
  await typeInto(page, field(page, 'Message'), 'It works.');
  await press(page, 'Submit Request');
  await expect(page.getByRole('heading', { name: 'Request Submitted!' })).toBeFocused();
  const { text } = await mail.next('support@guildhall.example', /By keys alone/);
  for (const words of ['It works.', 'kay@keys.example']) expect(text).toContain(words);
  await press(page, 'Submit Another Request');
  await expect(field(page, 'Name')).toBeFocused();
});
