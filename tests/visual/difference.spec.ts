import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

import { catalogue } from '../stories/catalogue.ts';
import { open, switchTo } from '../stories/page.ts';
import { test, url } from '../stories/test.ts';
import { pose, take } from './camera.ts';
import { difference } from './difference.ts';
import { hashOf } from './pixels.ts';

function primaryButton(name = 'primary') {
  const story = catalogue().find(({ id }) => id === `components-actions-button--${name}`);
  const [shot] = story?.shots ?? [];
  if (!story || !shot) throw new Error('There is no story of a primary button to look at.');
  return { story, shot };
}

/** The button without and with one more style rule. */
async function lookTwice(page: Page, css: string) {
  const { story, shot } = primaryButton();
  await open(page, url, story);
  await pose(page, shot);
  const before = await take(page, 'story', shot.width);
  await page.addStyleTag({ content: css });
  return { before, after: await take(page, 'story', shot.width) };
}

test('two looks at the same thing are the same picture', async ({ camera }) => {
  const { before, after } = await lookTwice(camera, '/* nothing */');
  expect(await hashOf(after)).toBe(await hashOf(before));
});

test('a story that is shown after another one is the picture that it is when it is opened', async ({ camera }) => {
  const { story, shot } = primaryButton();
  const { before } = await lookTwice(camera, '/* nothing */');
  await open(camera, url, primaryButton('default').story);
  expect(await switchTo(camera, story)).toBe(true);
  await pose(camera, shot);
  expect(await hashOf(await take(camera, 'story', shot.width))).toBe(await hashOf(before));
});

test('the same points packed in another way are the same picture', async ({ camera }) => {
  const { before } = await lookTwice(camera, '/* nothing */');
  const packed = await sharp(before).png({ compressionLevel: 0, palette: false }).toBuffer();
  expect(packed.equals(before)).toBe(false);
  expect(await hashOf(packed)).toBe(await hashOf(before));
});

test('one pixel of padding is seen', async ({ camera }) => {
  const { before, after } = await lookTwice(
    camera,
    '#storybook-root button { padding-inline-end: calc(1.25rem + 1px) !important }',
  );
  expect(await hashOf(after)).not.toBe(await hashOf(before));
  const { points, box } = await difference(before, after);
  expect(points).toBeGreaterThan(0);
  // The button's end, not more.
  expect(box.width).toBeLessThan(16);
});

test('one step of one channel of a colour is seen', async ({ camera }) => {
  const ground = (blue: number) => `#storybook-root button { background: rgb(35 57 ${blue}) !important }`;
  const { after: before } = await lookTwice(camera, ground(181));
  const { after } = await lookTwice(camera, ground(182));
  expect(await hashOf(after)).not.toBe(await hashOf(before));
  const { points, share } = await difference(before, after);
  expect(points).toBeGreaterThan(1000);
  expect(share).toBeLessThan(0.5);
});

test('a picture that grew differs where it grew', async ({ camera }) => {
  const { before, after } = await lookTwice(camera, '#storybook-root { padding-block-end: 10px }');
  const { points, box } = await difference(before, after);
  expect(box).toMatchObject({ x: 0, width: 1280, height: 10 });
  expect(points).toBe(1280 * 10);
});
