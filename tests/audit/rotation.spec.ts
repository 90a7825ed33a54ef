import { chromium, expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';

import { launchOptions, storyPage } from './browsers.ts';
import { axeCheck } from './checks/axe.ts';
import { checkVisit } from './checkVisit.ts';
import { whole } from './options.ts';
import { sampleOf, turnOfRun } from './rotation.ts';
import { openStory, storyUrl, storyVisits } from './stories.ts';
import { keyOf } from './visit.ts';

/** About half a minute on two processors. */
const count = 48;

const turn = turnOfRun();
const url = process.env['STORYBOOK_URL'] ?? '';

/** One page for all stories of a worker: what it has loaded once, it need not load again. */
const test = base.extend<object, { reader: Page }>({
  reader: [
    // Playwright finds out what a fixture needs from its first parameter's pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const browser = await chromium.launch(launchOptions());
      await use(await storyPage(browser));
      await browser.close();
    },
    { scope: 'worker' },
  ],
});

for (const visit of sampleOf(storyVisits({ ...whole, grep: undefined }), keyOf, turn, count)) {
  test(`${keyOf(visit)} passes axe (A11Y_TURN=${turn})`, async ({ reader }) => {
    const open = () => openStory(reader, storyUrl(url, visit));
    await open();
    const { looks, findings, failures } = await checkVisit(reader, visit, [axeCheck], open);
    expect(failures).toEqual([]);
    expect(looks.map(({ width, checks }) => [width, checks])).toEqual(visit.widths.map((width) => [width, ['axe']]));
    const faults = findings.filter(({ explanation }) => explanation === undefined);
    expect(faults.map(({ setting, message }) => `${setting.width} px: ${message}`)).toEqual([]);
  });
}
