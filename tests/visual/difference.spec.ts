import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { open, pose, take } from './camera.ts';
import { catalogue } from './catalogue.ts';
import { difference } from './difference.ts';
import { test, url } from './test.ts';

function primaryButton() {
  const sitting = catalogue().find(({ storyId }) => storyId === 'components-actions-button--primary');
  const [shot] = sitting?.shots ?? [];
  if (!sitting || !shot) throw new Error('There is no story of a primary button to look at.');
  return { sitting, shot };
}

/** The button as it is, and as it is with a rule more. */
async function lookTwice(page: Page, css: string) {
  const { sitting, shot } = primaryButton();
  await open(page, url, sitting);
  await pose(page, shot);
  const before = await take(page, 'story', shot.width);
  await page.addStyleTag({ content: css });
  return { before, after: await take(page, 'story', shot.width) };
}

test('two looks at the same thing are the same picture', async ({ camera }) => {
  const { before, after } = await lookTwice(camera, '/* nothing */');
  expect(after.equals(before)).toBe(true);
});

test('one pixel of padding is seen', async ({ camera }) => {
  const { before, after } = await lookTwice(
    camera,
    '#storybook-root button { padding-inline-end: calc(1.25rem + 1px) !important }',
  );
  expect(after.equals(before)).toBe(false);
  const { points, box } = await difference(camera, before, after);
  expect(points).toBeGreaterThan(0);
  // The button's end, not more.
  expect(box.width).toBeLessThan(16);
});

test('one step of one channel of a colour is seen', async ({ camera }) => {
  const ground = (blue: number) => `#storybook-root button { background: rgb(35 57 ${blue}) !important }`;
  const { after: before } = await lookTwice(camera, ground(181));
  const { after } = await lookTwice(camera, ground(182));
  expect(after.equals(before)).toBe(false);
  const { points, share } = await difference(camera, before, after);
  expect(points).toBeGreaterThan(1000);
  expect(share).toBeLessThan(0.5);
});

test('a picture that grew differs where it grew', async ({ camera }) => {
  const { before, after } = await lookTwice(camera, '#storybook-root { padding-block-end: 10px }');
  const { points, box } = await difference(camera, before, after);
  expect(box).toMatchObject({ x: 0, width: 1280, height: 10 });
  expect(points).toBe(1280 * 10);
});
