import type { Locator, Page } from '@playwright/test';

import type { MailServer } from './mailServer.ts';
import { codeIn } from './mailServer.ts';
import { expect } from './test.ts';

export interface Person {
  name: string;
  email: string;
  password: string;
}

/** Where people click a radio button or a box: the control itself is drawn by the page. */
export const labelOf = (control: Locator): Locator => control.locator('xpath=ancestor::label[1]');

/** Chooses a radio button or ticks a box. */
export async function tick(page: Page, role: 'radio' | 'checkbox', name: string) {
  const control = page.getByRole(role, { name });
  await labelOf(control).click();
  await expect(control).toBeChecked();
}

/** Opens an address, wakes the page and waits until its scripts have taken it over. */
export async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await rouse(page);
}

/** A toast, by the words of its title. */
export const toast = (page: Page, title: string) => page.getByRole('alertdialog').filter({ hasText: title });

/** Sees a toast and closes it, so that it covers nothing. */
export async function seeToast(page: Page, title: string, description?: string) {
  const shown = toast(page, title);
  await expect(shown).toBeVisible();
  if (description !== undefined) await expect(shown).toContainText(description);
  await shown.getByRole('button', { name: 'Close' }).click();
  await expect(shown).toBeHidden();
}

/** Signs up by email, code and details, and arrives at the profile setup of the role. */
export async function signUp(page: Page, mail: MailServer, role: 'Client' | 'Freelancer', person: Person) {
  await page.goto('/signup');
  await page.getByLabel('Email address').fill(person.email);
  await page.getByRole('button', { name: 'Send Code' }).click();
  await seeToast(page, 'Verification OTP Sent!', 'Please check your email for the verification code.');
  await page.getByLabel('Verification code').fill(codeIn(await mail.next(person.email)));
  await page.getByRole('button', { name: 'Verify Code' }).click();
  await seeToast(page, 'Email Verified!');
  await tick(page, 'radio', role);
  await page.getByLabel('Full name').fill(person.name);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm password').fill(person.password);
  await tick(page, 'checkbox', 'I accept the terms and conditions');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await seeToast(page, 'Account created successfully!', 'Welcome to Guildhall');
}

/** Fills in what a freelancer's profile needs for applying, and saves it. */
export async function setUpProfile(page: Page) {
  await page.getByLabel('Bio').fill('I draw marks that work small.');
  await page.getByLabel('Location').fill('Bergen');
  await page.getByLabel('Experience').fill('6 years');
  await page.getByLabel('Hourly rate').fill('55');
  await page.getByRole('button', { name: /^(Save|Create)/ }).click();
}

export async function logIn(page: Page, role: 'Client' | 'Freelancer', account: Omit<Person, 'name'>) {
  await page.goto('/login');
  await signIn(page, role, account);
}

/** Fills in the login form that is on screen, and sends it. */
export async function signIn(page: Page, role: 'Client' | 'Freelancer', { email, password }: Omit<Person, 'name'>) {
  await tick(page, 'radio', role);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
}

export async function logOut(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await seeToast(page, 'Logged out successfully');
  await expect(page).toHaveURL('/');
}

/**
 * Has a page hear nothing of what is done elsewhere, as behind a proxy that lets no stream through: for what is to be found
 * out only when the page asks, and for a page whose network is to rest.
 */
export const hearNothing = (page: Page) => page.route('**/session/changes', (route) => route.abort());

/** Moves the mouse, as a reader does, and waits until the page is hydrated. */
export async function rouse(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await untilAlive(page);
}

/** The scripts of the app: all but the one that a page is read with. */
export const appScripts = /\/assets\/(?!entryClient-)[^/]+\.js$/;

/** Keeps files from arriving, those that are asked for from now on, until they are let through. */
export async function holdBack(page: Page, files: string | RegExp): Promise<() => void> {
  const { promise: isLetThrough, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await isLetThrough;
    await route.continue();
  });
  return letThrough;
}

/** Waits until a page is read by someone who is known to be no one's account: its first script has run. */
export const untilRead = (page: Page) => page.locator(':root[data-guest]').waitFor({ state: 'attached' });

/** Waits until the page's scripts have taken it over; until then a press is the browser's own. */
export const untilAlive = (page: Page) =>
  page.waitForFunction(() => {
    const heading = document.querySelector('main h1');
    // React marks what it has taken over; nothing else of it can be seen from outside.
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactProps'));
  });
