import type { Page } from '@playwright/test';

import { paths } from '../../apps/web/src/paths.ts';
import { routes } from '../../apps/web/src/routes.ts';
import { isOpen } from '../../packages/machines/src/domain/access.ts';
import { expect, test } from './test.ts';

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

test.describe('before any script', () => {
  test.use({ javaScriptEnabled: false });

  test('anyone who finds or shares an open page learns what it is: title, description, address and picture', async ({
    page,
    guildhall,
  }) => {
    const heads = [];
    for (const { path } of routes.filter(({ access }) => isOpen(access))) {
      const { status, title, canonical, meta } = await headOf(page, path);
      expect(status, path).toBe(200);
      expect(canonical).toBe(guildhall.url + path);
      expect(meta['robots'], path).toBeUndefined();
      expect(meta['description']?.length, path).toBeGreaterThan(50);
      expect(meta['description']?.length, path).toBeLessThan(165);
      expect(meta).toMatchObject({
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
      heads.push({ path, title, description: meta['description'] });
    }
    // The three doors of signing up are one page for search engines, each under its own name.
    expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
  });

  test('search engines leave out what is behind the login, and what is not there', async ({ page }) => {
    for (const { path } of [...routes.filter(({ access }) => !isOpen(access)), { path: '/no-such-page' }]) {
      const { title, meta } = await headOf(page, path);
      expect(title, path).toMatch(/^[A-Z].+ \| Guildhall$/);
      expect(meta['robots'], path).toBe('noindex');
    }
  });

  test('a profile has one address, that of the sitemap, whatever stands where the name does', async ({
    page,
    guildhall,
  }) => {
    const sitemap = await (await page.request.get(`${guildhall.url}/sitemap.xml`)).text();
    const [, listed = '', id = ''] = /<loc>([^<]+\/profile\/[^/]+\/([^<]+))<\/loc>/.exec(sitemap) ?? [];
    const { canonical, meta } = await headOf(page, `/profile/somebody/${id}`);
    expect(canonical).toBe(listed);
    expect(meta['robots']).toBeUndefined();
  });

  test('a shared link to a person or a job shows a picture of their own', async ({ page, guildhall }) => {
    const sitemap = await (await page.request.get(`${guildhall.url}/sitemap.xml`)).text();
    for (const what of ['profile', 'job']) {
      const path = new RegExp(`<loc>[^<]+(/${what}/[^<]+)</loc>`).exec(sitemap)?.[1] ?? '';
      const { title, meta } = await headOf(page, path);
      expect(meta['og:image']).toBe(`${guildhall.url}/share/${what}/${path.split('/').at(-1)}.png`);
      expect(meta['twitter:image']).toBe(meta['og:image']);
      expect(meta['og:image:alt']).toContain(title.replace(' | Guildhall', ''));
      const answer = await page.request.get(meta['og:image'] ?? '');
      expect(answer.url()).toBe(meta['og:image']);
      const png = await answer.body();
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe('1200x630');
    }
  });

  test('a slash after an address changes nothing about the page', async ({ page, guildhall }) => {
    expect((await headOf(page, '/about/')).canonical).toBe(`${guildhall.url}/about`);
  });

  test('the browser’s own frame has the colour of the page, light and dark', async ({ page }) => {
    await page.goto('/');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const themed = page.locator(`head meta[name=theme-color][media*=${colorScheme}]`);
      const painted = await page.evaluate(() => {
        const canvas = new OffscreenCanvas(1, 1).getContext('2d');
        if (!canvas) return '';
        canvas.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
        canvas.fillRect(0, 0, 1, 1);
        const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
        return `#${[red, green, blue].map((channel) => channel?.toString(16).padStart(2, '0')).join('')}`;
      });
      await expect(themed).toHaveAttribute('content', painted);
    }
  });
});

test('icons, manifest and share picture are there, as large as they say', async ({ page, guildhall }) => {
  await page.goto(paths.terms);
  const manifestHref = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? '';
  const manifest = await page.request.get(guildhall.url + manifestHref);
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  // What `apps/web/scripts/texts.ts` writes.
  const { icons } = (await manifest.json()) as { icons: { src: string; sizes: string; type: string }[] };
  const linked = await page
    .locator('link[rel=icon], link[rel=apple-touch-icon]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const wanted: Record<string, string> = { '/share.png': '1200x630', '/apple-touch-icon.png': '180x180' };
  for (const { src, sizes, type } of icons) if (type === 'image/png') wanted[src] = sizes;
  for (const src of new Set([...linked, ...icons.map((icon) => icon.src), ...Object.keys(wanted)])) {
    const answer = await page.request.get(guildhall.url + src);
    expect(answer.status(), src).toBe(200);
    expect(answer.headers()['content-type'], src).toMatch(/^image\//);
    if (wanted[src] === undefined) continue;
    const png = await answer.body();
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(wanted[src]);
  }
  // A preview on another site shows it there.
  const share = await page.request.get(`${guildhall.url}/share.png`);
  expect(share.headers()['cross-origin-resource-policy']).toBe('cross-origin');
});
