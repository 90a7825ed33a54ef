import { chromium } from 'playwright';
import type { Browser, CDPSession, Page } from 'playwright';

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
    const startOver = () => {
      let seed = 1;
      Math.random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
    };
    startOver();
    Object.assign(window, { startOver });
    document.addEventListener('DOMContentLoaded', () => {
      // What moves is painted on a layer of its own, with other edges, for as long as it happens to move.
      const style = document.createElement('style');
      style.textContent =
        '*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important }';
      document.head.append(style);
    });
  });
  return { browser, page };
}

/** In milliseconds: a story that takes longer after another one is opened instead. */
const patience = 10_000;

/** What a page shows, as long as no one has led it elsewhere. */
const shown = new WeakMap<Page, { storyId: string; theme: string; address: string }>();

function firstOf({ storyId, shots: [first] }: Sitting): Shot {
  if (!first) throw new Error(`${storyId} asks for no picture: give it a width and a theme.`);
  return first;
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

function devtoolsOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

const resize = (page: Page, { width, height }: Pick<Shot, 'width' | 'height'>) =>
  page.setViewportSize({ width, height });

/**
 * Opens a story on a page that has shown nothing before, at the width and in the theme of its first picture, and waits
 * until it has drawn itself and played. Fails if it does not, or if axe finds a fault in it.
 */
export async function open(page: Page, url: string, sitting: Sitting): Promise<void> {
  const { storyId, args } = sitting;
  const first = firstOf(sitting);
  shown.delete(page);
  await resize(page, first);
  await page.goto(`${url}/iframe.html?id=${storyId}&viewMode=story&args=${args}&globals=theme:${first.theme}`);
  const faults = await faultsOf(page, storyId);
  if (faults.length > 0) throw new Error(`${storyId}: ${faults.join('\n')}`);
  if (args === '') shown.set(page, { storyId, theme: first.theme, address: page.url() });
}

/**
 * Shows a story on the page as the story before left it, which takes a third of the time; false where that cannot be
 * done, or where the story then has a fault. What is wrong here may come from the story before: only a story that was
 * opened has the last word.
 */
export async function switchTo(page: Page, { storyId, args, ...sitting }: Sitting): Promise<boolean> {
  const before = shown.get(page);
  const first = firstOf({ storyId, args, ...sitting });
  const isAtRest = before?.address === page.url() && before.theme === first.theme && before.storyId !== storyId;
  if (!isAtRest || args !== '') return false;
  shown.delete(page);
  await resize(page, first);
  await page.evaluate((id) => {
    localStorage.clear();
    sessionStorage.clear();
    scrollTo(0, 0);
    // Put there by `openCamera`.
    Reflect.get(window, 'startOver')();
    // What Storybook's own list sends to its preview; it has no types outside of Storybook.
    Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__').emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  }, storyId);
  if ((await faultsOf(page, storyId, patience).catch(() => ['It did not finish.'])).length > 0) return false;
  shown.set(page, { storyId, theme: first.theme, address: page.url() });
  return true;
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
  const { y, height, isHigher } = await page.evaluate((isPage) => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
      else animation.finish();
    const root = document.querySelector('#storybook-root');
    const padding = Number.parseFloat(getComputedStyle(document.body).paddingBlockEnd);
    const filled = Math.ceil((root?.getBoundingClientRect().bottom ?? 0) + scrollY + padding);
    const whole = Math.max(document.documentElement.scrollHeight, innerHeight);
    if (!isPage && filled < 1) throw new Error("The story fills nothing of the page: a dialog wants `clip: 'page'`.");
    const most = isPage ? innerHeight : Math.min(filled, whole);
    return { y: isPage ? scrollY : 0, height: most, isHigher: !isPage && whole > innerHeight };
  }, clip === 'page');
  const devtools = await devtoolsOf(page);
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'png',
    // Packing tightly took longer than drawing; only the points count.
    optimizeForSpeed: true,
    captureBeyondViewport: isHigher,
    clip: { x: 0, y, width, height, scale: 1 },
  });
  return Buffer.from(data, 'base64');
}
