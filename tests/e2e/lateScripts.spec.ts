import type { Page } from '@playwright/test';

import budget from '../../apps/web/budget.json' with { type: 'json' };
import { paths } from '../../apps/web/src/paths.ts';
import { routes } from '../../apps/web/src/routes.ts';
import { isOpen } from '../../packages/machines/src/domain/access.ts';
import { isDeep } from '../proof/depth.ts';
import type { Shift } from './everyPage/shifts.ts';
import { isMoving, shiftsOf, watchShifts } from './everyPage/shifts.ts';
import { firstLoad } from './firstLoad.ts';
import { openPages, someJobPath, someProfilePath } from './openPages.ts';
import { holdBack, labelOf, rouse, untilAlive } from './steps.ts';
import { expect, test } from './test.ts';

// One page that is too large does not keep the others from being weighed.
const softly = expect.configure({ soft: true });

/** The scripts that this window has loaded, in KiB as they came over the line. */
function scriptSize(): number {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const scripts = entries.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
  return scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1024;
}

/** The login, whose own code waits until it is let through. */
async function openWithLateScripts(page: Page): Promise<() => void> {
  await page.unrouteAll();
  // What an earlier form has kept is not this one's.
  await page.goto('/robots.txt');
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(paths.login, { waitUntil: 'networkidle' });
  return holdBack(page, '**/assets/*.js');
}

test('anyone who only reads a public page pays for no more scripts than its budget', async ({ person, request }) => {
  const page = await person('visitor');
  const sizes: Record<string, string> = {};
  const paths = [...openPages, await someJobPath(request), await someProfilePath(request)];
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const read = await page.evaluate(scriptSize);
    softly(read, path).toBeGreaterThan(50);
    softly(read, path).toBeLessThanOrEqual(budget.publicPage);
    await rouse(page);
    await page.waitForLoadState('networkidle');
    sizes[path] = `${read.toFixed(1)} KiB to read, ${(await page.evaluate(scriptSize)).toFixed(1)} KiB to use`;
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

test('whatever is done before the code for it has come is done all the same', async ({ person }) => {
  const page = await person('visitor');
  const asked = page.getByText('Please select your account type');

  await test.step('a form that is filled in and sent', async () => {
    const letThrough = await openWithLateScripts(page);
    await page.getByLabel('Email address').fill('ada@adeyemi.example');
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page).toHaveURL(paths.login);
    await expect(asked).toBeHidden();
    letThrough();
    await expect(asked).toBeVisible();
    await expect(page.getByLabel('Email address')).toHaveValue('ada@adeyemi.example');
  });

  await test.step('a button that is pressed', async () => {
    const letThrough = await openWithLateScripts(page);
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('shown at last');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'password');
    letThrough();
    await expect(password).toHaveAttribute('type', 'text');
    await expect(password).toHaveValue('shown at last');
  });

  await test.step('a choice that is made, also while it comes', async () => {
    const letThrough = await openWithLateScripts(page);
    const client = page.getByRole('radio', { name: 'Client' });
    const freelancer = page.getByRole('radio', { name: 'Freelancer' });
    await labelOf(client).click();
    await expect(client).toBeChecked();
    await labelOf(freelancer).hover();
    await page.mouse.down();
    letThrough();
    await untilAlive(page);
    await expect(client).toBeChecked();
    await page.mouse.up();
    await expect(freelancer).toBeChecked();
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(asked).toBeHidden();
  });
});

test('a menu that is opened before scripts have come stays open, leads on without a reload, and is the drawer then', async ({
  person,
}) => {
  const page = await person('visitor');
  await page.setViewportSize({ width: 390, height: 844 });
  const letThrough = await holdBack(page, '**/assets/*.js');
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

declare global {
  interface Window {
    /** Goes to an address as soon as React has reached the page's heading; says whether the rest of the page was untouched. */
    goOnHalfway: (to: string) => Promise<boolean>;
  }
}

function addGoOnHalfway() {
  const isReached = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  window.goOnHalfway = (to) =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      // Between two pieces of React's work.
      port1.onmessage = () => {
        const heading = document.querySelector('#main h1');
        if (heading === null || !isReached(heading)) {
          port2.postMessage(null);
          return;
        }
        resolve([...document.querySelectorAll('#main *')].some((element) => !isReached(element)));
        window.history.pushState(null, '', to);
      };
      port2.postMessage(null);
    });
}

test('anyone who goes on while scripts take a page over gets there without an error', async ({ person, request }) => {
  const profile = await someProfilePath(request);
  const page = await person('visitor');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.addInitScript(addGoOnHalfway);
  const halfway: string[] = [];
  for (const path of isDeep ? [...openPages, profile] : [paths.home, paths.login, profile]) {
    const to = path === paths.press ? paths.terms : paths.press;
    await page.goto(path);
    const isHalfway = page.evaluate((address) => window.goOnHalfway(address), to);
    await page.mouse.move(1, 1);
    await page.mouse.move(2, 2);
    if (await isHalfway) halfway.push(path);
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
