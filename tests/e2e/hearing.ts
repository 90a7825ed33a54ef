import type { Locator, Page } from '@playwright/test';

import { expect } from './test.ts';

/** Opens a page and waits until it hears, so that what is done next is heard and not loaded. */
export async function open(page: Page, path: string): Promise<void> {
  const stream = page.waitForResponse('**/session/changes', { timeout: 60_000 });
  await page.goto(path);
  await stream;
  await page.evaluate(() => Object.assign(window, { isSame: true }));
}

/** What was measured, in seconds from the answer to the act until it was seen on the other side. */
export const measured: Record<string, string> = {};

/** Acts, and sees it elsewhere, on a page that is not loaded again. How soon is printed: a busy machine is slow. */
export async function seenAfter(name: string, act: () => Promise<unknown>, sight: Locator, count = 1): Promise<void> {
  await act();
  const since = performance.now();
  await expect(sight).toHaveCount(count);
  measured[name] = `${((performance.now() - since) / 1000).toFixed(2)} s`;
  expect(await sight.page().evaluate(() => 'isSame' in window), `${name}: the same page`).toBe(true);
}
