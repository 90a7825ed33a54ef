import type { Page } from '@playwright/test';

import { demoAccounts } from '../../apps/server/src/seed/demoAccounts.ts';
import { routes } from '../../apps/web/src/routes.ts';
import { inTurn, turnOfRun } from '../audit/rotation.ts';
import { hearNothing, holdBack, logIn, rouse } from './steps.ts';
import { expect, test } from './test.ts';

const turn = turnOfRun();

/** What moved by itself since the page was opened: https://web.dev/articles/cls */
interface Shift {
  value: number;
  moved: string[];
}

/** Below this nothing is seen to move; the sum counts, since each little step is one too many. */
const still = 0.001;

const isMoving = (shifts: readonly Shift[]) => shifts.reduce((sum, { value }) => sum + value, 0) >= still;

/** Remembers from the first moment what moves. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    // Not in TypeScript's list of entries.
    type LayoutShift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    };
    new PerformanceObserver((list) => {
      // It observes nothing else.
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput) continue;
        shifts.push({
          value,
          moved: sources.map(({ node }) => `${node?.nodeName}: ${node?.textContent?.slice(0, 40)}`),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Opens a page whose fonts come after everything else, when it is alive and has been drawn again. */
async function openWithLateFonts(page: Page, path: string): Promise<Shift[]> {
  const bringFonts = await holdBack(page, '**/*.woff2');
  const areWanted = page.waitForRequest('**/*.woff2');
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await rouse(page);
  await areWanted;
  bringFonts();
  await page.waitForLoadState('networkidle');
  const shifts = await shiftsOf(page);
  await page.unroute('**/*.woff2');
  return shifts;
}

/** What has moved by now, with what the last frames changed. */
function shiftsOf(page: Page): Promise<Shift[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    // What the fonts' coming changed is reported with the frame after the next.
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    // Put there by `watchShifts`.
    return (window as unknown as { shifts: Shift[] }).shifts;
  });
}

test('fonts that come after the page was drawn, and before its scripts, move nothing either', async ({ person }) => {
  const page = await person('visitor');
  await watchShifts(page);
  const moving: Record<string, Shift[]> = {};
  for (const path of ['/', '/about', '/login']) {
    const bringFonts = await holdBack(page, '**/*.woff2');
    const bringScripts = await holdBack(page, '**/*.js');
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    const fonts = page.waitForResponse('**/fraunces-latin-wght*.woff2');
    bringFonts();
    await (await fonts).finished();
    bringScripts();
    await page.waitForLoadState('networkidle');
    await rouse(page);
    const shifts = await shiftsOf(page);
    if (isMoving(shifts)) moving[path] = shifts;
    await page.unrouteAll();
  }
  expect(moving).toEqual({});
});

for (const [place, width] of [390, 1280].entries()) {
  for (const [index, [name, account]] of (
    [
      ['visitor', undefined],
      ['client', demoAccounts.client],
    ] as const
  ).entries()) {
    test(`nothing moves by itself on any open page at ${width} px, though fonts come late: a ${name} (A11Y_TURN=${turn})`, async ({
      person,
    }) => {
      const page = await person(name);
      await hearNothing(page);
      await page.setViewportSize({ width, height: 844 });
      if (account) {
        await logIn(page, 'Client', account);
        await expect(page).toHaveURL(/dashboard/);
      }
      await watchShifts(page);
      const sitemap = await (await page.request.get('/sitemap.xml')).text();
      const [profile = ''] = /\/profile\/[^<]+/.exec(sitemap) ?? [];
      const open = routes.filter(({ access }) => access === 'public' || (access === 'guest' && !account));
      const moving: Record<string, Shift[]> = {};
      // Each page in one width, before one of the two people.
      for (const path of inTurn([...open.map((route) => route.path), profile], 8, turn + place + 2 * index)) {
        const shifts = await openWithLateFonts(page, path);
        if (isMoving(shifts)) moving[path] = shifts;
      }
      expect(moving).toEqual({});
    });
  }
}
