import type { Page } from '@playwright/test';

import { demoAccounts } from '../../apps/server/src/seed/demoAccounts.ts';
import { logIn } from './steps.ts';
import { expect, test } from './test.ts';

const { client, freelancer } = demoAccounts;

const panel = (page: Page) => page.getByRole('tabpanel');

/** Opens the own profile by the link of the header. */
async function openProfile(page: Page, role: 'Client' | 'Freelancer') {
  await logIn(page, role, role === 'Client' ? client : freelancer);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL('/profile');
}

/** Opens a tab, which the address then names. */
async function openTab(page: Page, name: 'Overview' | 'Portfolio' | 'Reviews', address: string) {
  await page.getByRole('tab', { name }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
}

test('a freelancer reads the own profile, tab by tab, and opens what everyone sees', async ({ person }) => {
  const page = await person('freelancer');
  await page.setViewportSize({ width: 1280, height: 900 });
  await openProfile(page, 'Freelancer');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(freelancer.name);
  await expect(panel(page).getByText('Profile views')).toBeVisible();

  await openTab(page, 'Portfolio', '/profile?tab=portfolio');
  await expect(panel(page).getByRole('heading', { name: 'Your own pieces' })).toBeVisible();
  await expect(panel(page).getByRole('heading', { name: /^Approved by clients \(\d+\)$/ })).toBeVisible();
  await openTab(page, 'Reviews', '/profile?tab=reviews');
  await expect(panel(page).getByRole('heading', { name: /^Reviews \(\d+\)$/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Reviews' })).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Portfolio' })).toHaveAttribute('aria-selected', 'true');

  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: /^Public Profile/ }).click();
  const other = await opened;
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(freelancer.name);
  expect(new URL(other.url()).pathname).toMatch(/^\/profile\/[a-z-]+\/[0-9a-f-]{36}$/);
});

test('a client reads the own profile, with every posted project and its status', async ({ person }) => {
  const page = await person('client');
  await page.setViewportSize({ width: 1280, height: 900 });
  await openProfile(page, 'Client');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(client.name);
  await openTab(page, 'Portfolio', '/profile?tab=portfolio');
  const projects = panel(page).getByRole('article');
  const title = panel(page).getByRole('heading', { name: /^Posted projects \(\d+\)$/ });
  await expect(title).toHaveText(`Posted projects (${await projects.count()})`);
  await openTab(page, 'Reviews', '/profile?tab=reviews');
  await openTab(page, 'Overview', '/profile');
  await expect(panel(page).getByRole('heading', { name: 'About' })).toBeVisible();
});
