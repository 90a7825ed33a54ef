import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { faultsOf } from '../stories/faults.ts';
import { test, url } from '../stories/test.ts';

const id = 'tools-side-by-side--side-by-side';

async function openTool(page: Page, args = '') {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${url}/iframe.html?id=${id}&viewMode=story&args=${args}`);
  expect(await faultsOf(page, id)).toEqual([]);
  const side = (name: string) => {
    const region = page.getByRole('region', { name, exact: true });
    return { region, frame: region.locator('iframe'), root: region.frameLocator('iframe').locator('html') };
  };
  return { first: side('First'), second: side('Second') };
}

/** Of the story, in its own pixels. */
const widthOf = (root: ReturnType<Page['locator']>) =>
  root.evaluate(({ ownerDocument }) => ownerDocument.body.clientWidth);

test('a designer compares a story in two settings by keyboard, and the link shows the same', async ({ camera }) => {
  const { first, second } = await openTool(camera);
  await expect(first.root).toHaveAttribute('data-theme', 'light');
  await expect(second.root).toHaveAttribute('data-theme', 'dark');

  const story = camera.getByRole('combobox', { name: 'Story' });
  await story.fill('job search listed');
  await camera.getByRole('option', { name: /^Job search: Listed/ }).waitFor();
  // The chosen one stands first.
  await story.press('ArrowDown');
  await story.press('ArrowDown');
  await story.press('Enter');
  await expect(second.root.getByRole('heading', { name: 'Find work' })).toBeAttached();

  await second.region.getByRole('button', { name: /^Direction|ltr Direction/ }).press('Enter');
  await camera.getByRole('option', { name: 'rtl' }).press('Enter');
  await expect(second.root).toHaveAttribute('dir', 'rtl');
  await expect(first.root).toHaveAttribute('dir', 'ltr');
  const width = second.region.getByRole('combobox', { name: 'Width in px' });
  await width.fill('1280');
  await width.press('Tab');
  await expect(second.region.getByText('1280 px wide, drawn at')).toBeVisible();
  expect(await widthOf(second.root)).toBe(1280);
  await expect(camera.getByText('Direction: ltr and rtl. Width: 390 and 1280 px.')).toBeVisible();

  await camera.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await camera.getByRole('button', { name: 'Copy link' }).press('Enter');
  await expect(camera.getByText('Link copied.')).toBeVisible();
  const link = new URL(await camera.evaluate(() => navigator.clipboard.readText()));
  expect(link.searchParams.get('path')).toBe(`/story/${id}`);
  const again = await openTool(camera, link.searchParams.get('args') ?? '');
  await expect(again.second.root).toHaveAttribute('dir', 'rtl');
  await expect(again.second.root.getByRole('heading', { name: 'Find work' })).toBeAttached();
  expect(await widthOf(again.second.root)).toBe(1280);
});

/** Empties a story as one that is drawn anew does, less than a frame or for one; returns where that took its window. */
const emptiedFor = (root: ReturnType<Page['locator']>, isForAFrame: boolean) =>
  root.evaluate(async (element, waits) => {
    const story = element.querySelector<HTMLElement>('#storybook-root');
    if (!story) throw new Error('There is no story.');
    story.style.display = 'none';
    // The tests' clock also replaces requestAnimationFrame; an observer of sizes waits for a real frame, and the
    // timer for its end, when others have been told.
    if (waits)
      await new Promise<void>((resolve) => {
        new ResizeObserver(() => story.offsetHeight === 0 && setTimeout(resolve)).observe(story);
      });
    const { scrollTop } = element;
    story.style.display = '';
    return scrollTop;
  }, isForAFrame);

test('both sides scroll together, by keyboard too', async ({ camera }) => {
  const { first, second } = await openTool(camera, 'story:screens-jobsearch--listed;second.width:768');
  await expect(camera.locator('[aria-busy=true]')).toHaveCount(0);
  const scrolled = (root: ReturnType<Page['locator']>) =>
    root.evaluate(({ scrollTop, scrollHeight, clientHeight }) => scrollTop / (scrollHeight - clientHeight));
  const box = first.region.getByRole('group', { name: 'scrolls' });
  await box.press('End');
  await expect.poll(() => scrolled(box)).toBeCloseTo(1, 1);
  await expect.poll(() => scrolled(first.root)).toBeCloseTo(1, 1);
  await expect.poll(() => scrolled(second.root)).toBeCloseTo(1, 1);
  for (const isForAFrame of [false, true]) {
    expect(await emptiedFor(first.root, isForAFrame)).toBe(0);
    await expect.poll(() => scrolled(first.root)).toBeCloseTo(1, 1);
  }
});

test('a side shows another Storybook, and only what has an address of a page', async ({ camera }) => {
  const { second } = await openTool(camera);
  await second.region.getByText('Another Storybook').click();
  const address = second.region.getByRole('textbox', { name: 'Address' });
  await address.fill('javascript:alert(1)');
  await expect(second.region.getByText('Enter an address that begins with')).toBeVisible();
  await expect(second.frame).toHaveCount(0);
  // The same server by another name is another site.
  const other = url.replace('127.0.0.1', 'localhost');
  await address.fill(`${other}/?path=/story/${id}`);
  await expect(second.frame).toHaveAttribute('src', new RegExp(`^${other}/iframe\\.html\\?id=screens-login`));
  await expect(second.root).toHaveAttribute('data-theme', 'dark');
  await expect(second.region.getByText('It is on another site')).toBeVisible();
});
