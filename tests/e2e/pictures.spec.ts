import type { Page } from '@playwright/test';
import sharp from 'sharp';

import { demoAccounts } from '../../apps/server/src/seed/demoAccounts.ts';
import { logIn, seeToast } from './steps.ts';
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

/** Gives the signed-in client another picture, and returns its address. */
async function changePicture(page: Page): Promise<string> {
  const token = await page.evaluate(() => window.sessionStorage.getItem('clienttoken'));
  const square = sharp({ create: { width: 40, height: 40, channels: 3, background: 'teal' } });
  const answer = await page.request.put('/api/v1/client/profile/image', {
    headers: { Authorization: `Bearer ${token}` },
    multipart: { profileImage: { name: 'me.png', mimeType: 'image/png', buffer: await square.png().toBuffer() } },
  });
  const { data } = (await answer.json()) as { data: { profileImage: string } };
  return data.profileImage;
}

test('the header shows a client the picture they now have, once they leave the profile form', async ({ person }) => {
  const page = await person('Client');
  await logIn(page, 'Client', demoAccounts.client);
  await seeToast(page, 'Welcome back!');
  const banner = page.getByRole('banner');
  await expect(banner.locator('img')).toHaveJSProperty('complete', true);
  await banner.getByRole('link', { name: 'Profile' }).click();
  // A page that is loaded anew asks for the picture in any case: from here on, links lead the way.
  await page.evaluate(() => Object.assign(window, { isStillThere: true }));
  await page.getByRole('main').getByRole('link', { name: 'Edit Profile' }).click();
  await expect(page).toHaveURL('/edit-profile');
  await expect(page.getByLabel('Company name')).not.toHaveValue('');
  const changed = await changePicture(page);
  await banner.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/client-dashboard');
  await expect(banner.locator('img')).toHaveAttribute('src', `${changed}?size=small`);
  expect(await page.evaluate(() => 'isStillThere' in window)).toBe(true);
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
