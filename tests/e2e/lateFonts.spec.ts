import type { Shift } from './everyPage/shifts.ts';
import { isMoving, shiftsOf, watchShifts } from './everyPage/shifts.ts';
import { holdBack, rouse } from './steps.ts';
import { expect, test } from './test.ts';

test('fonts that come after the page was drawn, and before its scripts, move nothing either', async ({ person }) => {
  const page = await person('visitor');
  await watchShifts(page.context());
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
