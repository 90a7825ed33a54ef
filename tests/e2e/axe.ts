import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

import { expect } from './test.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Runs axe over the whole page: no violation, no disabled rule. */
async function expectNoViolations(page: Page) {
  await page.evaluate(source);
  const { violations } = await page.evaluate(
    // In the page, where axe has just put itself on the window.
    (values) =>
      (globalThis as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run({
        runOnly: { type: 'tag', values },
      }),
    tags,
  );
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

/** Runs axe at the width that the page has, and sees that nothing scrolls sideways. */
export async function expectToFit(page: Page, path: string) {
  await expectNoViolations(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${path} at ${page.viewportSize()?.width} px`).toBeLessThanOrEqual(0);
}
