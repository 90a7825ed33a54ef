import type { Page } from '@playwright/test';

import { demoAccounts } from '../../apps/server/src/seed/demoAccounts.ts';
import { newFreelancer } from './freelancers.ts';
import { hiredPair } from './hiredPair.ts';
import { invite } from './invite.ts';
import { arrive, logIn, seeToast } from './steps.ts';
import { expect, test } from './test.ts';

const address = (page: Page) => page.getByLabel('Secret address');

/** Makes a new address, by keyboard alone, and answers the question with Yes. */
async function makeNewAddress(page: Page) {
  await page.getByRole('button', { name: 'Make a New Address' }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Make a new address?' });
  await expect(question).toContainText('The old address stops working at once.');
  await question.getByRole('button', { name: 'Make a New Address' }).focus();
  await page.keyboard.press('Enter');
}

test('anyone without meetings finds the way to the calendar feed, which will have them', async ({ person, mail }) => {
  const [client, freelancer] = [await person('client'), await person('freelancer')];
  await hiredPair(client, freelancer, mail);
  for (const [page, dashboard] of [
    [client, '/client-dashboard'],
    [freelancer, '/freelancer-dashboard'],
  ] as const) {
    await arrive(page, `${dashboard}?tab=meetings`);
    await expect(page.getByRole('heading', { name: 'No meetings yet' })).toBeVisible();
    await page.getByRole('link', { name: 'Add meetings to your calendar app' }).click();
    await expect(page).toHaveURL('/account?part=calendar-feed');
    await expect(page.getByRole('heading', { name: 'Calendar feed' })).toBeFocused();
  }
});

test('a person gives a calendar app the address of the meetings, replaces it and switches it off', async ({
  person,
  mail,
  guildhall,
}) => {
  const title = 'A talk for the calendar';
  const rosa = await person('freelancer');
  const { email } = await newFreelancer(rosa, mail, { isComplete: true });
  const id = await invite(guildhall, rosa.request, email, title);
  // Calendar apps know the address and nothing else.
  const app = await person('calendar app');
  const fetched = async (of: string) => app.request.get(guildhall.url + new URL(of).pathname);

  await arrive(rosa, '/freelancer-dashboard?tab=meetings');
  await rosa.getByRole('link', { name: 'Add them to your calendar app' }).click();
  await expect(rosa).toHaveURL('/account?part=calendar-feed');
  const section = rosa.getByRole('region', { name: 'Calendar feed' });
  await expect(section.getByRole('heading')).toBeFocused();
  const start = section.getByRole('button', { name: 'Switch On' });
  await expect(start).toBeVisible();
  await rosa.keyboard.press('Tab');
  await expect(start).toBeFocused();
  await rosa.keyboard.press('Enter');
  await seeToast(rosa, 'Calendar Feed On');
  const first = await address(rosa).inputValue();
  await expect(rosa.getByRole('link', { name: 'Add to Calendar App' })).toHaveAttribute(
    'href',
    first.replace(/^https?/, 'webcal'),
  );
  const calendar = await fetched(first);
  expect([calendar.status(), calendar.headers()['content-type']]).toEqual([
    200,
    'text/calendar; charset=utf-8; method=PUBLISH',
  ]);
  const text = await calendar.text();
  for (const line of [`UID:${id}`, `SUMMARY:${title}`, 'STATUS:CONFIRMED']) expect(text).toContain(line);

  await rosa.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await rosa.getByRole('button', { name: 'Copy Address' }).press('Enter');
  await seeToast(rosa, 'Copied');
  expect(await rosa.evaluate(() => window.navigator.clipboard.readText())).toBe(first);

  // Another window has read the address, too.
  const other = await rosa.context().newPage();
  await arrive(other, '/account');
  await expect(address(other)).toHaveValue(first);

  await makeNewAddress(rosa);
  await seeToast(rosa, 'New Address');
  await expect(address(rosa)).not.toHaveValue(first);
  const second = await address(rosa).inputValue();
  expect([(await fetched(first)).status(), (await fetched(second)).status()]).toEqual([404, 200]);

  await makeNewAddress(other);
  await seeToast(other, 'Changed elsewhere');
  await expect(address(other)).toHaveValue(second);
  expect((await fetched(second)).status()).toBe(200);

  await other.getByRole('button', { name: 'Switch Off' }).click();
  const question = other.getByRole('alertdialog', { name: 'Switch the calendar feed off?' });
  await question.getByRole('button', { name: 'Switch Off' }).click();
  await seeToast(other, 'Calendar Feed Off');
  await expect(other.getByRole('region', { name: 'Calendar feed' }).getByRole('heading')).toBeFocused();
  expect((await fetched(second)).status()).toBe(404);
  await arrive(rosa, '/account');
  await expect(rosa.getByRole('button', { name: 'Switch On' })).toBeVisible();
});

test('a client finds the calendar feed from the meetings', async ({ person, guildhall, mail }) => {
  const [nora, rosa] = [await person('client'), await person('freelancer')];
  const { email } = await newFreelancer(rosa, mail, { isComplete: true });
  await invite(guildhall, rosa.request, email, 'A talk that is listed');
  await logIn(nora, 'Client', demoAccounts.client);
  await expect(nora).toHaveURL('/client-dashboard');
  await arrive(nora, '/client-dashboard?tab=meetings');
  await nora.getByRole('link', { name: 'Add them to your calendar app' }).click();
  await expect(nora.getByRole('region', { name: 'Calendar feed' }).getByRole('heading')).toBeFocused();
});
