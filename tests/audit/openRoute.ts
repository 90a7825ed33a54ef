import type { BrowserContextOptions, Page } from '@playwright/test';

import { paths } from '../../apps/web/src/paths.ts';
import type { Storages } from '../../apps/web/src/session/storage.ts';
import { storeSession } from '../../apps/web/src/session/storage.ts';
import { alive, settled } from './checks/support/setting.ts';
import type { Marketplaces } from './marketplaces.ts';
import { roleOf } from './routes.ts';
import { turnScriptsOff } from './scriptsOff.ts';
import type { RouteVisit } from './visit.ts';

/** What the browser says about its reader: the product chooses its theme by it. */
export const routeReader = ({ theme }: RouteVisit): BrowserContextOptions => ({
  locale: 'en-US',
  timezoneId: 'UTC',
  reducedMotion: 'reduce',
  colorScheme: theme === 'dark' ? 'dark' : 'light',
  contrast: theme === 'contrast' ? 'more' : 'no-preference',
});

const marketplaceOf = ({ data }: RouteVisit, { full, empty }: Marketplaces) => (data === 'empty' ? empty : full);

/** What the app itself would keep of a session, by key. */
function keptBy(store: (storages: Storages) => void): Record<string, string> {
  const kept = new Map<string, string>();
  const session: Storage = {
    length: 0,
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: () => null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  };
  store({ session, local: session });
  return Object.fromEntries(kept);
}

/** Before the first page: signs the person in, and takes the API away where it shall fail. */
export async function prepareRoute(page: Page, visit: RouteVisit, marketplaces: Marketplaces): Promise<void> {
  const role = roleOf[visit.visitor];
  if (role !== null) {
    const session = marketplaceOf(visit, marketplaces).sessions[role];
    const kept = keptBy((storages) => storeSession(storages, { ...session, openedAt: 0 }, false));
    await page.addInitScript((items) => {
      for (const [key, value] of Object.entries(items)) sessionStorage.setItem(key, value);
    }, kept);
    // An audit looks at a page whose network rests, which a stream never does.
    await page.route('**/session/changes', (route) => route.abort());
  }
  if (visit.data === 'served') await turnScriptsOff(page);
  if (visit.data === 'failed') {
    const json = { success: false, message: 'Something went wrong.', data: null };
    await page.route('**/api/v1/**', (route) => route.fulfill({ status: 500, json }));
  }
}

/** Opens a page as its visitor does, and waits until it has loaded what it shows. */
export async function openRoute(page: Page, visit: RouteVisit, marketplaces: Marketplaces): Promise<void> {
  const { url } = marketplaceOf(visit, marketplaces);
  if (visit.data === 'served') {
    await page.goto(url + visit.address, { waitUntil: 'load' });
    await page.locator('h1').first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    return;
  }
  if (visit.data === 'failed' && visit.address === paths.home) {
    // It comes from the server with its data. Who comes from another page loads them in the browser.
    await page.goto(url + paths.about, { waitUntil: 'networkidle' });
    await alive(page);
    await page.locator(`header a[href="${paths.home}"]`).first().click();
    await page.waitForLoadState('networkidle');
  } else {
    await page.goto(url + visit.address, { waitUntil: 'networkidle' });
    // Awake, it knows whom it leads elsewhere, and asks for what it shows.
    await alive(page);
  }
  const wanted = new URL(visit.leadsTo ?? visit.address, url);
  await page.waitForURL((at) => at.pathname === wanted.pathname, { timeout: 10_000 });
  await page.locator('h1').first().waitFor();
  await alive(page);
  await settled(page);
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null, undefined, {
    timeout: 10_000,
  });
  await settled(page);
}
