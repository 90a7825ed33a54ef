import type { Locator, Page } from '@playwright/test';

import { demoAccounts } from '../../apps/server/src/seed/demoAccounts.ts';
import { logIn } from './steps.ts';
import { expect, test } from './test.ts';

const address = '/client-dashboard?tab=applicants';
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const detailsLink = (card: Locator) => card.getByRole('link', { name: /^View Details/ });

async function enter(page: Page): Promise<void> {
  await logIn(page, 'Client', demoAccounts.client);
  await expect(page).toHaveURL('/client-dashboard');
  await page.goto(address);
  await expect(cards(page).first()).toBeVisible();
}

test('an application opens beside the list, from its link and its address, and Back closes it', async ({ person }) => {
  const page = await person('client');
  await page.setViewportSize({ width: 1280, height: 900 });
  await enter(page);
  const card = cards(page).first();
  const name = (await card.getByRole('heading').first().textContent()) ?? '';
  await detailsLink(card).click();
  const pane = page.getByRole('region', { name, exact: true });
  await expect(page).toHaveURL(/&application=[\da-f-]{36}$/);
  await expect(pane.getByRole('heading', { name, exact: true })).toBeFocused();
  for (const term of ['Email', 'Rating', 'Hourly rate', 'Experience', 'Age', 'Projects completed']) {
    await expect(pane.getByRole('term').filter({ hasText: term }).first()).toBeVisible();
  }
  await expect(pane.getByText(/^(Available|Busy)$/)).toBeVisible();
  for (const heading of ['Skills', 'Applied for', 'Proposal', 'Cover letter']) {
    await expect(pane.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  }
  await expect(pane.getByRole('link', { name: /^View Profile/ })).toHaveAttribute('target', '_blank');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(cards(page).first()).toBeVisible();

  await page.reload();
  await expect(pane.getByRole('heading', { name: 'Cover letter' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(pane).toHaveCount(0);
  await detailsLink(card).click();
  await pane.getByRole('button', { name: 'Close', exact: true }).first().click();
  await expect(page).toHaveURL(address);
  await expect(detailsLink(card)).toBeFocused();
});

test('on a phone an application opens over the list, and its question over that', async ({ person }) => {
  const page = await person('client');
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page);
  const card = cards(page)
    .filter({ has: page.getByRole('button', { name: /^Accept:/ }) })
    .first();
  await detailsLink(card).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Cover letter' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Accept Application' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Accept Application' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(address);
  await expect(dialog).toHaveCount(0);
  await expect(detailsLink(card)).toBeFocused();
});
