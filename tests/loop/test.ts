import type { Page } from '@playwright/test';
import { chromium, test as base } from '@playwright/test';

import { launchOptions, storyPage } from '../audit/browsers.ts';
import { openStory, storyUrl, switchStory } from '../audit/stories.ts';
import { isDeep } from '../proof/depth.ts';
import { deadControls } from './judge.ts';
import type { Memory } from './memory.ts';
import type { Choose } from './operate.ts';
import { operateStory } from './operate.ts';
import { installLoop } from './page/loop.ts';
import { installRecorder } from './page/recorder.ts';
import type { Visit } from './visit.ts';

const url = process.env['STORYBOOK_URL'] ?? '';

/** Shows a story; a page that was opened for it alone has nothing of the one before. */
export type Show = (story: string, isAlone?: boolean) => Promise<Page>;

/** One page for all stories of a worker: what it has loaded once, it need not load again. */
export const test = base.extend<object, { show: Show }>({
  show: [
    // Playwright finds out what a fixture needs from its first parameter's pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const browser = await chromium.launch(launchOptions());
      const page = await storyPage(browser);
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.addInitScript(installRecorder);
      await page.addInitScript(installLoop);
      let isOpen = false;
      await use(async (story, isAlone = false) => {
        if (isOpen && !isAlone) await switchStory(page, story);
        else {
          const address = { kind: 'story', id: story, theme: 'light', direction: 'ltr', widths: [1280] } as const;
          await openStory(page, storyUrl(url, address));
        }
        isOpen = true;
        return page;
      });
      await browser.close();
    },
    { scope: 'worker' },
  ],
});

/**
 * Of controls that say the same (the options of one list, the days of a month, chips with the same cross) the first and the last, in a deep
 * run all.
 */
export const chosen: Choose = (controls) => {
  const all = controls.map((_, index) => index);
  if (isDeep) return all;
  const nameOf = (index: number) => {
    const control = controls[index];
    return control?.role === 'option' || control?.role === 'day' ? control.role : control?.label;
  };
  const names = all.map(nameOf);
  return all.filter((index) => names.indexOf(names[index]) === index || names.lastIndexOf(names[index]) === index);
};

/**
 * Operates a story. The last word on a finding is that of a page that was opened for this story alone, with each of its
 * controls operated.
 */
export async function visit(show: Show, story: string, memory?: Memory): Promise<Visit> {
  const first = await operateStory(await show(story), story, chosen, memory);
  return deadControls(first).length === 0 ? first : operateStory(await show(story, true), story, chosen);
}
