import { paths } from '../../apps/web/src/paths.ts';
import { arrive } from './steps.ts';
import { expect, test } from './test.ts';

const addresses = [...Object.values(paths), '/no-such-page'];

test('each page comes under a strict policy of its own', async ({ request }) => {
  const nonces = new Set<string>();
  for (const address of addresses) {
    const answer = await request.get(address, { headers: { accept: 'text/html' } });
    const policy = answer.headers()['content-security-policy'] ?? '';
    expect(policy, address).toContain("script-src 'self';");
    expect(policy, address).not.toContain('unsafe-inline');
    nonces.add(/'nonce-([^']+)'/.exec(policy)?.[1] ?? 'none');
  }
  expect(nonces.size).toBe(addresses.length);
});

// What is refused stands in the console, and any word there that is not expected fails the test that caused it. So every
// test of a page is a test of its policy.
test('the policy lets nothing else in, and the console tells: an inline script, style or attribute is refused', async ({
  browser,
  guildhall,
}) => {
  const page = await (await browser.newContext({ baseURL: guildhall.url })).newPage();
  const told: string[] = [];
  page.on('console', (message) => told.push(`${message.type()}: ${message.text()}`));
  await arrive(page, '/about');
  // The page's sheet is let in by its nonce.
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
});

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

test('an iPhone, for which react-aria keeps the page still by a style, opens the menu within the policy', async ({
  person,
}) => {
  const page = await person('visitor');
  await page.addInitScript(() => {
    const iPhone = { platform: 'iPhone', userAgentData: undefined, userAgent: 'iPhone AppleWebKit/605 Safari/604' };
    for (const [name, value] of Object.entries(iPhone)) Object.defineProperty(navigator, name, { value });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const styles = () => page.locator('head style').evaluateAll((all) => all.map(({ textContent }) => textContent));
  await expect.poll(styles).toContainEqual(expect.stringContaining('overscroll-behavior'));
});
