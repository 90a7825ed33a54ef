import { brotliCompressSync, constants } from 'node:zlib';

import type { APIRequestContext, Page } from '@playwright/test';

import { demoAccounts } from '../../apps/server/src/seed/demoAccounts.ts';
import { jobPath } from '../../apps/web/src/jobPath.ts';
import { routes } from '../../apps/web/src/routes.ts';
import { isOpen } from '../../packages/machines/src/domain/access.ts';
import { brokenReferences } from '../conventions/idReferences.ts';
import { expectToFit } from './axe.ts';
import { dataOf, listedAddresses } from './directoryData.ts';
import { openPages, someProfilePath } from './openPages.ts';
import { send } from './people.ts';
import { rouse } from './steps.ts';
import { expect, test } from './test.ts';

// One page that is not in order does not keep the others from being looked at.
const softly = expect.configure({ soft: true });

const html = { accept: 'text/html' };

/** What the head says, as a crawler reads it: before any script. */
async function headOf(page: Page, path: string) {
  const answer = await page.goto(path);
  const metas = await page
    .locator('head meta[content]')
    .evaluateAll((all) =>
      all.map((meta) => [meta.getAttribute('name') ?? meta.getAttribute('property'), meta.getAttribute('content')]),
    );
  return {
    status: answer?.status(),
    title: await page.title(),
    canonical: await page.locator('head link[rel=canonical]').getAttribute('href'),
    // Each pair has a name and a content, by the selector.
    meta: Object.fromEntries(metas) as Record<string, string>,
  };
}

async function sizeOfPng(request: APIRequestContext, address: string): Promise<string> {
  const png = await (await request.get(address)).body();
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

test('every open page arrives complete: in order before any of its scripts has come', async ({
  browser,
  guildhall,
}) => {
  const context = await browser.newContext({ baseURL: guildhall.url, viewport: { width: 320, height: 844 } });
  const page = await context.newPage();
  await page.route('**/*.js', (route) => route.abort());
  for (const path of openPages) {
    const answer = await page.goto(path);
    softly(answer?.status(), path).toBe(200);
    await softly(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await softly(page.getByRole('contentinfo'), path).toBeVisible();
    await expectToFit(page, path);
    // Assistive technology reads a page before its scripts have come.
    softly(brokenReferences((await answer?.text()) ?? ''), path).toEqual([]);
  }
  await context.close();
});

test.describe('before any script', () => {
  test.use({ javaScriptEnabled: false });

  test('anyone who finds or shares a page learns what it is, under one address, and search engines leave the others out', async ({
    page,
    guildhall,
  }) => {
    const { request } = page;
    const get = (path: string) => request.get(path, { headers: html, maxRedirects: 0 });
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, one = '']) => one.replaceAll('&amp;', '&'));
    const some = (what: string) => new URL(addresses.find((one) => one.includes(`/${what}/`)) ?? '').pathname;

    await test.step('open pages: title, description, address and picture', async () => {
      const heads = [];
      for (const path of openPages) {
        const { status, title, canonical, meta } = await headOf(page, path);
        softly(status, path).toBe(200);
        softly(title, path).toMatch(/.+ \| Guildhall|Guildhall/);
        softly(canonical).toBe(guildhall.url + path);
        softly(meta['robots'], path).toBeUndefined();
        softly(meta['description']?.length, path).toBeGreaterThan(50);
        softly(meta['description']?.length, path).toBeLessThan(165);
        softly(meta, path).toMatchObject({
          'og:title': title,
          'twitter:title': title,
          'og:description': meta['description'],
          'twitter:description': meta['description'],
          'og:url': canonical,
          'og:type': 'website',
          'og:image': `${guildhall.url}/share.png`,
          'og:image:width': '1200',
          'og:image:height': '630',
          'og:image:alt': expect.stringContaining('Guildhall'),
          'twitter:card': 'summary_large_image',
          'twitter:image': `${guildhall.url}/share.png`,
        });
        heads.push({ title, description: meta['description'] });
      }
      // The three doors of signing up are one page for search engines, each under its own name.
      for (const part of ['title', 'description'] as const)
        expect(new Set(heads.map((head) => head[part])).size).toBe(heads.length);
    });

    await test.step('what is behind the login, or not there', async () => {
      for (const { path } of [...routes.filter(({ access }) => !isOpen(access)), { path: '/no-such-page' }]) {
        const { title, meta, status } = await headOf(page, path);
        softly(title, path).toMatch(/^[A-Z].+ \| Guildhall$/);
        softly(meta['robots'], path).toBe('noindex');
        softly(status, path).toBe(path === '/no-such-page' ? 404 : 200);
      }
    });

    await test.step('a person and a job: one address, whatever stands where the name does, and a picture of their own', async () => {
      for (const what of ['profile', 'job']) {
        const path = some(what);
        const { title, meta, canonical } = await headOf(page, path);
        expect(canonical).toBe(guildhall.url + path);
        expect(meta['og:image']).toBe(`${guildhall.url}/share/${what}/${path.split('/').at(-1)}.png`);
        expect(meta['twitter:image']).toBe(meta['og:image']);
        expect(meta['og:image:alt']).toContain(title.replace(' | Guildhall', ''));
        expect(await sizeOfPng(request, meta['og:image'] ?? '')).toBe('1200x630');
        const other = await get(path.replace(/^(\/\w+\/)[^/]+/, '$1other-words'));
        expect([other.status(), other.headers()['location']]).toEqual([301, path]);
        const kind = { profile: 'ProfilePage', job: 'JobPosting' }[what] ?? '';
        const data = await dataOf(page);
        expect(data[kind], path).toBeDefined();
        expect(data['BreadcrumbList'], path).toHaveProperty('itemListElement');
      }
    });

    await test.step('each list says whom it lists, in the order of its cards', async () => {
      for (const [list, address] of [
        ['jobs', '/jobs?skills=figma&page=1'],
        ['freelancers', '/freelancers?skills=figma&page=1'],
      ] as const) {
        await page.goto(address);
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${guildhall.url}/${list}`);
        const { named, shown } = await listedAddresses(page);
        expect(shown).not.toEqual([]);
        expect(named).toEqual(shown);
        const past = await get(`/${list}?page=9999`);
        expect([past.status(), past.headers()['location']]).toEqual([
          302,
          expect.stringMatching(new RegExp(`^/${list}\\?page=\\d+$`)),
        ]);
      }
    });

    await test.step('a job that is filled, and what is not there', async () => {
      const { email, password } = demoAccounts.client;
      const { token } = await send<{ token: string }>(request, 'post', '/client/login', { email, password });
      interface Posted {
        projects: { id: string; title: string }[];
      }
      const path = '/client/projects?status=COMPLETED';
      const [filled] = (await send<Posted>(request, 'get', path, undefined, token)).projects;
      if (filled === undefined) throw new Error('The demo client has no project that is done.');
      expect((await page.goto(jobPath(filled)))?.status()).toBe(410);
      await expect(page.getByText('This project is closed to new proposals')).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      expect(await dataOf(page)).toEqual({});
      for (const [address, name] of [
        ['/job/a-job/00000000-0000-4000-8000-000000000000', 'Job not found'],
        ['/profile/ada/00000000-0000-4000-8000-000000000000', 'Profile not found'],
        ['/profile/ada/7', 'Oops! Page not found'],
      ] as const) {
        expect((await page.goto(address))?.status(), address).toBe(404);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      }
    });

    await test.step('the sitemap has every open page and no other', async () => {
      expect(addresses).toEqual(expect.arrayContaining(openPages.map((path) => guildhall.url + path)));
      // Of profiles and jobs, which are many and alike, some.
      const of = (kind: string) => addresses.filter((one) => one.includes(`/${kind}/`));
      const many = [...of('profile'), ...of('job')];
      for (const address of addresses.filter((one) => !many.includes(one) || many.indexOf(one) % 20 === 0)) {
        const answer = await get(address);
        softly(answer.status(), address).toBe(200);
        softly(await answer.text(), address).not.toContain('noindex');
      }
    });

    await test.step('with a slash at its end an address leads to the page, and no one away from here', async () => {
      const profile = await someProfilePath(request);
      for (const path of [...routes.map((route) => route.path), profile].filter((one) => one !== '/')) {
        const answer = await get(`${path}/?next=%2Fpost-job`);
        softly([answer.status(), answer.headers()['location']], path).toEqual([308, `${path}?next=%2Fpost-job`]);
      }
      expect((await get('/no-such-page/')).status()).toBe(404);
      for (const path of ['//evil.example/about/', '/\\evil.example/about/', '/%2Fevil.example/']) {
        const answer = await request.get(guildhall.url + path, { headers: html, maxRedirects: 0 });
        softly(answer.headers()['location'] ?? '/', path).toMatch(/^\/(?![/\\])/);
      }
    });

    await test.step('the browser’s own frame has the color of the page, light and dark', async () => {
      await page.goto('/');
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const painted = await page.evaluate(() => {
          const canvas = new OffscreenCanvas(1, 1).getContext('2d');
          if (!canvas) return '';
          canvas.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
          canvas.fillRect(0, 0, 1, 1);
          const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
          return `#${[red, green, blue].map((channel) => channel?.toString(16).padStart(2, '0')).join('')}`;
        });
        const themed = page.locator(`head meta[name=theme-color][media*=${colorScheme}]`);
        await expect(themed).toHaveAttribute('content', painted);
      }
    });

    await test.step('icons, manifest and share picture are there, as large as they say', async () => {
      const manifest = await request.get((await page.locator('link[rel=manifest]').getAttribute('href')) ?? '');
      expect(manifest.headers()['content-type']).toContain('application/manifest+json');
      // What `apps/web/scripts/texts.ts` writes.
      const { icons } = (await manifest.json()) as { icons: { src: string; sizes: string; type: string }[] };
      const linked = await page
        .locator('link[rel=icon], link[rel=apple-touch-icon]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      const sizes: Record<string, string> = { '/share.png': '1200x630', '/apple-touch-icon.png': '180x180' };
      for (const { src, sizes: size, type } of icons) if (type === 'image/png') sizes[src] = size;
      for (const src of new Set([...linked, ...icons.map((icon) => icon.src)])) {
        const answer = await request.get(src);
        softly([answer.status(), answer.headers()['content-type']], src).toEqual([
          200,
          expect.stringMatching(/^image\//),
        ]);
      }
      for (const [src, size] of Object.entries(sizes)) softly(await sizeOfPng(request, src), src).toBe(size);
      // A preview on another site shows it there.
      const share = await request.get('/share.png');
      expect(share.headers()['cross-origin-resource-policy']).toBe('cross-origin');
    });
  });
});

/** What this page was shown with, and what its address cost: of a kept page, only the answer's head came. */
async function shown(page: Page) {
  await rouse(page);
  // The page's sheet is let in by its hash.
  await expect(page.locator('body')).toHaveCSS('box-sizing', 'border-box');
  return page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    if (!(entry instanceof PerformanceNavigationTiming)) throw new Error('There is no navigation.');
    return {
      bytes: entry.transferSize,
      length: entry.encodedBodySize,
    };
  });
}

test('a page that did not change is shown from what the browser kept, within its own policy, and its files come once', async ({
  person,
}) => {
  const page = await person('visitor');
  await page.goto('/about');
  const first = await shown(page);
  expect(first.bytes).toBeGreaterThan(first.length);
  await page.reload();
  expect((await shown(page)).bytes).toBeLessThan(1500);
  await page.goto('/terms');
  await shown(page);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await shown(page);

  // The home page is kept as well, for as long as what it features stays.
  const [home, again] = [await page.request.get('/'), await page.request.get('/')];
  expect(again.headers()['etag']).toBe(home.headers()['etag']);
  expect(again.headers()['content-security-policy']).toBe(home.headers()['content-security-policy']);

  const files = [...(await home.text()).matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file);
  expect(files.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(0);
  for (const file of new Set(files)) {
    const answer = await page.request.get(file, { headers: { 'accept-encoding': 'br' } });
    softly(answer.headers()['cache-control'], file).toBe('public, max-age=31536000, immutable');
    const content = await answer.body();
    if (!file.endsWith('.js') || content.length < 1000) continue;
    const best = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
    softly(answer.headers()['content-encoding'], file).toBe('br');
    softly(Number(answer.headers()['content-length']), file).toBeLessThanOrEqual(best + 8);
  }
});

// What is refused stands in the console, and any word there that is not expected fails the test that caused it. So every
// test of a page is a test of its policy.
test('each page comes under a strict policy, which lets nothing else in, and the console tells', async ({
  browser,
  guildhall,
  person,
}) => {
  const page = await (await browser.newContext({ baseURL: guildhall.url })).newPage();
  for (const address of [...routes.map(({ path }) => path), '/no-such-page']) {
    const answer = await page.request.get(address, { headers: html });
    const policy = answer.headers()['content-security-policy'] ?? '';
    softly(policy, address).toContain("script-src 'self';");
    softly(policy, address).not.toContain('unsafe-inline');
  }

  const told: string[] = [];
  page.on('console', (message) => told.push(`${message.type()}: ${message.text()}`));
  await page.goto('/about');
  await rouse(page);
  await expect(page.locator('body')).toHaveCSS('box-sizing', 'border-box');
  expect(told).toEqual([]);
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<p style="color:red">Planted</p><style>p{color:red}</style>');
    const script = document.createElement('script');
    script.textContent = 'document.title = "planted"';
    document.body.append(script);
  });
  await expect
    .poll(() => told)
    .toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^error: Applying inline style violates .* 'style-src-attr /),
        expect.stringMatching(/^error: Applying inline style violates .* 'style-src /),
        expect.stringMatching(/^error: Executing inline script violates .* 'script-src /),
      ]),
    );
  await expect(page).not.toHaveTitle('planted');
  await page.context().close();

  // For an iPhone react-aria keeps the page still by a style.
  const phone = await person('visitor');
  await phone.addInitScript(() => {
    const iPhone = { platform: 'iPhone', userAgentData: undefined, userAgent: 'iPhone AppleWebKit/605 Safari/604' };
    for (const [name, value] of Object.entries(iPhone)) Object.defineProperty(navigator, name, { value });
  });
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.goto('/');
  await rouse(phone);
  await phone.getByRole('button', { name: 'Menu' }).click();
  await expect(phone.getByRole('dialog')).toBeVisible();
  const styles = () => phone.locator('head style').evaluateAll((all) => all.map(({ textContent }) => textContent));
  await expect.poll(styles).toContainEqual(expect.stringContaining('overscroll-behavior'));
});
