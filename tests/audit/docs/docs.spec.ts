import { chromium, expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';

import { toolbars } from '../../../.storybook/toolbars.ts';
import { launchOptions } from '../browsers.ts';
import { violationsOf } from '../checks/axe.ts';
import { docsPages, known } from './docsPages.ts';
import type { Globals } from './openDocs.ts';
import { openDocs, switchDocs, turn } from './openDocs.ts';
import { faultsOf, looksOf, screensOf } from './readDocs.ts';

const url = process.env['STORYBOOK_URL'] ?? '';
const wide = { width: 1280, height: 900 };

/** One page for all of a worker, for its cache, and what its console has said since it was last asked. */
const test = base.extend<object, { preview: { page: Page; said: string[] } }>({
  preview: [
    // Playwright finds out what a fixture needs from its first parameter's pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const browser = await chromium.launch(launchOptions());
      const page = await browser.newPage({ viewport: wide, colorScheme: 'light' });
      const said: string[] = [];
      page.on('pageerror', (error) => said.push(String(error)));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) said.push(message.text());
      });
      page.on('response', (response) => {
        if (response.status() >= 400) said.push(`${response.status()} ${response.url()}`);
      });
      page.on('requestfailed', (request) => {
        // Who goes on does not wait for what the page before had asked for.
        const reason = request.failure()?.errorText;
        if (reason !== 'net::ERR_ABORTED') said.push(`${reason} ${request.url()}`);
      });
      await use({ page, said });
      await browser.close();
    },
    { scope: 'worker' },
  ],
});

/** The language is that of samples, what is around a screen is of its story: neither is a look of the page. */
type Followed = Exclude<keyof typeof toolbars, 'language' | 'around'>;
const names = Object.keys(toolbars).filter((name): name is Followed => name !== 'language' && name !== 'around');
const valuesAt = (place: 0 | 1, of: readonly string[]): Globals =>
  Object.fromEntries(names.map((name) => [name, toolbars[name].values[of.includes(name) ? place : 0] ?? '']));

/** What a page is first shown in. */
const plain = valuesAt(0, []);

/** Toolbars that are turned together: forced colors hide a theme. */
const turned = [names.filter((name) => name !== 'colours'), ['colours'] as const] as const;

/** How many screens of a desk a page may be long that is read from its beginning. */
const mostScreens = 6;
const isReadThrough = (title: string) => /^(Components|Foundations)\//.test(title);

/** A page keeps something of each that it has shown: as with stories it is opened anew from time to time. */
const mostOnPage = 30;
let onPage = mostOnPage;

/** Fails where the page of documentation that is open cannot be read, or does not follow the toolbars. */
async function expectInOrder({ page, said }: { page: Page; said: readonly string[] }, title: string): Promise<void> {
  // What slides in has taken the focus, and given it back, only at its end.
  await expect.poll(() => faultsOf(page, [...known])).toEqual([]);
  expect(await violationsOf(page, '.sb-story')).toEqual([]);
  expect(isReadThrough(title) ? await screensOf(page) : 0).toBeLessThanOrEqual(mostScreens);

  await page.setViewportSize({ width: 390, height: 844 });
  const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(overhang, 'On a phone it scrolls sideways').toBe(0);
  await page.setViewportSize(wide);

  const before = await looksOf(page);
  for (const tried of turned) {
    await turn(page, valuesAt(1, tried));
    // Each part that was there looks different: one story of many that does not follow is a fault too.
    const same = async () => {
      const after = new Map((await looksOf(page)).map(({ part, look }) => [part, look]));
      return tried.flatMap((name) =>
        before
          .filter(({ part, look, fixed }) => !fixed.includes(name) && after.get(part)?.[name] === look[name])
          .map(({ part }) => `${part} does not follow ${name}`),
      );
    };
    await expect.poll(same).toEqual([]);
  }

  expect(said).toEqual([]);
}

for (const { id, title } of docsPages) {
  test(`the documentation of ${title} can be read, and follows the toolbars`, async ({ preview }) => {
    const { page, said } = preview;
    said.length = 0;
    onPage += 1;
    if (onPage <= mostOnPage) {
      const isInOrder = await switchDocs(page, id, plain)
        .then(() => expectInOrder(preview, title))
        .then(
          () => true,
          () => false,
        );
      if (isInOrder) return;
    }
    onPage = 1;
    said.length = 0;
    await page.setViewportSize(wide);
    await openDocs(page, url, id, plain);
    await expectInOrder(preview, title);
  });
}
