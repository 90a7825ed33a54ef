import type { Page } from '@playwright/test';

import { demoAccounts } from '../../apps/server/src/seed/demoAccounts.ts';
import { cards, dataOf, eachAndAll, listedAddresses, sortedQuery } from './directoryData.ts';
import { logIn, rouse } from './steps.ts';
import { expect, test } from './test.ts';

const least = (page: Page) => page.getByRole('textbox', { name: 'Least' });
const most = (page: Page) => page.getByRole('textbox', { name: 'Most' });

/** Everyone on this page of the list asks a rate between these. */
async function expectRates(page: Page, from: number, to: number): Promise<void> {
  await expect(cards(page)).not.toHaveCount(0);
  for (const card of await cards(page).all()) {
    const [, rate = 'no rate'] = /\$([\d,.]+)/.exec((await card.textContent()) ?? '') ?? [];
    expect(Number(rate.replaceAll(',', ''))).toBeGreaterThanOrEqual(from);
    expect(Number(rate.replaceAll(',', ''))).toBeLessThanOrEqual(to);
  }
}

for (const javaScriptEnabled of [false, true]) {
  test.describe(`with scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('a visitor searches for people, turns the page, and opens a profile', async ({ page }) => {
      await page.goto('/freelancers');
      if (javaScriptEnabled) await rouse(page);
      await expect(cards(page)).toHaveCount(12);
      await page
        .getByRole('navigation', { name: 'Pages of freelancers' })
        .getByRole('link', { name: 'Page 2' })
        .click();
      await expect(page).toHaveURL('/freelancers?page=2');
      await expect(cards(page)).toHaveCount(12);

      await page.getByLabel('Skill', { exact: true }).selectOption('React');
      await page.getByLabel('Minimum rating').selectOption('3 stars or more');
      await page.getByLabel('Sort by').selectOption('Lowest rate');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(page).toHaveURL(/[?&]skills=React(&|$)/);
      await expect(page).toHaveURL(/[?&]minRating=3(&|$)/);
      await expect(page).not.toHaveURL(/page=2/);
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/^\d+ freelancers?$/);
      for (const card of await cards(page).all())
        await expect(card.getByRole('list', { name: 'Skills' })).toContainText('React');

      const chips = page.getByRole('list', { name: 'Chosen filters' });
      await expect(chips.getByRole('link')).toHaveText(['React', '3 stars or more', 'Clear all']);
      await chips.getByRole('link', { name: 'Remove filter: 3 stars or more' }).click();
      await expect(chips.getByRole('link')).toHaveText(['React', 'Clear all']);
      await expect(page.getByLabel('Minimum rating')).toHaveValue('');
      await expect(page.getByLabel('Sort by')).toHaveValue('rate-low');

      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/^\d+ freelancers?$/);
      const name = (await cards(page).first().getByRole('heading').textContent()) ?? '';
      await cards(page).first().getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(/\/profile\/[^/]+\/[\da-f-]{36}$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await page.goBack();
      await expect(page.getByLabel('Skill', { exact: true })).toHaveValue('React');
      if (javaScriptEnabled) await expect(cards(page).first().getByRole('link', { name, exact: true })).toBeFocused();
    });

    test('a search keeps filters that the form has no field for', async ({ page }) => {
      await page.goto('/freelancers?skills=React,Figma&skillsExcluded=WordPress&maxRate=100');
      if (javaScriptEnabled) await rouse(page);
      await expect(page.getByLabel('Skill', { exact: true })).toHaveValue('React,Figma');
      await page.getByLabel('Sort by').selectOption('Highest rated');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(page).toHaveURL(/[?&]sort=rating-high(&|$)/);
      await expect(page.getByRole('list', { name: 'Chosen filters' }).getByRole('link')).toHaveText([
        'React',
        'Figma',
        'Not WordPress',
        'Up to $100/hour',
        'Clear all',
      ]);
    });

    test('a visitor asks for rates to the cent, and has them again after a reload', async ({ page }) => {
      await page.goto('/freelancers');
      if (javaScriptEnabled) await rouse(page);
      await least(page).fill('40');
      await most(page).fill('$72.50');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(page).toHaveURL(/[?&]minRate=40(&|$)/);
      const chips = page.getByRole('list', { name: 'Chosen filters' });
      await expect(chips.getByRole('link')).toHaveText(['From $40/hour', 'Up to $72.50/hour', 'Clear all']);
      await expectRates(page, 40, 72.5);
      await page.reload();
      await expect(least(page)).toHaveValue('40');
      await expect(most(page)).toHaveValue('72.50');
      await chips.getByRole('link', { name: 'Remove filter: From $40/hour' }).click();
      await expect(chips.getByRole('link')).toHaveText(['Up to $72.50/hour', 'Clear all']);
      await expect(least(page)).toHaveValue('');
      await expectRates(page, 0, 72.5);
    });

    test('a search that finds no one says what to leave out', async ({ page }) => {
      await page.goto('/freelancers?skills=React&location=no-such-place');
      if (javaScriptEnabled) await rouse(page);
      const offers = page.getByRole('list', { name: 'Looser searches' });
      await offers.getByRole('link', { name: /^Remove “no-such-place”: \d+ freelancers?$/ }).click();
      await expect(page).toHaveURL('/freelancers?skills=React');
      await expect(cards(page)).not.toHaveCount(0);
    });
  });
}

test('a visitor moves the ends of the scale by keyboard, and is told what cannot be', async ({ person }) => {
  const page = await person('visitor');
  await page.goto('/freelancers');
  await rouse(page);
  await expect(page.getByText(/^Most ask \$\d+ (to \$\d+|or more)\.$/)).toBeVisible();
  const knob = page.getByRole('slider', { name: 'Least Hourly rate' });
  await knob.press('ArrowRight');
  await knob.press('ArrowRight');
  const from = Number(await least(page).inputValue());
  expect(from).toBeGreaterThan(0);
  await most(page).fill(String(from - 1));
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(most(page)).toBeFocused();
  await expect(most(page)).toHaveAccessibleDescription(`Enter $${from} or more, or lower the least.`);
  await expect(page).toHaveURL('/freelancers');

  await most(page).fill(`${from + 30}.50`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/freelancers?minRate=${from}&maxRate=${from + 30}.5`);
  await expect(page.getByRole('list', { name: 'Chosen filters' }).getByRole('link')).toHaveText([
    `From $${from}/hour`,
    `Up to $${from + 30}.50/hour`,
    'Clear all',
  ]);
  await expectRates(page, from, from + 30.5);
  await page.reload();
  await rouse(page);
  await expect(knob).toHaveAttribute('aria-valuetext', `$${from}`);
  await expect(most(page)).toHaveValue(`${from + 30}.50`);
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/freelancers');
  await expect(most(page)).toHaveValue('');
});

test('the directory says to search engines whom it lists, under one address', async ({ page, guildhall }) => {
  await page.goto('/freelancers?skills=figma&page=1');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${guildhall.url}/freelancers`);
  const { named, shown } = await listedAddresses(page);
  expect(shown).not.toEqual([]);
  expect(named).toEqual(shown);
  expect((await dataOf(page))['BreadcrumbList']).toHaveProperty('itemListElement.length', 2);

  await page.goto('/freelancers?page=2');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${guildhall.url}/freelancers?page=2`);
  const past = await page.request.get('/freelancers?page=9999&sort=recent', { maxRedirects: 0 });
  expect([past.status(), past.headers()['location']]).toEqual([
    302,
    expect.stringMatching(/^\/freelancers\?page=\d+&sort=recent$/),
  ]);
});

test('a visitor is led to the directory of people from home, the footer and the login', async ({ person }) => {
  const page = await person('visitor');
  await page.goto('/');
  await page.getByRole('link', { name: 'Browse all freelancers' }).click();
  await expect(page).toHaveURL('/freelancers');
  await page.goto('/press');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Browse freelancers' }).click();
  await expect(page).toHaveURL('/freelancers');
  await page.goto('/find-talent?search=logo');
  await expect(page).toHaveURL('/login?next=%2Ffind-talent%3Fsearch%3Dlogo');
  await page.getByRole('link', { name: 'Browse without an account' }).click();
  await expect(page).toHaveURL('/freelancers?search=logo');
  await expect(page.getByRole('searchbox', { name: 'Search freelancers' })).toHaveValue('logo');
});

const talentFilters = {
  search: 'react',
  skills: 'React,Figma',
  skillsExcluded: 'WordPress',
  location: 'Portugal',
  minRating: '4',
  minRate: '40',
  maxRate: '100',
  experienceLevel: 'expert',
  availability: 'true',
  sort: 'rate-low',
};

test('a visitor who browses without an account keeps each filter, and all of them', async ({ person }) => {
  const page = await person('visitor');
  for (const query of eachAndAll(talentFilters)) {
    await page.goto(`/find-talent?${query}`);
    await page.getByRole('link', { name: 'Browse without an account' }).click();
    await expect.poll(() => sortedQuery(page.url())).toBe(sortedQuery(`/freelancers?${query}`));
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/freelancers?\b/);
  }
});

test('a freelancer looks through the directory too', async ({ person }) => {
  const page = await person('freelancer');
  await page.goto('/');
  await logIn(page, 'Freelancer', demoAccounts.freelancer);
  await expect(page).toHaveURL('/freelancer-dashboard');
  await page.goto('/freelancers');
  await expect(cards(page)).toHaveCount(12);
  await expect(page.getByRole('main').getByRole('link', { name: /^Contact / })).toHaveCount(0);
});
