import type { Page } from '@playwright/test';

import type { Fault } from './support/pageCheck.ts';
import { pageCheck } from './support/pageCheck.ts';
import { inWindow, settled } from './support/setting.ts';
import { lostTexts, sideways } from './support/textLoss.ts';
import { inEachLayout } from './support/where.ts';

/** How many times browsers enlarge a page at most. */
const most = 5;

/** Does something with text twice as large as the reader has set already. */
export async function withTwice<T>(page: Page, action: () => Promise<T>): Promise<T> {
  const own = await page.evaluate(() => document.documentElement.style.fontSize);
  const twice = `${2 * (/^[\d.]+%$/.test(own) ? Number.parseFloat(own) : 100)}%`;
  await page.evaluate((value) => (document.documentElement.style.fontSize = value), twice);
  await settled(page);
  try {
    return await action();
  } finally {
    await page.evaluate((value) => (document.documentElement.style.fontSize = value), own);
    await settled(page);
  }
}

/** What large text costs in a window that is narrow already. */
async function lostInNarrow(page: Page): Promise<Fault[]> {
  const faults = async () => [...(await lostTexts(page)), ...(await sideways(page))];
  const before = new Set((await faults()).map(({ target }) => target));
  const after = await withTwice(page, faults);
  const tabs = await page.evaluate(() => [...document.querySelectorAll('[role=tablist]')].map(window.audit.selectorOf));
  return after.filter(({ target }) => !before.has(target) && !tabs.includes(target));
}

export const textSize = pageCheck({
  id: 'text-size',
  title: 'Text of 200 % costs none of it',
  criteria: ['1.4.4'],
  method:
    'The root’s font size doubled, as the reader’s setting does, and the page zoomed to 200 %. Texts must have grown (a headline as wide as the window at least by zoom), and nothing may be cut off, lie on other text or scroll sideways that did not before. At 320 px, which is zoomed already, the doubled font size alone: nothing may be lost; a row of tabs may scroll.',
  appliesTo: (subject) => inEachLayout(subject) && (subject.width === 320 || subject.width >= 1280),
  async faults(page, subject) {
    if (subject.width === 320) return lostInNarrow(page);
    const before = new Set([...(await lostTexts(page)), ...(await sideways(page))].map(({ target }) => target));
    const sizes = () =>
      page.evaluate(() =>
        window.audit
          .texts()
          .map(({ element }) => [window.audit.selectorOf(element), getComputedStyle(element).fontSize] as const),
      );
    const small = new Map(await sizes());
    const size = page.viewportSize() ?? { width: 1280, height: 900 };
    const zoomed = await inWindow(
      page,
      { width: Math.round(size.width / 2), height: Math.round(size.height / 2) },
      async () => [...(await lostTexts(page)), ...(await sideways(page))],
    );
    const growth = (now: readonly (readonly [string, string])[]) =>
      new Map(
        now.map(([selector, px]) => [
          selector,
          Number.parseFloat(px) / Number.parseFloat(small.get(selector) ?? 'NaN'),
        ]),
      );
    const [after, grown] = await withTwice(page, async () => [
      [...(await lostTexts(page)), ...(await sideways(page))],
      growth(await sizes()),
    ]);
    const short = [...grown].filter(([, times]) => times < 1.9);
    // A headline whose size follows the width of the window grows less with the text, and reaches its double by zoom.
    const magnified =
      short.length === 0
        ? new Map<string, number>()
        : growth(
            await inWindow(
              page,
              { width: Math.round(size.width / most), height: Math.round(size.height / most) },
              sizes,
            ),
          );
    const fixed = short
      // What is measured in pixels stays as it was.
      .filter(([selector, times]) => times < 1.1 || (magnified.get(selector) ?? 0) * most < 2)
      .map(([target]) => ({ target, message: 'The text does not grow with the reader’s text size.' }));
    return [...[...zoomed, ...after].filter(({ target }) => !before.has(target)), ...fixed];
  },
});
