import { brotliCompressSync, constants } from 'node:zlib';

import type { Page } from '@playwright/test';

import { rouse } from './steps.ts';
import { expect, test } from './test.ts';

/** What this page was shown with, and what its address cost: of a kept page, only the answer's head came. */
async function shown(page: Page) {
  await rouse(page);
  // The page's sheet is let in by its nonce.
  await expect(page.locator('body')).toHaveCSS('box-sizing', 'border-box');
  return page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    if (!(entry instanceof PerformanceNavigationTiming)) throw new Error('There is no navigation.');
    return {
      nonce: document.querySelector<HTMLElement>('meta[property=csp-nonce]')?.nonce,
      bytes: entry.transferSize,
      length: entry.encodedBodySize,
    };
  });
}

test('a page that did not change is shown from what the browser kept, within its own policy', async ({ person }) => {
  const page = await person('visitor');
  await page.goto('/about');
  const first = await shown(page);
  expect(first.bytes).toBeGreaterThan(first.length);

  await page.reload();
  const second = await shown(page);
  expect(second.nonce).toBe(first.nonce);
  expect(second.bytes).toBeLessThan(1000);

  await page.goto('/terms');
  const other = await shown(page);
  expect(other.nonce).not.toBe(first.nonce);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  expect((await shown(page)).nonce).toBe(first.nonce);
  await page.goForward();
  await expect(page).toHaveURL('/terms');
  expect((await shown(page)).nonce).toBe(other.nonce);
});

test('the home page is kept as well, for as long as what it features stays', async ({ page, guildhall }) => {
  const first = await page.request.get(`${guildhall.url}/`);
  const again = await page.request.get(`${guildhall.url}/`);
  expect(again.headers()['etag']).toBe(first.headers()['etag']);
  expect(again.headers()['content-security-policy']).not.toBe(first.headers()['content-security-policy']);
});

test('scripts come in brotli’s best quality, and with fonts once and for good', async ({ page, guildhall }) => {
  const html = await (await page.request.get(`${guildhall.url}/`)).text();
  const files = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file);
  expect(files.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(0);
  for (const file of new Set(files)) {
    const answer = await page.request.get(guildhall.url + file, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers()['cache-control'], file).toBe('public, max-age=31536000, immutable');
    const content = await answer.body();
    if (!file.endsWith('.js') || content.length < 1000) continue;
    expect(answer.headers()['content-encoding'], file).toBe('br');
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    const best = brotliCompressSync(content, { params }).length;
    expect(Number(answer.headers()['content-length']), file).toBeLessThanOrEqual(best + 8);
  }
});
