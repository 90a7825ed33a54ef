import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

import { test as base } from '@playwright/test';
import type { Page } from '@playwright/test';

import type { Answers } from './ask.ts';
import { openStoryPage } from './page.ts';
import type { Reply } from './reader.ts';

/** Where the static Storybook is served. */
export const url = process.env['STORYBOOK_URL'] ?? '';

interface Fixtures {
  /** Shows a story and asks everything of it. */
  answersOf: (id: string) => Promise<Answers>;
  /** A page for stories, for tests that plant something in one. */
  camera: Page;
}

/** One browser for all stories of a worker: what it has loaded once, it need not load again. */
export const test = base.extend<object, Fixtures>({
  answersOf: [
    // Playwright finds out what a fixture needs from its first parameter's pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const reader = new Worker(join(import.meta.dirname, 'reader.ts'), { workerData: url });
      await use(async (id) => {
        reader.postMessage(id);
        const [reply] = (await once(reader, 'message')) as [Reply];
        if ('error' in reply) throw reply.error;
        return reply.answers;
      });
      const ended = once(reader, 'exit');
      reader.postMessage(null);
      await ended;
    },
    { scope: 'worker' },
  ],
  camera: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const { browser, page } = await openStoryPage();
      await use(page);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});
