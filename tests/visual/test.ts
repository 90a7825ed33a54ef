import { test as base } from '@playwright/test';
import type { Page } from '@playwright/test';

import { openCamera } from './camera.ts';

/** Where the static Storybook is served. */
export const url = process.env['VISUAL_URL'] ?? '';

/** One page for all pictures of a worker: opening one costs more than a picture. */
export const test = base.extend<object, { camera: Page }>({
  camera: [
    // Playwright finds out what a fixture needs from its first parameter's pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const { browser, page } = await openCamera();
      await use(page);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});
