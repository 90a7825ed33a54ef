import type { Page } from '@playwright/test';
import sharp from 'sharp';

import { demoAccounts } from '../../apps/server/src/seed/demoAccounts.ts';
import { newFreelancer } from './freelancers.ts';
import { logIn, seeToast } from './steps.ts';
import { expect, test } from './test.ts';

type Color = 'red' | 'blue';

/** A wide photo: red on the left, blue on the right. */
async function photo(width = 1200, height = 600): Promise<Buffer> {
  const half = { width: width / 2, height, channels: 3 } as const;
  const right = await sharp({ create: { ...half, background: '#0000ff' } })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([{ input: right, left: width / 2, top: 0 }])
    .jpeg()
    .toBuffer();
}

const field = (page: Page) => page.getByRole('group', { name: 'Your picture' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Crop your picture' });
const stage = (page: Page) => dialog(page).getByRole('application');
const saved = (page: Page) => field(page).locator('img');

async function choose(page: Page) {
  const buffer = await photo();
  const input = field(page).getByLabel('Choose a Picture');
  await expect(input).toBeEnabled();
  await input.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
  await expect(dialog(page)).toBeVisible();
}

async function save(page: Page) {
  await dialog(page).getByRole('button', { name: 'Save Picture' }).click();
  await seeToast(page, 'Profile Updated Successfully!', 'Your picture is saved.');
  await expect(dialog(page)).toBeHidden();
}

/** The colours of the picture that is kept, along its middle. */
async function colors(page: Page): Promise<Color[]> {
  const answer = await page.request.get((await saved(page).getAttribute('src')) ?? '');
  const { data, info } = await sharp(await answer.body())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([512, 512]);
  return [0.1, 0.9].map((share) => {
    const place = (256 * info.width + Math.floor(share * info.width)) * info.channels;
    return (data[place] ?? 0) > (data[place + 2] ?? 0) ? 'red' : 'blue';
  });
}

test('a freelancer chooses a picture, crops it by keyboard, by finger and by button, and removes it', async ({
  person,
  mail,
}) => {
  const page = await person('freelancer');
  await newFreelancer(page, mail, { isComplete: true });
  await page.goto('/edit-profile');
  await choose(page);
  await save(page);
  expect(await colors(page)).toEqual(['red', 'blue']);

  await choose(page);
  await stage(page).focus();
  for (let press = 0; press < 12; press += 1) await page.keyboard.press('ArrowLeft');
  await save(page);
  expect(await colors(page)).toEqual(['red', 'red']);

  await choose(page);
  const box = await stage(page).boundingBox();
  if (box === null) throw new Error('The picture is not there.');
  await page.mouse.move(box.x + box.width - 10, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 10, box.y + box.height / 2, { steps: 5 });
  await page.mouse.up();
  await dialog(page).getByRole('button', { name: 'Further right' }).click();
  await save(page);
  expect(await colors(page)).toEqual(['blue', 'blue']);
  await expect(page.getByRole('button', { name: 'Save Profile' })).toBeEnabled();

  // The form knows nothing of the picture, and is saved over the version that the picture has raised.
  await page.getByLabel('Location').fill('Wels, Austria');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await seeToast(page, 'Profile Updated Successfully!', 'Your changes have been saved.');
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('main').getByText('Wels, Austria')).toBeVisible();
  await expect(page.getByRole('main').locator('img[src*="/api/v1/files/"]').first()).toBeVisible();

  await page.goto('/edit-profile');
  await field(page).getByRole('button', { name: 'Remove' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove your picture?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(saved(page)).toBeVisible();
  await field(page).getByRole('button', { name: 'Remove' }).click();
  await question.getByRole('button', { name: 'Remove Picture' }).click();
  await seeToast(page, 'Profile Updated Successfully!', 'Your picture is removed.');
  await expect(saved(page)).toHaveCount(0);
  // The button that asked is gone with the picture.
  await expect(field(page).getByLabel('Choose a Picture')).toBeFocused();
  await page.reload();
  await expect(field(page).getByLabel('Choose a Picture')).toBeEnabled();
  await expect(saved(page)).toHaveCount(0);
});

test('a client drops a picture, and an upload that fails keeps it with its cut', async ({ person }) => {
  const page = await person('client');
  await logIn(page, 'Client', demoAccounts.client);
  await expect(page).toHaveURL('/client-dashboard');
  await page.goto('/edit-profile');
  await expect(field(page).getByLabel('Choose a Picture')).toBeEnabled();
  const before = await saved(page).getAttribute('src');
  const content = (await photo()).toString('base64');
  const files = await page.evaluateHandle((text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const transfer = new DataTransfer();
    transfer.items.add(new File([bytes], 'me.jpg', { type: 'image/jpeg' }));
    return transfer;
  }, content);
  await field(page).dispatchEvent('drop', { dataTransfer: files });
  await expect(dialog(page)).toBeVisible();
  await stage(page).focus();
  await page.keyboard.press('+');
  const zoom = dialog(page).getByRole('slider', { name: 'Zoom' });
  await expect(zoom).toHaveAttribute('aria-valuetext', '110%');

  await page.route('**/api/v1/client/profile/image', (route) => route.abort());
  await dialog(page).getByRole('button', { name: 'Save Picture' }).click();
  await expect(dialog(page).getByText('Your picture is not saved yet')).toBeVisible();
  await expect(zoom).toHaveAttribute('aria-valuetext', '110%');
  await page.unroute('**/api/v1/client/profile/image');
  await save(page);
  await expect(saved(page)).not.toHaveAttribute('src', before ?? '');
  expect(await colors(page)).toEqual(['red', 'blue']);
});

test('a file that is no picture is refused at the field, whatever it claims to be', async ({ person, mail }) => {
  const page = await person('freelancer');
  await newFreelancer(page, mail, { isComplete: true });
  await page.goto('/edit-profile');
  const input = field(page).getByLabel('Choose a Picture');
  await expect(input).toBeEnabled();
  await input.setInputFiles({ name: 'me.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await expect(field(page).getByText('Please choose a JPEG, PNG or WebP picture.')).toBeVisible();
  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') });
  await expect(field(page).getByText('This picture is damaged and cannot be read.')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
});
