import type { Page } from '@playwright/test';

import { demoAccounts } from '../../apps/server/src/seed/demoAccounts.ts';
import { expectToFit } from './axe.ts';
import { logIn, rouse, signIn } from './steps.ts';
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
  await expect(page.getByRole('main').getByRole('link', { name: /^Contact/ })).toHaveCount(0);
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

/** The address and the name of the first featured freelancer. */
async function featured(page: Page): Promise<{ address: string; name: string }> {
  await page.goto('/');
  const card = page.getByRole('region', { name: 'Featured freelancers' }).getByRole('article').first();
  const address = (await card.getByRole('link').getAttribute('href')) ?? '';
  return { address, name: (await card.getByRole('heading').textContent()) ?? '' };
}

for (const [role, account] of [
  ['Client', demoAccounts.client],
  ['Freelancer', demoAccounts.freelancer],
] as const) {
  test(`a ${role.toLowerCase()} writes to the person of a profile, also when the page came for everyone`, async ({
    person,
  }) => {
    const page = await person(role);
    const { address, name } = await featured(page);
    await logIn(page, role, account);
    await expect(page).toHaveURL(/dashboard$/);
    await page.goto(address);
    const contact = page.getByRole('main').getByRole('link', { name: `Contact ${name}`, exact: true });
    await contact.press('Enter');
    await expect(page).toHaveURL(/\?contact=[\da-f-]{36}$/);
    const dialog = page.getByRole('dialog', { name: `Contact ${name}` });
    await expect(dialog.getByRole('link', { name: /^Write to / })).toHaveAttribute('href', /^mailto:.+%40/);
    await dialog.getByRole('textbox', { name: 'Subject' }).fill('Pots & pans');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(contact).toBeFocused();
    await expect(page).toHaveURL(address);
    await page.goForward();
    await expect(dialog.getByRole('textbox', { name: 'Subject' })).toHaveValue('Pots & pans');
  });
}

test('a visitor who wants to write is led to the login, and back to the message', async ({ person }) => {
  const page = await person('visitor');
  const { address, name } = await featured(page);
  await page.goto(address);
  await page
    .getByRole('main')
    .getByRole('link', { name: `Log In to Contact ${name}` })
    .click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await signIn(page, 'Client', demoAccounts.client);
  await expect(page).toHaveURL(/\?contact=[\da-f-]{36}$/);
  const dialog = page.getByRole('dialog', { name: `Contact ${name}` });
  await expect(dialog.getByRole('link', { name: /^Write to / })).toBeVisible();
  // Someone else than the person of the page is written to from nowhere, and visitors write to no one.
  await page.goto(`${address}?contact=00000000-0000-4000-8000-000000000000`);
  await expect(page.getByRole('main').getByRole('link', { name: `Contact ${name}`, exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the way to write to someone stays in sight to the end of their profile', async ({ person }) => {
  const page = await person('visitor');
  const { address, name } = await featured(page);
  const contact = page.getByRole('main').getByRole('link', { name: `Log In to Contact ${name}` });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(address);
    await expect(contact).toBeInViewport({ ratio: 1 });
    await page.getByRole('heading', { name: 'Reviews' }).scrollIntoViewIfNeeded();
    await expect(contact).toBeInViewport({ ratio: 1 });
    // Nothing of the page's end stays behind it.
    await page.keyboard.press('Control+End');
    await page.getByRole('contentinfo').getByRole('link').last().focus();
    const end = await page.getByText(/^© \d{4} Guildhall$/).boundingBox();
    const bar = await contact.boundingBox();
    if (width === 390) expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  }
});

test('an email address that could not be read is read again on request', async ({ person }) => {
  const page = await person('client');
  const { address } = await featured(page);
  await logIn(page, 'Client', demoAccounts.client);
  await expect(page).toHaveURL('/client-dashboard');
  // The page is left as the server drew it for everyone, and the first try of the dialog fails too.
  await page.route('**/public/users/*/profile', (route) => route.abort(), { times: 2 });
  const dialog = page.getByRole('dialog');
  await page.goto(`${address}?contact=${address.split('/').at(-1)}`);
  await dialog.getByRole('button', { name: 'Try Again' }).click();
  await expect(dialog.getByRole('link', { name: /^Write to / })).toBeVisible();
});

test('an address of no one answers 404 and says so', async ({ person }) => {
  const page = await person('visitor');
  const answer = await page.goto('/profile/nobody/00000000-0000-4000-8000-000000000000');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile not found');
  expect((await page.goto('/profile/nobody/7'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
});
