import { routes } from '../../apps/web/src/routes.ts';
import { brokenReferences } from '../house/idReferences.ts';
import { expectToFit } from './axe.ts';
import { openPages, someProfilePath } from './openPages.ts';
import { expect, test } from './test.ts';

for (const path of openPages) {
  test(`${path} arrives complete: in order before any of its scripts has come`, async ({ browser, guildhall }) => {
    const context = await browser.newContext({ baseURL: guildhall.url, viewport: { width: 320, height: 844 } });
    const page = await context.newPage();
    await page.route('**/*.js', (route) => route.abort());
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page).toHaveTitle(/.+ \| Guildhall/);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', guildhall.url + path);
    await expectToFit(page, path);
    // Assistive technology reads a page before its scripts have come.
    expect(brokenReferences((await answer?.text()) ?? '')).toEqual([]);
    await context.close();
  });
}

test('an address without a page says so, with the status and a way home', async ({ person }) => {
  const page = await person('visitor');
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('a change of page moves the focus to its heading and the view to its top', async ({ person }) => {
  const page = await person('visitor');
  await page.goto('/terms', { waitUntil: 'networkidle' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('anyone who reads how to find work looks for it there, and lands among the jobs', async ({ person }) => {
  const page = await person('visitor');
  await page.goto('/how-to-find-work', { waitUntil: 'networkidle' });
  const field = page.getByRole('searchbox', { name: 'Search projects' });
  await field.fill('   ');
  await field.press('Enter');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/how-to-find-work');
  await field.fill('  logo & type ');
  await field.press('Enter');
  await expect(page).toHaveURL('/jobs?search=logo+%26+type');
  await page.goBack();
  await field.fill('React');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/jobs?search=React');
});

test('the search on how to find work is a plain form before scripts have loaded', async ({ browser, guildhall }) => {
  const context = await browser.newContext({ baseURL: guildhall.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/how-to-find-work');
  await page.getByRole('searchbox', { name: 'Search projects' }).fill('React');
  await page.getByRole('searchbox', { name: 'Search projects' }).press('Enter');
  await expect(page).toHaveURL('/jobs?search=React');
  await context.close();
});

test('each link of the sitemap leads to a page that exists', async ({ page, guildhall }) => {
  await page.goto(`${guildhall.url}/sitemap`);
  const links = page.getByRole('main').getByRole('link');
  expect(await page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBe(7);
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.length).toBeGreaterThan(20);
  for (const address of addresses)
    expect((await page.request.get(guildhall.url + address)).status(), address).toBe(200);
});

test('each address of the sitemap for search engines opens to a visitor, and none of the open pages is missing', async ({
  page,
  guildhall,
}) => {
  const robots = await (await page.request.get(`${guildhall.url}/robots.txt`)).text();
  const [, sitemap = ''] = /^Sitemap: (.+)$/m.exec(robots) ?? [];
  const xml = await (await page.request.get(sitemap)).text();
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );
  expect(addresses).toEqual(expect.arrayContaining(openPages.map((path) => guildhall.url + path)));
  for (const kind of ['profile', 'job']) expect(addresses.join(' ')).toContain(`${guildhall.url}/${kind}/`);
  for (const address of addresses) {
    const answer = await page.request.get(address, { headers: { accept: 'text/html' }, maxRedirects: 0 });
    expect(answer.status(), address).toBe(200);
    expect(await answer.text(), address).not.toContain('noindex');
  }
});

test('a page has one address: with a slash at its end it leads to that one, and no one away from here', async ({
  request,
  guildhall,
}) => {
  const profile = await someProfilePath(request);
  const open = (path: string) =>
    request.get(guildhall.url + path, { headers: { accept: 'text/html' }, maxRedirects: 0 });
  for (const path of [...routes.map((route) => route.path), profile].filter((one) => one !== '/')) {
    const answer = await open(`${path}/?next=%2Fpost-job`);
    expect([answer.status(), answer.headers()['location']], path).toEqual([308, `${path}?next=%2Fpost-job`]);
  }
  expect((await open('/no-such-page/')).status()).toBe(404);
  for (const path of ['//evil.example/about/', '/\\evil.example/about/', '/%2Fevil.example/'])
    expect((await open(path)).headers()['location'] ?? '/', path).toMatch(/^\/(?![/\\])/);
});
