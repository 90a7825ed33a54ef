import { chromium, expect, test } from '@playwright/test';

import { launchOptions } from '../browsers.ts';
import { axeCheck } from '../checks/axe.ts';
import { reportPage } from './html/reportPage.ts';
import { faint, light, reportOf, visited } from './sampleResults.ts';

const explained = { ...faint(light), message: 'Cannot tell.', explanation: 'The picture behind it is dark enough.' };
const broken = { ...visited('three'), failures: [{ check: 'names', message: '<Timeout>', setting: light }] };
const manyPages = Array.from({ length: 30 }, (_, index) =>
  visited(`/page-${index}`, [{ ...faint(light), target: `#element-${index}` }]),
);
const page = reportPage(reportOf([...manyPages, visited('two', [explained]), broken]));

const readers = {
  light: { colorScheme: 'light', contrast: 'no-preference' },
  dark: { colorScheme: 'dark', contrast: 'no-preference' },
  'high contrast': { colorScheme: 'light', contrast: 'more' },
} as const;

for (const [theme, settings] of Object.entries(readers)) {
  for (const width of [320, 1280]) {
    test(`an auditor can read the report itself in ${theme} at ${width} px`, async () => {
      const browser = await chromium.launch(launchOptions());
      const tab = await (await browser.newContext({ ...settings, viewport: { width, height: 900 } })).newPage();
      await tab.setContent(page);
      const setting = { theme: 'light', direction: 'ltr', width } as const;
      const found = await axeCheck.run(tab, { ...setting, kind: 'route', name: 'report', url: tab.url() });
      expect(found).toEqual([]);
      expect(await tab.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
      await expect(tab.getByRole('heading', { level: 4 })).toHaveCount(55);
      await expect(tab.getByText('<Timeout>')).toBeVisible();
      await browser.close();
    });
  }
}

test('each page with a fault stands in the report, with the element there', async () => {
  const browser = await chromium.launch(launchOptions());
  const tab = await browser.newPage();
  await tab.setContent(page);
  const fault = tab.locator('article', { has: tab.getByRole('heading', { name: 'Too faint' }) });
  await fault.getByText('and 22 more pages').click();
  for (let index = 0; index < 30; index += 1)
    await expect(fault.getByText(`/page-${index} light`)).toContainText(`#element-${index}`);
  await browser.close();
});

test('the report is one file: nothing is loaded and no script runs', () => {
  expect(page).not.toMatch(/<script|<link|<img|@import|url\((?!data:)/);
});
