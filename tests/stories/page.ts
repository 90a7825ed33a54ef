import type { Browser, LaunchOptions, Page } from 'playwright';
import { chromium } from 'playwright';

import { storyNow } from '../../packages/ui/src/testing/clock.ts';
import { browserOptions } from '../../scripts/browser.ts';
import { pictureBrowser, whyNoPictures } from '../../scripts/pinnedChromium.ts';
import { installLoop } from '../loop/page/loop.ts';
import { installRecorder } from '../loop/page/recorder.ts';
import { faultsOf } from './faults.ts';
import type { Look, Shot } from './look.ts';

/** The pinned browser, whose pictures are compared; where it cannot run, another one shows everything but pictures. */
export const storyBrowser = (): LaunchOptions => (whyNoPictures === null ? pictureBrowser : browserOptions('light'));

/** A page for stories, in which nothing moves, no time passes and chance is always the same. */
export async function openStoryPage(): Promise<{ browser: Browser; page: Page }> {
  const browser = await chromium.launch(storyBrowser());
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
      try {
        localStorage.clear();
        sessionStorage.clear();
      } catch {
        // A sandboxed frame has none.
      }
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
  await page.addInitScript(installRecorder);
  await page.addInitScript(installLoop);
  return { browser, page };
}

/** In milliseconds: a story that takes longer after another one is opened instead. */
const patience = 10_000;

/** What a page shows, as long as no one has led it elsewhere. */
const shown = new WeakMap<Page, { id: string; theme: string; address: string }>();

/** Without what follows the hash: links within a story lead only there. */
const addressOf = (page: Page): string => page.url().split('#', 1).join('');

function firstOf({ id, shots: [first] }: Look): Shot {
  if (!first) throw new Error(`${id} asks for no picture: give it a width and a theme.`);
  return first;
}

export async function resize(page: Page, { width, height }: Pick<Shot, 'width' | 'height'>): Promise<void> {
  const before = page.viewportSize();
  if (before?.width !== width || before.height !== height) await page.setViewportSize({ width, height });
}

/**
 * Opens a story on a page that has shown nothing before, at the width and in the theme of its first picture, and waits
 * until it has drawn itself and played. Fails if it does not.
 */
export async function open(page: Page, url: string, story: Look): Promise<void> {
  const { id, args } = story;
  const first = firstOf(story);
  shown.delete(page);
  await resize(page, first);
  const globals = `theme:${first.theme}`;
  await page.goto(`${url}/iframe.html?id=${id}&viewMode=story&args=${args}&globals=${globals}`);
  const faults = await faultsOf(page, id);
  if (faults.length > 0) throw new Error(`${id}: ${faults.join('\n')}`);
  if (args === '') shown.set(page, { id, theme: first.theme, address: addressOf(page) });
}

/**
 * Shows a story on the page as the story before left it, which takes a third of the time; false where that cannot be
 * done, or where the story does not draw itself and play. What is wrong here may come from the story before: only a
 * story that was opened has the last word.
 */
export async function switchTo(page: Page, story: Look): Promise<boolean> {
  const { id, args } = story;
  const before = shown.get(page);
  const first = firstOf(story);
  if (!before || before.address !== addressOf(page)) return false;
  if (before.theme !== first.theme || before.id === id || args !== '') return false;
  shown.delete(page);
  await resize(page, first);
  await page.evaluate(
    ({ storyId, address }) => {
      history.replaceState(null, '', address);
      scrollTo(0, 0);
      // As on a page that no one has used, what is focused shows it: it does not after a press of the mouse.
      for (const type of ['keydown', 'keyup'])
        document.body.dispatchEvent(new KeyboardEvent(type, { key: 'F9', bubbles: true }));
      // Put there by `openStoryPage`.
      Reflect.get(window, 'startOver')();
      // What Storybook's own list sends to its preview; it has no types outside of Storybook.
      Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__').emit('setCurrentStory', { storyId, viewMode: 'story' });
    },
    { storyId: id, address: before.address },
  );
  if ((await faultsOf(page, id, patience).catch(() => ['It did not finish.'])).length > 0) return false;
  shown.set(page, { id, theme: first.theme, address: addressOf(page) });
  return true;
}
