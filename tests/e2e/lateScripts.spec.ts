import budget from '../../apps/web/budget.json' with { type: 'json' };
import { paths } from '../../apps/web/src/paths.ts';
import { routes } from '../../apps/web/src/routes.ts';
import { isOpen } from '../../packages/machines/src/domain/access.ts';
import { isDeep } from '../proof/depth.ts';
import type { Shift } from './everyPage/shifts.ts';
import { isMoving, shiftsOf, watchShifts } from './everyPage/shifts.ts';
import { firstLoad } from './firstLoad.ts';
import { watchHydration } from './halfway.ts';
import { openPages, someJobPath, someProfilePath } from './openPages.ts';
import { appScripts, holdBack, rouse, untilAlive } from './steps.ts';
import { expect, test } from './test.ts';

// One page that is too large does not keep the others from being weighed.
const softly = expect.configure({ soft: true });

/** The scripts that this window has loaded, in KiB as they came over the line: those that came with it, and all. */
function scriptSizes() {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const scripts = entries.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
  const [{ loadEventEnd } = { loadEventEnd: 0 }] = performance.getEntriesByType(
    'navigation',
  ) as PerformanceNavigationTiming[];
  const sizeOf = (some: readonly PerformanceResourceTiming[]) =>
    some.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1024;
  return { read: sizeOf(scripts.filter(({ startTime }) => startTime < loadEventEnd)), all: sizeOf(scripts) };
}

test('anyone who only reads a public page pays for no more scripts than its budget', async ({ person, request }) => {
  const page = await person('visitor');
  const sizes: Record<string, string> = {};
  const paths = [...openPages, await someJobPath(request), await someProfilePath(request)];
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const { read, all } = await page.evaluate(scriptSizes);
    softly(read, path).toBeGreaterThan(1);
    softly(read, path).toBeLessThanOrEqual(budget.reading);
    softly(all, path).toBeLessThanOrEqual(budget.publicPage);
    await rouse(page);
    await page.waitForLoadState('networkidle');
    const { all: used } = await page.evaluate(scriptSizes);
    sizes[path] = `${read.toFixed(1)} KiB to read, ${all.toFixed(1)} ahead, ${used.toFixed(1)} used`;
  }
  console.log(sizes);
});

test('no page behind the login, no dialog and no tab begins with more scripts than its budget', () => {
  const signedIn = new Set(routes.filter(({ access }) => !isOpen(access)).map(({ module }) => module));
  for (const module of signedIn) softly(firstLoad(module), module).toBeLessThanOrEqual(budget.firstPage);

  const editing = firstLoad('editProfile/EditProfileRoute') - firstLoad('ownProfile/screen');
  softly(editing, 'the own profile’s form').toBeLessThanOrEqual(budget.editing);

  const ofClients = 'clientDashboard/ClientDashboardRoute';
  for (const { dialog, under } of [
    { dialog: 'interviewScheduling/screen', under: [ofClients, 'applicants/screen'] },
    { dialog: 'rating/screen', under: [ofClients, 'postedJobs/screen'] },
    {
      dialog: 'rating/screen',
      under: ['freelancerDashboard/FreelancerDashboardRoute', 'assignedProjects/screen'],
    },
  ]) {
    const more = firstLoad(...under, dialog) - firstLoad(...under);
    softly(more, `${dialog} over ${under.at(-1)}`).toBeLessThanOrEqual(budget.dialog);
  }

  const tabs = ['clientOverview/ClientOverviewView', 'postedJobs/screen', 'applicants/screen', 'meetings/screen'];
  for (const tab of tabs) {
    softly(firstLoad(ofClients, tab) - firstLoad(ofClients), tab).toBeLessThanOrEqual(budget.tab);
  }
});

test('a menu that is opened before scripts have come stays open, leads on without a reload, and is the drawer then', async ({
  person,
}) => {
  const page = await person('visitor');
  await page.setViewportSize({ width: 390, height: 844 });
  const letThrough = await holdBack(page, appScripts);
  await page.goto('/', { waitUntil: 'commit' });
  const banner = page.getByRole('banner');
  const menu = banner.getByRole('button', { name: 'Menu' });
  await menu.click();
  const about = banner.getByRole('link', { name: 'About' });
  await expect(about).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  letThrough();
  await untilAlive(page);
  await expect(about).toBeVisible();
  await about.click();
  await expect(page).toHaveURL('/about');
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  await expect(about).toBeHidden();
  await menu.click();
  await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'About' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
});

test('anyone who goes on while scripts take a page over gets there without an error', async ({ person, request }) => {
  const profile = await someProfilePath(request);
  const page = await person('visitor');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await watchHydration(page);
  const halfway: string[] = [];
  for (const path of isDeep ? [...openPages, profile] : [paths.home, paths.login, profile]) {
    const to = path === paths.press ? paths.terms : paths.press;
    await page.goto(path);
    const isHalfway = page.evaluate((address) => window.halfway(() => window.history.pushState(null, '', address)), to);
    await page.mouse.move(1, 1);
    await page.mouse.move(2, 2);
    if (!(await isHalfway)) continue;
    halfway.push(path);
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('heading', { level: 1, name: /writing about us|[Tt]erms/ })).toBeVisible();
  }
  console.log(`left halfway: ${halfway.join(' ')}`);
  expect(halfway.length).toBeGreaterThan(0);
});

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
