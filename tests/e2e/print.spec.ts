import type { APIRequestContext } from '@playwright/test';

import { demoAccounts } from '../../apps/server/src/seed/demoAccounts.ts';
import { profilePath } from '../../apps/web/src/profilePath.ts';
import { expect, test } from './test.ts';

for (const [path, linked] of [
  ['/terms', '/privacy'],
  ['/privacy', '/terms'],
] as const) {
  test(`${path} is printed as a text: ink on white, nothing to press, links with their address`, async ({
    person,
    guildhall,
  }) => {
    const page = await person('visitor');
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const part of ['banner', 'contentinfo', 'navigation', 'button'] as const)
      await expect(page.getByRole(part)).toHaveCount(0);
    await expect(page.getByText(guildhall.url + path)).toBeVisible();

    // Links change their colour by a transition, on the way to paper too.
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    const look = await page.evaluate(() => ({
      paper: getComputedStyle(document.documentElement).backgroundColor,
      inks: [...document.querySelectorAll('main p, main li, main h2, main a')].map(
        (one) => getComputedStyle(one).color,
      ),
      breaks: [...document.querySelectorAll('h1, h2, h3')].map((one) => getComputedStyle(one).breakAfter),
    }));
    expect(look.paper).toBe('oklch(1 0 0)');
    // Black, and the darker of the greys for what is read second.
    for (const ink of look.inks) expect(Number(/oklch\(([\d.]+)/.exec(ink)?.[1])).toBeLessThan(0.35);
    expect(new Set(look.breaks)).toEqual(new Set(['avoid']));

    const said = await page
      .locator(`main section ~ p a[href="${linked}"], main a[href="${linked}"]`)
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
    expect(said).toBe(`" (${guildhall.url}${linked})"`);
    await page.emulateMedia({ media: 'screen' });
    await expect(page.getByText(guildhall.url + path)).toBeHidden();
  });
}

test('on paper no other page brings its frame either, and no sheet stays empty', async ({ person }) => {
  const page = await person('visitor');
  await page.goto('/about', { waitUntil: 'networkidle' });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  const height = await page.evaluate(() => [
    document.documentElement.scrollHeight,
    document.querySelector('main')?.scrollHeight,
  ]);
  expect(height[0]).toBe(height[1]);
});

/** Signs a freelancer of the demo marketplace in and gives the profile more of everything than one page holds. */
async function fill(request: APIRequestContext) {
  const call = async (path: string, data: object, token = '') => {
    const answer = await request.post(`/api/v1${path}`, {
      data,
      headers: token === '' ? {} : { Authorization: `Bearer ${token}` },
    });
    expect(answer.ok(), path).toBe(true);
    // The server keeps to its contract: another test proves it.
    return ((await answer.json()) as { data: { token: string } }).data;
  };
  const { email, password } = demoAccounts.freelancer;
  const { token } = await call('/freelancer/login', { email, password });
  const description = 'From the first sketch on paper to the last page of its handbook, with two others. '.repeat(8);
  for (let year = 2010; year < 2016; year += 1) {
    await call('/freelancer/experience', { title: `Lead of ${year}`, company: 'Kola & Sons', startDate: `${year}-01-01`, description }, token); // prettier-ignore
    await call('/freelancer/education', { institution: `Academy ${year}`, degree: 'BSc', startYear: year }, token);
    await call('/freelancer/portfolio', { title: `Work of ${year}`, description, technologies: ['React', 'Figma'] }, token); // prettier-ignore
  }
  const answer = await request.get('/api/v1/freelancer/profile', { headers: { Authorization: `Bearer ${token}` } });
  const { data } = (await answer.json()) as { data: { userId: string; name: string } };
  return { path: profilePath({ id: data.userId, name: data.name }), name: data.name };
}

test('a freelancer’s profile is printed as a résumé of one page, however much is in it', async ({ person }) => {
  const page = await person('visitor');
  const { path, name } = await fill(page.request);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  for (const format of ['A4', 'Letter']) {
    const pdf = await page.pdf({ format, margin: { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' } });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), format).toHaveLength(1);
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
  expect(Number(/oklch\(([\d.]+)/.exec(look.ink)?.[1])).toBeLessThan(0.35);
});
