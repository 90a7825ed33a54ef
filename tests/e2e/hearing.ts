import { randomUUID } from 'node:crypto';

import type { Locator, Page } from '@playwright/test';

import { send } from './freelancers.ts';
import type { MailServer } from './mailServer.ts';
import { codeIn } from './mailServer.ts';
import { logIn } from './steps.ts';
import { expect } from './test.ts';

/** Of each of these clients. */
export const password = 'chain rim saddle';

/** A client who is signed in at a page of their own, without the screens. */
export async function newClient(page: Page, mail: MailServer) {
  const { request } = page;
  const email = `${randomUUID()}@spokes.example`;
  await send(request, 'post', '/email/send-verification-otp', { email });
  await send(request, 'post', '/email/verify-otp', { email, otp: codeIn(await mail.next(email)) });
  const account = { name: 'Wren Castell', email, password };
  const { token } = await send<{ token: string }>(request, 'post', '/client/signup', account);
  await send(request, 'put', '/client/profile', { companyName: 'Spokes', industry: 'Other', location: 'Lyon' }, token);
  await logIn(page, 'Client', account);
  await expect(page).toHaveURL('/client-dashboard');
  return { email, token };
}

export async function post(page: Page, token: string, title: string): Promise<string> {
  const job = {
    title,
    description: 'Three signs: one for the door, two for the street.',
    skillsRequired: 'Illustration',
    budgetMin: 400,
    budgetMax: 900,
    duration: '2 weeks',
  };
  return (await send<{ id: string }>(page.request, 'post', '/client/projects', job, token)).id;
}

/** Opens a page and waits until it hears, so that what is done next is heard and not loaded. */
export async function open(page: Page, path: string): Promise<void> {
  const stream = page.waitForResponse('**/session/changes');
  await page.goto(path);
  await stream;
  await page.evaluate(() => Object.assign(window, { isSame: true }));
}

/** What was measured, in seconds from the answer to the act until it was seen on the other side. */
export const measured: Record<string, string> = {};

/** Acts, and sees it elsewhere within two seconds, on a page that is not loaded again. */
export async function seenAfter(name: string, act: () => Promise<unknown>, sight: Locator, count = 1): Promise<void> {
  await act();
  const since = performance.now();
  await expect(sight).toHaveCount(count, { timeout: 2000 });
  measured[name] = `${((performance.now() - since) / 1000).toFixed(2)} s`;
  expect(await sight.page().evaluate(() => 'isSame' in window), `${name}: the same page`).toBe(true);
}
