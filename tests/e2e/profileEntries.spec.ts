import type { Page } from '@playwright/test';

import { newFreelancer } from './freelancers.ts';
import { seeToast } from './steps.ts';
import { expect, test } from './test.ts';

// One red pixel.
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
);

const entry = (page: Page, name: string) => page.getByRole('main').getByRole('article', { name });

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await seeToast(page, 'Profile Updated Successfully!', 'The entry is saved.');
}

test('a freelancer adds, changes and removes experience, each entry by itself', async ({ person, mail }) => {
  const page = await person('freelancer');
  await newFreelancer(page, mail, { isComplete: true });
  await page.goto('/edit-profile');
  await page.getByRole('tab', { name: 'Experience' }).click();
  await expect(page).toHaveURL('/edit-profile?part=experience');

  await page.getByRole('button', { name: 'Add Experience' }).click();
  await expect(page.getByLabel('Job title')).toBeFocused();
  await page.getByLabel('Job title').fill('Web developer');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Enter the company.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Company' }).fill('Tidewater Studio');
  await page.getByLabel('From').fill('2018-03');
  await save(page);
  await expect(entry(page, 'Web developer, Tidewater Studio')).toContainText('March 2018 to today');

  await page.getByRole('button', { name: 'Edit Web developer, Tidewater Studio' }).click();
  await page.getByLabel('Until').fill('2020-01');
  await page.route('**/api/v1/freelancer/experience/*', (route) => route.abort());
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
  await expect(page.getByLabel('Until')).toHaveValue('2020-01');
  await page.unroute('**/api/v1/freelancer/experience/*');
  await save(page);
  await expect(entry(page, 'Web developer, Tidewater Studio')).toContainText('March 2018 to January 2020');

  await page.getByRole('button', { name: 'Remove Web developer, Tidewater Studio' }).click();
  await page
    .getByRole('alertdialog', { name: 'Remove this entry?' })
    .getByRole('button', { name: 'Remove Entry' })
    .click();
  await expect(entry(page, 'Web developer, Tidewater Studio')).toHaveCount(0);
  await expect(page.getByText('Where you have worked will appear here.')).toBeVisible();
});

test('a freelancer adds a piece with its picture, and sees it in the own portfolio', async ({ person, mail }) => {
  const page = await person('freelancer');
  await newFreelancer(page, mail, { isComplete: true });
  await page.goto('/edit-profile?part=portfolio');
  await page.getByRole('button', { name: 'Add Piece' }).click();
  await page.getByLabel('Title').fill('Ferry timetable');
  await page.getByLabel('Made with').fill('React, PostgreSQL');
  await page.getByLabel('Picture').setInputFiles({ name: 'ferry.png', mimeType: 'image/png', buffer: picture });
  await save(page);
  await page.goto('/profile?tab=portfolio');
  const piece = entry(page, 'Ferry timetable');
  await expect(piece.getByText('PostgreSQL')).toBeVisible();
  await expect(piece.locator('img')).toHaveAttribute('src', /\/api\/v1\/files\//);
});

test('a freelancer orders the pieces of the portfolio by keyboard, and visitors see that order', async ({
  person,
  mail,
}) => {
  const page = await person('freelancer');
  await newFreelancer(page, mail, { isComplete: true });
  await page.goto('/edit-profile?part=portfolio');
  for (const title of ['Alpha', 'Beta', 'Gamma']) {
    await page.getByRole('button', { name: 'Add Piece' }).click();
    await page.getByLabel('Title').fill(title);
    await save(page);
    await expect(entry(page, title)).toBeVisible();
  }
  const titles = () => page.getByRole('main').getByRole('article').getByRole('heading', { level: 3 });
  await expect(titles()).toHaveText(['Gamma', 'Beta', 'Alpha']);
  await expect(page.getByRole('button', { name: 'Move Gamma up' })).toBeDisabled();

  const up = page.getByRole('button', { name: 'Move Alpha up' });
  await up.focus();
  await page.keyboard.press('Enter');
  await seeToast(page, 'Portfolio Reordered', 'The piece is number 2 of 3 now.');
  await expect(titles()).toHaveText(['Gamma', 'Alpha', 'Beta']);
  await expect(up).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(titles()).toHaveText(['Alpha', 'Gamma', 'Beta']);
  await expect(page.getByRole('button', { name: 'Move Alpha down' })).toBeFocused();

  await page.reload();
  await expect(titles()).toHaveText(['Alpha', 'Gamma', 'Beta']);
  await page.goto('/profile?tab=portfolio');
  await expect(
    page
      .getByRole('main')
      .getByRole('article')
      .filter({ hasText: /Alpha|Beta|Gamma/ }),
  ).toHaveText([/Alpha/, /Gamma/, /Beta/]);
});
