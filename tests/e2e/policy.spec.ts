import type { Page } from '@playwright/test';

import { demoAccounts } from '../../apps/server/src/seed/demoAccounts.ts';
import { paths } from '../../apps/web/src/paths.ts';
import { logIn, rouse } from './steps.ts';
import { expect, test } from './test.ts';
import { watchPolicy } from './watchPolicy.ts';

const addresses = [...Object.values(paths), '/no-such-page'];

/** Opens an address and waits until the page is alive and looks like ours. */
async function open(page: Page, address: string): Promise<string> {
  const answer = await page.goto(address, { waitUntil: 'networkidle' });
  await rouse(page);
  // The page's sheet is let in by its nonce.
  await expect(page.locator('body')).toHaveCSS('box-sizing', 'border-box');
  return answer?.headers()['content-security-policy'] ?? '';
}

for (const [role, account] of [
  ['visitor', undefined],
  ['Client', demoAccounts.client],
  ['Freelancer', demoAccounts.freelancer],
] as const) {
  test(`no page breaks its own strict policy before a ${role.toLowerCase()}`, async ({ person }) => {
    const page = await person(role);
    const refused = await watchPolicy(page);
    if (account) {
      await logIn(page, role, account);
      await expect(page).toHaveURL(/dashboard/);
    }
    const nonces = new Set<string>();
    for (const address of addresses) {
      const policy = await open(page, address);
      expect(policy, address).toContain("script-src 'self';");
      expect(policy, address).not.toContain('unsafe-inline');
      nonces.add(/'nonce-([^']+)'/.exec(policy)?.[1] ?? 'none');
    }
    expect(refused).toEqual([]);
    expect(nonces.size).toBe(addresses.length);
  });
}

test('what react-aria hides from sight is hidden before any script runs', async ({ browser, guildhall }) => {
  const context = await browser.newContext({ baseURL: guildhall.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/login');
  const sizes = await page
    .locator('[style]')
    .evaluateAll((hidden) =>
      hidden.filter((one) => getComputedStyle(one).display !== 'contents').map((one) => getComputedStyle(one).width),
    );
  expect(sizes.length).toBeGreaterThan(0);
  expect(new Set(sizes)).toEqual(new Set(['1px']));
  await context.close();
});

test('the policy lets nothing else in: an inline script, style or attribute is refused', async ({
  browser,
  guildhall,
}) => {
  const page = await (await browser.newContext({ baseURL: guildhall.url })).newPage();
  const refused = await watchPolicy(page);
  await open(page, '/about');
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<p style="color:red">Planted</p><style>p{color:red}</style>');
    const script = document.createElement('script');
    script.textContent = 'document.title = "planted"';
    document.body.append(script);
  });
  await expect
    .poll(() => refused.map((what) => what.split(' ')[1]))
    .toEqual(expect.arrayContaining(['style-src-attr', 'style-src-elem', 'script-src-elem']));
  await expect(page).not.toHaveTitle('planted');
  await page.context().close();
});

test('an iPhone, for which react-aria keeps the page still by a style, opens the menu within the policy', async ({
  person,
}) => {
  const page = await person('visitor');
  const refused = await watchPolicy(page);
  await page.addInitScript(() => {
    const iPhone = { platform: 'iPhone', userAgentData: undefined, userAgent: 'iPhone AppleWebKit/605 Safari/604' };
    for (const [name, value] of Object.entries(iPhone)) Object.defineProperty(navigator, name, { value });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const styles = () => page.locator('head style').evaluateAll((all) => all.map(({ textContent }) => textContent));
  await expect.poll(styles).toContainEqual(expect.stringContaining('overscroll-behavior'));
  expect(refused).toEqual([]);
});
