import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { demoAccounts } from '../../apps/server/src/seed/demoAccounts.ts';
import { newFreelancer } from './freelancers.ts';
import { invite, moveMeeting } from './invite.ts';
import { arrive, logIn, seeToast } from './steps.ts';
import { expect, test } from './test.ts';

const ofClient = '/client-dashboard?tab=meetings';
const ofFreelancer = '/freelancer-dashboard?tab=meetings';
const day = 86_400_000;

const cardOf = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });

test('a client and a freelancer count down to their interview, keep it in a calendar, join it and see it end', async ({
  person,
  mail,
  guildhall,
}) => {
  const title = 'A talk about six plates';
  const [nora, rosa] = [await person('client'), await person('freelancer')];
  const { email } = await newFreelancer(rosa, mail, { isComplete: true });
  const id = await invite(guildhall, rosa.request, email, title);
  await logIn(nora, 'Client', demoAccounts.client);
  await expect(nora).toHaveURL('/client-dashboard');

  const people = [
    { page: nora, address: ofClient, other: 'Rosa Winkler' },
    { page: rosa, address: ofFreelancer, other: 'Nora Lindgren' },
  ];
  for (const { page, address, other } of people) {
    await arrive(page, address);
    const card = cardOf(page, title);
    await expect(card.getByText('Scheduled', { exact: true })).toBeVisible();
    await expect(card).toContainText(`Interview with ${other}`);
    await expect(card.getByText('Days')).toBeVisible();
    await expect(card.getByRole('link', { name: /^Preview Meeting Link/ })).toHaveAttribute(
      'href',
      'https://meet.google.com/abc-defg-hij',
    );
    const download = page.waitForEvent('download');
    await card.getByRole('button', { name: /^Add to Calendar/ }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file).toContain('METHOD:REQUEST');
    expect(file).toContain(id);
  }

  // It begins while both have it on screen, or before: a slow page comes later.
  await moveMeeting(guildhall, id, 5);
  for (const { page, address } of people) {
    await arrive(page, address);
    const card = cardOf(page, title);
    await expect(card.getByText('Live Now', { exact: true })).toBeVisible();
    await expect(card.getByRole('link', { name: /^Join Meeting/ })).toBeVisible();
  }

  await moveMeeting(guildhall, id, -3600);
  for (const { page, address } of people) {
    await arrive(page, address);
    const card = page.getByRole('region', { name: 'Past' }).getByRole('article').filter({ hasText: title });
    await expect(card.getByText('Meeting completed')).toBeVisible();
    await expect(card.getByText('Ended', { exact: true })).toBeVisible();
    await expect(card.getByRole('link')).toHaveCount(0);
  }
});

test('meetings keep the server’s time, whatever the reader’s clock says and wherever they travel', async ({
  person,
  mail,
  guildhall,
}) => {
  const title = 'A talk in an hour';
  const page = await person('freelancer');
  const { email } = await newFreelancer(page, mail, { isComplete: true });
  await invite(guildhall, page.request, email, title);
  const card = cardOf(page, title);

  // Three days fast: the meeting would be over.
  await page.clock.install({ time: Date.now() + 3 * day });
  await arrive(page, ofFreelancer);
  await expect(card.getByText('Scheduled', { exact: true })).toBeVisible();
  await expect(card.locator('[aria-hidden=true]').filter({ hasText: 'Days' })).toHaveText(/^00\s*Days/);

  // The computer slept for two days, as far as its clock says: the list is read again and knows better.
  const again = page.waitForResponse(/\/freelancer\/meetings/);
  await page.clock.fastForward(2 * day);
  await again;
  await expect(card.getByText('Scheduled', { exact: true })).toBeVisible();

  const devtools = await page.context().newCDPSession(page);
  for (const [timezoneId, offset] of [
    ['Asia/Tokyo', 'GMT+9'],
    ['Asia/Kolkata', 'GMT+5:30'],
  ] as const) {
    await devtools.send('Emulation.setTimezoneOverride', { timezoneId });
    await expect(card.locator('time').first()).toContainText(offset);
    await expect(card).toContainText('Scheduled in UTC:');
  }
});

test('a client cancels an interview with a reason, which the freelancer reads by email and on the card', async ({
  person,
  mail,
  guildhall,
}) => {
  const title = 'A talk that falls through';
  const reason = 'The kiln broke.';
  const [nora, rosa] = [await person('client'), await person('freelancer')];
  const { email } = await newFreelancer(rosa, mail, { isComplete: true });
  await invite(guildhall, rosa.request, email, title);
  await logIn(nora, 'Client', demoAccounts.client);
  await expect(nora).toHaveURL('/client-dashboard');

  await arrive(nora, ofClient);
  const cancel = nora.getByRole('button', { name: `Cancel Meeting: ${title} with Rosa Winkler` });
  await cancel.click();
  const dialog = nora.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Keep Meeting' }).click();
  await expect(dialog).toBeHidden();
  await expect(cancel).toBeFocused();

  await cancel.click();
  await dialog.getByRole('button', { name: 'Cancel Meeting' }).click();
  await expect(dialog.getByText('Please give a reason.')).toBeVisible();
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: 'Cancel Meeting' }).click();
  await expect(cardOf(nora, title).getByText('Canceled', { exact: true })).toBeVisible();
  await expect(nora.getByRole('heading', { name: /^Meetings \(/ })).toBeFocused();
  await seeToast(nora, 'Meeting Canceled');
  await expect(cancel).toHaveCount(0);
  // A list that is only loaded takes no focus.
  await nora.reload();
  await expect(cardOf(nora, title).getByText('Canceled', { exact: true })).toBeVisible();
  await expect(nora.locator('body')).toBeFocused();

  expect((await mail.next(email, /cancel/i)).text).toContain(reason);
  await arrive(rosa, ofFreelancer);
  const card = cardOf(rosa, title);
  await expect(card.getByText('Canceled', { exact: true })).toBeVisible();
  await expect(card).toContainText(reason);
});
