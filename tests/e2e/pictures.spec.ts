import type { Page } from '@playwright/test';

import { demoAccounts } from '../../apps/server/src/seed/demoAccounts.ts';
import { logIn } from './steps.ts';
import { expect, test } from './test.ts';

/** The addresses that the pictures on the page were loaded from, once the page is quiet and read to its end. */
async function loadedPictures(page: Page): Promise<string[]> {
  const pictures = page.getByRole('main').locator('img');
  await expect(pictures).not.toHaveCount(0);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(picture).toHaveAttribute('width', /\d/);
    await expect(picture).toHaveAttribute('height', /\d/);
  }
  return pictures.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc));
}

const isSmall = (address: string): boolean => address.endsWith('?size=small');

test('a visitor loads small faces on the home page', async ({ person }) => {
  const page = await person('Visitor');
  await page.goto('/');
  expect((await loadedPictures(page)).filter((address) => !isSmall(address))).toEqual([]);
});

test('a client loads small faces of applicants, and their own in the header', async ({ person }) => {
  const page = await person('Client');
  await logIn(page, 'Client', demoAccounts.client);
  await expect(page).toHaveURL(/dashboard/);
  const own = page.getByRole('banner').locator('img');
  await expect(own).toHaveJSProperty('complete', true);
  expect(await own.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(128);
  await page.goto('/client-profile-setup');
  await expect(own).toHaveJSProperty('naturalWidth', 128);
  await page.goto('/client-dashboard?tab=applicants');
  expect((await loadedPictures(page)).filter((address) => !isSmall(address))).toEqual([]);
});

test('a visitor of a profile sees the work of its owner, in the size that the screen shows', async ({ person }) => {
  const page = await person('Visitor');
  await page.goto('/');
  await page
    .getByRole('article')
    .filter({ has: page.locator('img') })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Portfolio' })).toBeVisible();
  expect((await loadedPictures(page)).filter((address) => !isSmall(address))).toEqual([]);
  const works = page.getByRole('region', { name: 'Portfolio' }).getByRole('article');
  expect(await works.count()).toBeGreaterThan(1);
  await expect(works.locator('img')).toHaveCount(await works.count());
});
