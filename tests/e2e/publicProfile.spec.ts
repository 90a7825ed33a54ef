import { demoAccounts } from '../../apps/server/src/seed/demoAccounts.ts';
import { expectToFit } from './axe.ts';
import { logIn, rouse } from './steps.ts';
import { expect, test } from './test.ts';

test('a visitor opens a featured freelancer’s profile, which arrives complete and is found by search engines', async ({
  person,
  browser,
  guildhall,
}) => {
  const page = await person('visitor');
  await page.goto('/');
  const card = page.getByRole('region', { name: 'Featured freelancers' }).getByRole('article').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('link', { name }).click();
  await expect(page).toHaveURL(/\/profile\/[^/]+\/[\da-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('link', { name: /Contact/ }).and(page.getByRole('main').getByRole('link'))).toHaveCount(
    0,
  );
  const { pathname } = new URL(page.url());

  const wrong = await page.request.get(pathname.replace(/^\/profile\/[^/]+/, '/profile/another-name'), {
    maxRedirects: 0,
    headers: { accept: 'text/html' },
  });
  expect([wrong.status(), wrong.headers()['location']]).toEqual([301, pathname]);

  const scriptless = await browser.newContext({ baseURL: guildhall.url, javaScriptEnabled: false });
  const plain = await scriptless.newPage();
  expect((await plain.goto(pathname))?.status()).toBe(200);
  await expect(plain.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(plain.getByRole('heading', { name: 'Completed projects' })).toBeVisible();
  const data = await plain.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')).toMatchObject([{ '@type': 'ProfilePage', mainEntity: { name } }, {}]);
  await expect(plain).toHaveTitle(`${name} | Guildhall`);
  expect(await (await plain.request.get('/sitemap.xml')).text()).toContain(pathname);
  await scriptless.close();

  await page.goto(pathname, { waitUntil: 'networkidle' });
  await rouse(page);
  await page.setViewportSize({ width: 320, height: 844 });
  await expectToFit(page, pathname);
  await page.setViewportSize({ width: 1280, height: 844 });
  await expectToFit(page, pathname);
});

test('anyone who is signed in can write to the person, also when the page came for everyone', async ({ person }) => {
  const page = await person('client');
  await page.goto('/');
  const link = page
    .getByRole('region', { name: 'Featured freelancers' })
    .getByRole('article')
    .first()
    .getByRole('link');
  const address = (await link.getAttribute('href')) ?? '';
  await logIn(page, 'Client', demoAccounts.client);
  await expect(page).toHaveURL('/client-dashboard');
  await page.goto(address);
  await expect(page.getByRole('main').getByRole('link', { name: /Contact/ })).toHaveAttribute(
    'href',
    /^https:\/\/mail\./,
  );
});

test('an address of no one answers 404 and says so', async ({ person }) => {
  const page = await person('visitor');
  const answer = await page.goto('/profile/nobody/00000000-0000-4000-8000-000000000000');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile not found');
  expect((await page.goto('/profile/nobody/7'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
});
