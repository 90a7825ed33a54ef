import { defineConfig } from '@playwright/test';

import { browserOptions } from './scripts/browser.ts';
import { slowdown } from './tests/e2e/slowdown.ts';

const isCounted = process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] !== undefined;

export default defineConfig({
  fullyParallel: true,
  workers: 3,
  forbidOnly: true,
  retries: 0,
  reporter: [
    [process.stdout.isTTY ? 'line' : 'dot'],
    ['html', { open: 'never', outputFolder: 'playwright-report' }],
    ...(isCounted ? [['json'] as const] : []),
  ],
  // Only `--update` says that what differs is accepted.
  updateSnapshots: 'none',
  projects: [
    {
      name: 'e2e',
      outputDir: '.cache/playwright/e2e',
      testDir: 'tests/e2e',
      // A test waits a fifth of its time: for a pause in typing, for a mail.
      workers: 3,
      // A journey takes half a minute where nothing else runs.
      timeout: 300_000 * slowdown,
      // Three servers, databases and browsers share what processors there are: slow is not wrong.
      expect: { timeout: 15_000 * slowdown },
      use: {
        locale: 'en-US',
        // `--trace on` records every step, and takes a tenth longer.
        screenshot: 'only-on-failure',
        actionTimeout: 15_000 * slowdown,
        launchOptions: browserOptions('light'),
      },
    },
    {
      name: 'audit',
      outputDir: '.cache/playwright/audit',
      testDir: 'tests/audit',
      testMatch: '**/*.spec.ts',
      timeout: 120_000,
      // It runs beside the servers of another stage: what is waited for comes later there.
      expect: { timeout: 15_000 },
      workers: 2,
    },
    {
      name: 'stories',
      outputDir: '.cache/playwright/stories',
      testDir: 'tests',
      testMatch: ['stories', 'loop', 'visual'].map((folder) => `${folder}/*.spec.ts`),
      timeout: 300_000,
      // Three browsers that draw and operate stories share what processors there are, and Storybook's own frame is large:
      // slow is not wrong.
      expect: { timeout: 30_000 },
    },
  ],
});
