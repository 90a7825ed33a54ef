import { openPages } from './openPages.ts';
import { expect, test } from './test.ts';

test.use({ javaScriptEnabled: false });

test('with scripts off, each open page leads to all that it names', async ({ page, guildhall }) => {
  const found = new Map<string, string>();
  for (const path of openPages) {
    await page.goto(guildhall.url + path);
    const links = page.getByRole('link');
    expect(await links.count(), `links of ${path}`).toBeGreaterThan(5);
    for (const link of await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))) {
      if (link.startsWith('/')) found.set(link, path);
      // A place on a page is one.
      else if (link.startsWith('#')) await expect(page.locator(link), `${link} on ${path}`).toHaveCount(1);
      else expect(link, `a link on ${path}`).toMatch(/^(mailto:|https:)/);
    }
  }
  expect(found.size).toBeGreaterThan(15);
  for (const [link, from] of found) {
    const answer = await page.request.get(guildhall.url + link);
    expect(answer.status(), `${link}, which ${from} leads to`).toBe(200);
  }
});

test('with scripts off, a person walks from the home page to the terms and back', async ({ page, guildhall }) => {
  await page.goto(guildhall.url);
  await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL(`${guildhall.url}/about`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveURL(`${guildhall.url}/terms`);
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL(`${guildhall.url}/`);
});

test('with scripts off, the search on the home page is a plain form', async ({ page, guildhall }) => {
  await page.goto(guildhall.url);
  const field = page.getByRole('searchbox', { name: 'Search projects' });
  await field.fill('logo & type');
  await field.press('Enter');
  await expect(page).toHaveURL(`${guildhall.url}/find-work?search=logo+%26+type`);
  await page.goto(guildhall.url);
  await field.fill('React');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(`${guildhall.url}/find-work?search=React`);
});
