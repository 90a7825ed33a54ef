import { routes } from '../../apps/web/src/routes.ts';
import { isOpen } from '../../packages/machines/src/domain/access.ts';
import { cards } from './directoryData.ts';
import { openPages, someProfilePath } from './openPages.ts';
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
  await expect(page).toHaveURL(`${guildhall.url}/jobs?search=logo+%26+type`);
  await page.goto(guildhall.url);
  await field.fill('React');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(`${guildhall.url}/jobs?search=React`);
  await expect(page.getByRole('searchbox', { name: 'Search jobs' })).toHaveValue('React');
  await expect(cards(page)).not.toHaveCount(0);
});

test('with scripts off, a search behind the login leads to the same search in the public list', async ({
  page,
  guildhall,
}) => {
  for (const [asked, name, answer] of [
    [
      '/find-work?search=logo&category=design&budgetMin=500',
      'Browse jobs',
      '/jobs?search=logo&category=design&budgetMin=500',
    ],
    [
      '/find-talent?search=React&skills=React,Figma',
      'Browse freelancers',
      '/freelancers?search=React&skills=React%2CFigma',
    ],
  ] as const) {
    await page.goto(guildhall.url + asked);
    await page.getByRole('main').getByRole('link', { name }).click();
    const [at, wanted] = [new URL(page.url()), new URL(guildhall.url + answer)];
    expect(at.pathname).toBe(wanted.pathname);
    expect(Object.fromEntries(at.searchParams)).toEqual(Object.fromEntries(wanted.searchParams));
  }
});

const phone = { width: 390, height: 844 };

const guardedPages = routes.filter(({ access }) => !isOpen(access)).map(({ path }) => path);

test('with scripts off, each page behind the login says that it needs them, and leads to pages that do not', async ({
  page,
  guildhall,
}) => {
  const open = new Set<string>(openPages);
  for (const path of guardedPages) {
    await page.goto(guildhall.url + path);
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('This page needs JavaScript');
    await expect(main.getByText('Loading the page')).toBeHidden();
    const ways = await main.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    expect(ways.length, path).toBeGreaterThan(4);
    expect(ways.filter((way) => !open.has(way))).toEqual([]);
  }
  expect(guardedPages.length).toBeGreaterThan(8);
});

test('with scripts off, no one is signed in: every page has the links of a visitor, at its head and at its foot', async ({
  page,
  guildhall,
}) => {
  await page.setViewportSize({ ...phone, width: 1280 });
  for (const path of ['/', '/jobs', ...guardedPages]) {
    await page.goto(guildhall.url + path);
    const banner = page.getByRole('banner');
    await expect(banner, path).toHaveCount(1);
    await expect(banner.getByRole('link', { name: /^(Dashboard|Profile|Post Job)$/ }), path).toHaveCount(0);
    await expect(banner.getByRole('link', { name: 'Find Work' }), path).toHaveAttribute('href', '/jobs');
    await expect(banner.getByRole('link', { name: 'Log In' }), path).toBeVisible();
    const foot = page.getByRole('contentinfo');
    await expect(foot, path).toHaveCount(1);
    await expect(foot.getByRole('link', { name: /^(Dashboard|Applicants|Account|Your profile)$/ }), path).toHaveCount(
      0,
    );
  }
});

test('with scripts off, a phone opens the filters of a list behind one button, and sends them', async ({
  page,
  guildhall,
}) => {
  await page.setViewportSize(phone);
  await page.goto(`${guildhall.url}/freelancers?experienceLevel=expert`);
  const skill = page.getByLabel('Skill', { exact: true });
  await expect(skill).toBeHidden();
  await page.getByText('Filters (1)').click();
  await skill.selectOption('React');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/[?&]skills=React(&|$)/);
  await expect(page).toHaveURL(/[?&]experienceLevel=expert(&|$)/);
});

test('with scripts off, no open page offers a control that does nothing', async ({ page, guildhall }) => {
  for (const path of [...openPages, await someProfilePath(page.request, guildhall.url)]) {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ ...phone, width });
      await page.goto(guildhall.url + path);
      const dead = await page.locator('button, input, select, textarea, [role=button], summary').evaluateAll((all) =>
        all
          .filter((control) => control.checkVisibility({ visibilityProperty: true }))
          // The browser sends the one kind, and opens what the other kind names.
          .filter((control) => control.closest('form')?.method !== 'get' || !control.closest('form[action]'))
          .filter((control) => !control.matches('button[popovertarget]'))
          .map((control) => control.outerHTML.slice(0, 120)),
      );
      expect(dead, `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('with scripts off, forms say what they need in their place', async ({ page, guildhall }) => {
  for (const path of [
    '/login',
    '/signup',
    '/client-signup',
    '/freelancer-signup',
    '/forgot-password',
    '/contact-support',
  ]) {
    await page.goto(guildhall.url + path);
    // Playwright's texts of larger parts leave out what stands in noscript.
    const note = page.locator('main noscript p').first();
    await expect(note, path).toBeVisible();
    await expect(note, path).toHaveText('This form needs JavaScript');
    await expect(page.getByRole('textbox'), path).toHaveCount(0);
  }
  await expect(page.getByRole('main').getByRole('link', { name: /@/ }).first()).toHaveAttribute('href', /^mailto:/);
});

test('with scripts off, the menu of a phone opens, leads on, and closes by keyboard', async ({ page, guildhall }) => {
  await page.setViewportSize(phone);
  await page.goto(guildhall.url);
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
  const about = page.getByRole('banner').getByRole('link', { name: 'About' });
  await expect(about).toBeHidden();
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(about).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign Up' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(about).toBeHidden();
  await expect(menu).toBeFocused();
  await menu.click();
  await about.click();
  await expect(page).toHaveURL(`${guildhall.url}/about`);
});
