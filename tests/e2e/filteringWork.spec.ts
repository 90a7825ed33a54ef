import type { Page } from '@playwright/test';

import { demoAccounts } from '../../apps/server/src/seed/demoAccounts.ts';
import { logIn } from './steps.ts';
import { expect, test } from './test.ts';

const results = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const chips = (page: Page) => page.getByRole('list', { name: 'Chosen filters' });

async function enter(page: Page, address = '/find-work'): Promise<void> {
  await logIn(page, 'Freelancer', demoAccounts.freelancer);
  await expect(page).toHaveURL('/freelancer-dashboard');
  await page.goto(address);
  await expect(results(page)).toHaveText(/^[\d,]+\+? jobs?/);
}

test('a freelancer finds jobs by words, skill, budget and duration, and sees why they suit', async ({ person }) => {
  const page = await person('freelancer');
  await enter(page);
  await expect(cards(page).filter({ hasText: /Matches (one|\d+) of your skills: / })).not.toHaveCount(0);

  await page.getByRole('searchbox', { name: 'Search jobs' }).fill('react');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/find-work?search=react');
  await expect(results(page)).toHaveText(/^\d+ jobs? for “react”$/);
  await expect(cards(page).first().locator('mark').first()).toHaveText(/^react/i);

  await page.getByRole('combobox', { name: 'Skills', exact: true }).fill('react');
  await page.getByRole('option', { name: /^React Development/ }).click();
  await page.keyboard.press('Tab');
  await expect(page).toHaveURL('/find-work?search=react&skills=React');
  await page.getByRole('radio', { name: '2-3 months' }).press('Space');
  await expect(page).toHaveURL('/find-work?search=react&skills=React&duration=2-3+months');
  await page.getByLabel('Budget at least').selectOption('$25,000');
  await expect(page).toHaveURL(/&duration=2-3\+months&budgetMin=25000$/);
  await expect(page.getByRole('heading', { name: 'No jobs match' })).toBeVisible();

  // What would find something is one press away.
  const looser = page.getByRole('list', { name: 'Looser searches' }).getByRole('link').first();
  await expect(looser).toHaveText(/^Remove “At least \$25,000”: \d+ jobs?$/);
  const empty = page.url();
  await looser.click();
  await expect(cards(page).first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(empty);

  // Each chip takes its filter away, and the focus stays among them.
  await chips(page).getByRole('link', { name: 'Remove filter: At least $25,000' }).press('Enter');
  await expect(chips(page).getByRole('link', { name: 'Remove filter: 2-3 months' })).toBeFocused();
  await expect(page.getByLabel('Budget at least')).toHaveValue('any');
  await chips(page).getByRole('link', { name: 'Clear all' }).press('Enter');
  await expect(page).toHaveURL('/find-work?search=react');
  await expect(results(page)).toBeFocused();

  // A skill is left out, by keyboard alone.
  await page.getByRole('button', { name: / Without these skills$/ }).press('Enter');
  await page.keyboard.type('typescript');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/find-work?search=react&skillsExcluded=TypeScript');
  await expect(chips(page).getByRole('link', { name: 'Remove filter: Not TypeScript' })).toBeVisible();
});

test('a freelancer on a phone filters jobs in a drawer, and nothing scrolls sideways', async ({ person }) => {
  const page = await person('freelancer');
  await page.setViewportSize({ width: 320, height: 720 });
  await enter(page);
  await page.getByRole('button', { name: 'Filters' }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await drawer.getByLabel('Budget at most').selectOption('$2,500');
  await expect(page).toHaveURL('/find-work?budgetMax=2500');
  await drawer.getByRole('button', { name: /^Show \d+ jobs?$/ }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('a freelancer who has looked at an application comes back to the card of its job, however slow the list', async ({
  person,
}) => {
  const page = await person('freelancer');
  await enter(page, '/find-work?search=react');
  const link = cards(page)
    .getByRole('link', { name: /^View Application: / })
    .first();
  const name = (await link.getAttribute('aria-label')) ?? '';
  await link.click();
  await expect(page).toHaveURL(/\/freelancer-dashboard\?tab=applications&project=/);

  const held = Promise.withResolvers<() => Promise<void>>();
  await page.route('**/public/jobs?*', (route) => held.resolve(() => route.continue()), { times: 1 });
  await page.goBack();
  await expect(page).toHaveURL('/find-work?search=react');
  const letThrough = await held.promise;
  await letThrough();
  const same = page.getByRole('link', { name, exact: true });
  await expect(same).toBeFocused();
  await expect(same).toBeInViewport();
  await page.reload();
  await expect(same).toBeFocused();
});
