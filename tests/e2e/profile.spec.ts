import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';
import sharp from 'sharp';

import { pdf } from '../../apps/server/src/files/testing/samples.ts';
import { newClient, newFreelancer } from './people.ts';
import { seeToast } from './steps.ts';
import { expect, test } from './test.ts';

const location = (page: Page) => page.getByLabel('Location');
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });

/** Opens the form from the own profile. */
async function edit(page: Page) {
  await page.goto('/profile');
  await page.getByRole('main').getByRole('link', { name: 'Edit Profile', exact: true }).click();
  await expect(page).toHaveURL('/edit-profile');
  await expect(page.getByRole('button', { name: 'Save Profile' })).toBeEnabled();
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await seeToast(page, 'Profile Updated Successfully!', 'Your changes have been saved.');
  await expect(page).toHaveURL('/profile');
}

test('a freelancer is asked before changes are lost, by links, Back and Forward, and of two tabs none overwrites the other', async ({
  person,
  mail,
}) => {
  const page = await person('freelancer');
  await newFreelancer(page, mail);

  await test.step('by links', async () => {
    await edit(page);
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page).toHaveURL('/profile');
    await edit(page);
    await location(page).fill('Linz, Austria');
    await page.getByRole('link', { name: 'Cancel' }).click();
    await question(page).getByRole('button', { name: 'Keep Editing' }).click();
    await expect(question(page)).toBeHidden();
    await expect(page).toHaveURL('/edit-profile');
    await expect(location(page)).toHaveValue('Linz, Austria');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await question(page).getByRole('button', { name: 'Discard Changes' }).click();
    await expect(page).toHaveURL('/about');
  });

  await test.step('Back and Forward, which then go where they would have gone', async () => {
    await edit(page);
    await location(page).fill('Linz, Austria');
    await page.evaluate(() => window.history.back());
    await question(page).getByRole('button', { name: 'Keep Editing' }).click();
    await expect(page).toHaveURL('/edit-profile');
    await expect(location(page)).toHaveValue('Linz, Austria');
    await page.evaluate(() => window.history.back());
    await question(page).getByRole('button', { name: 'Discard Changes' }).click();
    await expect(page).toHaveURL('/profile');
    // It was Back, not a new page: Forward leads to the form again, which has forgotten what was typed.
    await page.goForward();
    await expect(page).toHaveURL('/edit-profile');
    await expect(location(page)).toHaveValue('Graz, Austria');
  });

  await test.step('of two tabs each sees what the other saved, and keeps what it typed', async () => {
    const other = await page.context().newPage();
    await edit(other);
    await location(other).fill('Wels, Austria');
    await other.getByLabel('Bio').fill('I build loud websites.');
    await save(other);
    await other.close();
    await location(page).fill('Linz, Austria');
    await page.getByRole('button', { name: 'Save Profile' }).click();
    const changes = page.getByRole('alert').filter({ hasText: 'Your profile was changed elsewhere' });
    await expect(changes.getByText('You typed: Linz, Austria')).toBeVisible();
    await expect(changes.getByText('Saved elsewhere: I build loud websites.')).toBeVisible();
    await page.getByRole('button', { name: 'Keep What I Typed' }).click();
    await expect(page.getByLabel('Bio')).toHaveValue('I build loud websites.');
    await save(page);
    await expect(page.getByRole('main').getByText('Linz, Austria')).toBeVisible();
  });

  await test.step('each criterion that is missing leads to its field', async () => {
    await page.goto('/freelancer-dashboard?tab=profile');
    await page.getByRole('tabpanel').getByRole('link', { name: 'A link to your work, missing' }).click();
    await expect(page.getByRole('textbox', { name: 'GitHub' })).toBeFocused();
  });
});

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
  const input = field(page).getByLabel('Choose a Picture');
  await expect(input).toBeEnabled();
  await input.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await photo() });
  await expect(dialog(page)).toBeVisible();
}

async function savePicture(page: Page) {
  await dialog(page).getByRole('button', { name: 'Save Picture' }).click();
  await seeToast(page, 'Profile Updated Successfully!', 'Your picture is saved.');
  await expect(dialog(page)).toBeHidden();
}

/** The colors of the picture that is kept, along its middle. */
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

test('a picture is chosen or dropped, cropped by keyboard, by finger and by button, shown in the header, and removed', async ({
  person,
  mail,
}) => {
  const page = await person('client');
  await newClient(page, mail);
  await page.goto('/edit-profile');
  const input = field(page).getByLabel('Choose a Picture');
  await expect(input).toBeEnabled();

  await test.step('a file that is no picture is refused, whatever it claims to be', async () => {
    await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') });
    await expect(field(page).getByText('This picture is damaged and cannot be read.')).toBeVisible();
    await expect(dialog(page)).toBeHidden();
  });

  await test.step('by keyboard', async () => {
    await choose(page);
    await stage(page).focus();
    for (let press = 0; press < 12; press += 1) await page.keyboard.press('ArrowLeft');
    await savePicture(page);
    expect(await colors(page)).toEqual(['red', 'red']);
  });

  await test.step('by finger and by button', async () => {
    await choose(page);
    const box = await stage(page).boundingBox();
    if (box === null) throw new Error('The picture is not there.');
    await page.mouse.move(box.x + box.width - 10, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + 10, box.y + box.height / 2, { steps: 5 });
    await page.mouse.up();
    await dialog(page).getByRole('button', { name: 'Further right' }).click();
    await savePicture(page);
    expect(await colors(page)).toEqual(['blue', 'blue']);
  });

  await test.step('dropped, and kept with its cut when the upload fails', async () => {
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
    await savePicture(page);
    expect(await colors(page)).toEqual(['red', 'blue']);
  });

  await test.step('the header has it, small, once the form is left by a link', async () => {
    await page.evaluate(() => Object.assign(window, { isStillThere: true }));
    const src = (await saved(page).getAttribute('src')) ?? '';
    await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
    await expect(page).toHaveURL('/client-dashboard');
    const own = page.getByRole('banner').locator('img');
    await expect(own).toHaveAttribute('src', `${src.split('?')[0]}?size=small`);
    await expect(own).toHaveJSProperty('naturalWidth', 128);
    expect(await page.evaluate(() => 'isStillThere' in window)).toBe(true);
  });

  await test.step('removed', async () => {
    await page.goto('/edit-profile');
    await field(page).getByRole('button', { name: 'Remove' }).click();
    await page
      .getByRole('alertdialog', { name: 'Remove your picture?' })
      .getByRole('button', { name: 'Remove Picture' })
      .click();
    await seeToast(page, 'Profile Updated Successfully!', 'Your picture is removed.');
    await expect(saved(page)).toHaveCount(0);
    // The button that asked is gone with the picture.
    await expect(input).toBeFocused();
  });
});

const entry = (page: Page, name: string) => page.getByRole('main').getByRole('article', { name });

async function saveEntry(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await seeToast(page, 'Profile Updated Successfully!', 'The entry is saved.');
}

test('a freelancer keeps experience, education, a portfolio in an order and a resume, and visitors see them', async ({
  person,
  mail,
}) => {
  const page = await person('freelancer');
  const account = await newFreelancer(page, mail);
  await page.goto('/edit-profile');
  const openPart = async (name: string) => {
    await page.getByRole('tab', { name }).click();
    await expect(page).toHaveURL(`/edit-profile?part=${name.toLowerCase()}`);
  };

  await test.step('experience: added, changed, removed', async () => {
    await openPart('Experience');
    await page.getByRole('button', { name: 'Add Experience' }).click();
    await expect(page.getByLabel('Job title')).toBeFocused();
    await page.getByLabel('Job title').fill('Web developer');
    await page.getByRole('textbox', { name: 'Company' }).fill('Tidewater Studio');
    await page.getByLabel('From').fill('2018-03');
    await saveEntry(page);
    const there = entry(page, 'Web developer, Tidewater Studio');
    await expect(there).toContainText('March 2018 to today');
    await page.getByRole('button', { name: 'Edit Web developer, Tidewater Studio' }).click();
    await page.getByLabel('Until').fill('2020-01');
    await page.route('**/api/v1/freelancer/experience/*', (route) => route.abort());
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
    await expect(page.getByLabel('Until')).toHaveValue('2020-01');
    await page.unroute('**/api/v1/freelancer/experience/*');
    await saveEntry(page);
    await expect(there).toContainText('March 2018 to January 2020');
    await page.getByRole('button', { name: 'Remove Web developer, Tidewater Studio' }).click();
    await page
      .getByRole('alertdialog', { name: 'Remove this entry?' })
      .getByRole('button', { name: 'Remove Entry' })
      .click();
    await expect(there).toHaveCount(0);
    await seeToast(page, 'Profile Updated Successfully!', 'The entry is removed.');
  });

  await test.step('education: added', async () => {
    await openPart('Education');
    await page.getByRole('button', { name: 'Add Education' }).click();
    await page.getByLabel('School or university').fill('Academy of Graz');
    await page.getByLabel('Degree').fill('BSc');
    await page.getByLabel('First year').fill('2012');
    await saveEntry(page);
    await expect(entry(page, 'BSc, Academy of Graz')).toBeVisible();
  });

  await test.step('a portfolio: a piece with its picture, and an order by keyboard', async () => {
    await openPart('Portfolio');
    const picture = await sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    for (const title of ['Alpha', 'Beta', 'Gamma']) {
      await page.getByRole('button', { name: 'Add Piece' }).click();
      await page.getByLabel('Title').fill(title);
      if (title === 'Alpha') {
        const file = { name: 'alpha.png', mimeType: 'image/png', buffer: picture };
        await page.getByLabel('Picture').setInputFiles(file);
      }
      await saveEntry(page);
      await expect(entry(page, title)).toBeVisible();
    }
    const titles = page.getByRole('main').getByRole('article').getByRole('heading', { level: 3 });
    await expect(titles).toHaveText(['Gamma', 'Beta', 'Alpha']);
    const up = page.getByRole('button', { name: 'Move Alpha up' });
    await up.focus();
    await page.keyboard.press('Enter');
    await seeToast(page, 'Portfolio Reordered', 'The piece is number 2 of 3 now.');
    await expect(titles).toHaveText(['Gamma', 'Alpha', 'Beta']);
    await expect(up).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(titles).toHaveText(['Alpha', 'Gamma', 'Beta']);
    await expect(page.getByRole('button', { name: 'Move Alpha down' })).toBeFocused();
    await page.reload();
    await expect(titles).toHaveText(['Alpha', 'Gamma', 'Beta']);
  });

  await test.step('a resume: uploaded though the network failed, downloaded, replaced, removed', async () => {
    await openPart('Resume');
    const file = page.getByRole('tabpanel').getByLabel(/^(Resume|Replace your resume)$/);
    const chooseFile = async (name: string) => {
      await expect(file).toBeEnabled();
      await file.setInputFiles({ name, mimeType: 'application/pdf', buffer: pdf() });
    };
    await page.route('**/api/v1/freelancer/profile/resume', (route) => route.abort());
    await chooseFile('rosa.pdf');
    await expect(page.getByText('rosa.pdf is not saved yet')).toBeVisible();
    await page.unroute('**/api/v1/freelancer/profile/resume');
    await page.getByRole('button', { name: 'Try Again' }).click();
    // A program of the server's reads it first.
    await expect(page.getByRole('button', { name: 'Download' })).toBeEnabled({ timeout: 60_000 });
    await seeToast(page, 'Profile Updated Successfully!', 'Your resume is saved.');
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe('rosa.pdf');
    expect((await readFile(await download.path())).toString('latin1')).toMatch(/^%PDF-1\.7\n/);
    await chooseFile('rosa-2027.pdf');
    await expect(page.getByText('rosa-2027.pdf', { exact: true })).toBeVisible({ timeout: 60_000 });
    await seeToast(page, 'Profile Updated Successfully!', 'Your resume is saved.');
    await page.getByRole('button', { name: 'Remove' }).click();
    await page
      .getByRole('alertdialog', { name: 'Remove your resume?' })
      .getByRole('button', { name: 'Remove Resume' })
      .click();
    await seeToast(page, 'Profile Updated Successfully!', 'Your resume is removed.');
    // The button that asked is gone with the file.
    await expect(page.locator('input[name=resume]')).toBeFocused();
  });

  await test.step('visitors see it in that order', async () => {
    await page.goto('/profile');
    const opened = page.context().waitForEvent('page');
    await page.getByRole('link', { name: /^Public Profile/ }).click();
    const address = new URL((await opened).url()).pathname;
    const visitor = await person('visitor');
    await visitor.goto(address);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(account.name);
    const pieces = visitor.getByRole('region', { name: 'Portfolio' }).getByRole('article');
    await expect(pieces).toHaveText([/Alpha/, /Gamma/, /Beta/]);
    await expect(pieces.first().locator('img')).toHaveAttribute('src', /\?size=small$/);
    await expect(visitor.getByText(/Academy of Graz/).first()).toBeVisible();
  });
});
