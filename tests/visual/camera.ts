import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';

import { storyNow } from '../../packages/ui/src/testing/clock.ts';
import { pictureBrowser } from '../../scripts/pinnedChromium.ts';
import type { Sitting, Shot } from './catalogue.ts';
import { faultsOf } from './faults.ts';

/** A page in the pinned browser in which nothing moves, no time passes and chance is always the same. */
export async function openCamera(): Promise<{ browser: Browser; page: Page }> {
  const browser = await chromium.launch(pictureBrowser);
  const context = await browser.newContext({
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(storyNow);
  await page.addInitScript(() => {
    let seed = 1;
    Math.random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
    document.addEventListener('DOMContentLoaded', () => {
      // What moves is painted on a layer of its own, with other edges, for as long as it happens to move.
      const style = document.createElement('style');
      style.textContent = '*, *::before, *::after { animation: none !important; transition: none !important }';
      document.head.append(style);
    });
  });
  return { browser, page };
}

const resize = (page: Page, { width, height }: Pick<Shot, 'width' | 'height'>) =>
  page.setViewportSize({ width, height });

/**
 * Opens a story, at the width and in the theme of its first picture, and waits until it has drawn itself and played.
 * Fails if it does not, or if axe finds a fault in it.
 */
export async function open(page: Page, url: string, { storyId, args, shots }: Sitting): Promise<void> {
  const [first] = shots;
  if (!first) throw new Error(`${storyId} asks for no picture: give it a width and a theme.`);
  await resize(page, first);
  await page.goto(`${url}/iframe.html?id=${storyId}&viewMode=story&args=${args}&globals=theme:${first.theme}`);
  const faults = await faultsOf(page);
  if (faults.length > 0) throw new Error(`${storyId}: ${faults.join('\n')}`);
}

/** The next theme and width, with the story as it stands, and everything loaded that it shows. */
export async function pose(page: Page, shot: Shot): Promise<void> {
  await resize(page, shot);
  await page.evaluate(async (name) => {
    document.documentElement.dataset['theme'] = name;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await document.fonts.ready;
    // A lazy picture that is out of sight, or hidden at this width, would never come, or come at any time.
    for (const image of document.images) image.loading = 'eager';
    const pictures = [...document.images].filter((image) => !image.complete);
    await Promise.allSettled(pictures.map((image) => image.decode()));
  }, shot.theme);
}

/** The story as it stands, as a PNG: as much as it fills, or what the screen shows. */
export async function take(page: Page, clip: Sitting['clip'], width: number): Promise<Buffer> {
  const options = { animations: 'disabled', caret: 'hide', scale: 'css' } as const;
  if (clip === 'page') return page.screenshot(options);
  const height = await page.evaluate(() => {
    const root = document.querySelector('#storybook-root');
    const padding = Number.parseFloat(getComputedStyle(document.body).paddingBlockEnd);
    return Math.ceil((root?.getBoundingClientRect().bottom ?? 0) + scrollY + padding);
  });
  return page.screenshot({ ...options, fullPage: true, clip: { x: 0, y: 0, width, height: Math.max(height, 1) } });
}
