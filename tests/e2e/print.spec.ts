import type { Page } from '@playwright/test';

import { profilePath } from '../../apps/web/src/profilePath.ts';
import type { Account } from './people.ts';
import { enterDemo, send } from './people.ts';
import { holdBack } from './steps.ts';
import { expect, test } from './test.ts';

/** A text on paper is black, or the darker of the grays. */
const inkOf = (color: string) => Number(/oklch\(([\d.]+)/.exec(color)?.[1]);

test('pages are printed as texts: ink on white, nothing to press, links with their address, and no sheet empty', async ({
  person,
  guildhall,
}) => {
  const page = await person('visitor');
  for (const [path, linked] of [
    ['/terms', '/privacy'],
    ['/privacy', '/terms'],
  ] as const) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const part of ['banner', 'contentinfo', 'navigation', 'button'] as const)
      await expect(page.getByRole(part)).toHaveCount(0);
    await expect(page.getByText(guildhall.url + path)).toBeVisible();

    // Links change their color by a transition, on the way to paper too.
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    const look = await page.evaluate(() => ({
      paper: getComputedStyle(document.documentElement).backgroundColor,
      inks: [...document.querySelectorAll('main p, main li, main h2, main a')].map(
        (one) => getComputedStyle(one).color,
      ),
      breaks: [...document.querySelectorAll('h1, h2, h3')].map((one) => getComputedStyle(one).breakAfter),
    }));
    expect(look.paper).toBe('oklch(1 0 0)');
    for (const ink of look.inks) expect(inkOf(ink)).toBeLessThan(0.35);
    expect(new Set(look.breaks)).toEqual(new Set(['avoid']));

    const said = await page
      .locator(`main section ~ p a[href="${linked}"], main a[href="${linked}"]`)
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
    expect(said).toBe(`" (${guildhall.url}${linked})"`);
    await page.emulateMedia({ media: 'screen' });
    await expect(page.getByText(guildhall.url + path)).toBeHidden();
  }

  // No other page brings its frame either, nor an empty sheet.
  await page.goto('/about', { waitUntil: 'networkidle' });
  await page.emulateMedia({ media: 'print' });
  for (const part of ['banner', 'contentinfo'] as const) await expect(page.getByRole(part)).toHaveCount(0);
  const [whole, main] = await page.evaluate(() => [
    document.documentElement.scrollHeight,
    document.querySelector('main')?.scrollHeight,
  ]);
  expect(whole).toBe(main);
});

/** Gives a freelancer more of everything than one page holds. Gives the address of the profile. */
async function fill({ request }: Page, { token, name }: Account): Promise<string> {
  const call = (path: string, data: object) => send(request, 'post', `/freelancer${path}`, data, token);
  const description = 'From the first sketch on paper to the last page of its handbook, with two others. '.repeat(8);
  for (let year = 2010; year < 2016; year += 1) {
    const startDate = `${year}-01-01`;
    await call('/experience', { title: `Lead of ${year}`, company: 'Kola & Sons', startDate, description });
    await call('/education', { institution: `Academy ${year}`, degree: 'BSc', startYear: year });
    await call('/portfolio', { title: `Work of ${year}`, description, technologies: ['React', 'Figma'] });
  }
  const { userId } = await send<{ userId: string }>(request, 'get', '/freelancer/profile', undefined, token);
  return profilePath({ id: userId, name });
}

test('a freelancer’s profile is printed as a résumé of one page, however much is in it', async ({ person }) => {
  const page = await person('visitor');
  const account = await enterDemo(await person('freelancer'), 'freelancer');
  const [path, { name }] = [await fill(page, account), account];
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  // Also in the letters of the device, where the page's own came too late.
  const bringFonts = await holdBack(page, '**/*.woff2');
  for (const fonts of ['late', 'there']) {
    // The page is loaded when its fonts are.
    await page.goto(path, { waitUntil: fonts === 'late' ? 'domcontentloaded' : 'networkidle' });
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    if (fonts === 'there') await page.evaluate(() => document.fonts.ready);
    for (const format of ['A4', 'Letter']) {
      const pdf = await page.pdf({ format, margin: { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' } });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), `${format}, fonts ${fonts}`).toHaveLength(1);
    }
    bringFonts();
  }
  const sheet = page.getByRole('main');
  for (const section of ['About', 'Portfolio', 'Reviews', 'Experience and education'])
    await expect(sheet.getByRole('heading', { name: section, exact: true })).toBeVisible();
  await expect(sheet.getByText(/^\$\d+/).first()).toBeVisible();
  await expect(sheet.getByRole('list', { name: 'Skills' })).toBeVisible();
  await expect(sheet.getByRole('list', { name: 'Experience' }).getByRole('listitem')).toHaveCount(4);
  await expect(sheet.getByRole('list', { name: 'Education' }).getByRole('listitem')).toHaveCount(3);
  await expect(sheet.getByRole('article', { name: /^Work of / })).toHaveCount(4);
  for (const part of [page.getByRole('banner'), page.getByRole('contentinfo'), sheet.getByRole('button')])
    await expect(part).toHaveCount(0);
  await expect(sheet.getByRole('link', { name: /Contact/ })).toHaveCount(0);
  await expect(sheet.getByRole('heading', { name: 'Completed projects' })).toHaveCount(0);
  const look = await page.evaluate(() => ({
    paper: getComputedStyle(document.documentElement).backgroundColor,
    ink: getComputedStyle(document.querySelector('main h1') ?? document.body).color,
  }));
  expect(look.paper).toBe('oklch(1 0 0)');
  expect(inkOf(look.ink)).toBeLessThan(0.35);
});
