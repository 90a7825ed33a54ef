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
