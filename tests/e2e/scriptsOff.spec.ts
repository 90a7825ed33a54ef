import { randomUUID } from 'node:crypto';

import { connect } from '../../apps/server/src/db/connect.ts';
import { unsubscribeToken } from '../../apps/server/src/domain/unsubscribeToken.ts';
import { routes } from '../../apps/web/src/routes.ts';
import { isOpen } from '../../packages/machines/src/domain/access.ts';
import { cards, sortedQuery } from './directoryData.ts';
import { openPages, someProfilePath } from './openPages.ts';
import { newFreelancer, send } from './people.ts';
import { expect, test } from './test.ts';

// One page that is not in order does not keep the others from being looked at.
const softly = expect.configure({ soft: true });

test.use({ javaScriptEnabled: false });

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 844 };

const guardedPages = routes.filter(({ access }) => !isOpen(access)).map(({ path }) => path);

/** Forms that need scripts, and say so in their place. */
const forms = ['/login', '/signup', '/client-signup', '/freelancer-signup', '/forgot-password', '/contact-support'];

test('with scripts off, each page says what it needs, offers no control that does nothing, and leads to all that it names', async ({
  page,
  guildhall,
}) => {
  const open = new Set<string>(openPages);
  const found = new Map<string, string>();
  for (const path of [...openPages, await someProfilePath(page.request, guildhall.url), ...guardedPages]) {
    for (const size of [phone, desk]) {
      await page.setViewportSize(size);
      await page.goto(path);
      const dead = await page.locator('button, input, select, textarea, [role=button], summary').evaluateAll((all) =>
        all
          .filter((control) => control.checkVisibility({ visibilityProperty: true }))
          // The browser sends the one kind, and opens what the other kind names.
          .filter((control) => control.closest('form')?.method !== 'get' || !control.closest('form[action]'))
          .filter((control) => !control.matches('button[popovertarget]'))
          .map((control) => control.outerHTML.slice(0, 120)),
      );
      softly(dead, `${path} at ${size.width} px`).toEqual([]);
    }
    const links = await page.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    softly(links.length, `links of ${path}`).toBeGreaterThan(5);
    for (const link of links) {
      if (link.startsWith('/')) found.set(link, path);
      // A place on a page is one.
      else if (link.startsWith('#')) await softly(page.locator(link), `${link} on ${path}`).toHaveCount(1);
      else softly(link, `a link on ${path}`).toMatch(/^(mailto:|https:)/);
    }
    // No one is signed in: every page has the links of a visitor, at its head and at its foot.
    const [banner, foot, main] = [page.getByRole('banner'), page.getByRole('contentinfo'), page.getByRole('main')];
    const ofMembers = /^(Dashboard|Profile|Post Job|Applicants|Account|Your profile)$/;
    for (const part of [banner, foot]) await softly(part.getByRole('link', { name: ofMembers }), path).toHaveCount(0);
    await softly(banner.getByRole('link', { name: 'Find Work' }), path).toHaveAttribute('href', '/jobs');
    await softly(banner.getByRole('link', { name: 'Log In' }), path).toBeVisible();
    if (forms.includes(path)) {
      // Playwright's texts of larger parts leave out what stands in noscript.
      const note = page.locator('main noscript p').first();
      await softly(note, path).toHaveText('This form needs JavaScript');
      await softly(page.getByRole('textbox'), path).toHaveCount(0);
    }
    if (!guardedPages.includes(path as (typeof guardedPages)[number])) continue;
    await softly(page.getByRole('heading', { level: 1 }), path).toHaveText('This page needs JavaScript');
    await softly(main.getByText('Loading the page'), path).toBeHidden();
    const ways = await main.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    softly(ways.length, path).toBeGreaterThan(4);
    softly(
      ways.filter((way) => !open.has(way)),
      path,
    ).toEqual([]);
  }
  expect(found.size).toBeGreaterThan(15);
  for (const [link, from] of found) {
    const answer = await page.request.get(link);
    softly(answer.status(), `${link}, which ${from} leads to`).toBe(200);
  }
  // What react-aria hides from sight is hidden before any script runs.
  await page.goto('/login');
  const sizes = await page
    .locator('[style]')
    .evaluateAll((hidden) =>
      hidden.filter((one) => getComputedStyle(one).display !== 'contents').map((one) => getComputedStyle(one).width),
    );
  expect(new Set(sizes)).toEqual(new Set(['1px']));
});

test('with scripts off, a person goes about: a menu, searches, filters, lists, profiles, and out of a mail', async ({
  page,
  guildhall,
  mail,
}) => {
  await test.step('the menu of a phone opens, leads on, and closes by keyboard', async () => {
    await page.setViewportSize(phone);
    await page.goto('/');
    const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
    const about = page.getByRole('banner').getByRole('link', { name: 'About' });
    await expect(about).toBeHidden();
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(about).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(about).toBeHidden();
    await expect(menu).toBeFocused();
    await menu.click();
    await about.click();
    await expect(page).toHaveURL('/about');
  });

  await test.step('a search on the home page is a plain form, and so is that of a guide', async () => {
    await page.setViewportSize(desk);
    for (const from of ['/', '/how-to-find-work']) {
      await page.goto(from);
      await page.getByRole('searchbox', { name: 'Search projects' }).fill('logo & type');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(page).toHaveURL('/jobs?search=logo+%26+type');
    }
    await expect(page.getByRole('searchbox', { name: 'Search jobs' })).toHaveValue('logo & type');
  });

  await test.step('a list is turned, filtered and left for one of its jobs', async () => {
    await page.goto('/jobs');
    await expect(cards(page)).toHaveCount(12);
    await page.getByRole('navigation', { name: 'Pages of jobs' }).getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL('/jobs?page=2');
    await page.getByLabel('Category').selectOption('Design');
    await page.getByLabel('Skill', { exact: true }).selectOption('Figma');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/[?&]category=design(&|$)/);
    await expect(page).not.toHaveURL(/page=2/);
    const chips = page.getByRole('list', { name: 'Chosen filters' }).getByRole('link');
    await expect(chips).toHaveText(['Figma', 'Design', 'Clear all']);
    await page.getByRole('link', { name: 'Remove filter: Design' }).click();
    await expect(page).not.toHaveURL(/category=/);
    await expect(chips).toHaveText(['Figma', 'Clear all']);
    const title = (await cards(page).first().getByRole('heading').textContent()) ?? '';
    await cards(page).first().getByRole('link', { name: title, exact: true }).click();
    await expect(page).toHaveURL(/\/job\/[^/]+\/[\da-f-]{36}$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });

  await test.step('a phone opens the filters of a list behind one button, and a search keeps those without a field', async () => {
    await page.setViewportSize(phone);
    await page.goto('/freelancers?experienceLevel=expert');
    await expect(page.getByLabel('Skill', { exact: true })).toBeHidden();
    await page.getByText('Filters (1)').click();
    await page.getByLabel('Skill', { exact: true }).selectOption('React');
    await page.getByRole('textbox', { name: 'Most' }).fill('$72.50');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/[?&]skills=React(&|$)/);
    await expect(page).toHaveURL(/[?&]experienceLevel=expert(&|$)/);
    await expect(page.getByText('Up to $72.50/hour')).toBeVisible();
  });

  await test.step('a search behind the login leads to the same search in the public list', async () => {
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
      await page.goto(asked);
      await page.getByRole('main').getByRole('link', { name }).click();
      await expect.poll(() => sortedQuery(page.url())).toBe(sortedQuery(answer));
    }
  });

  await test.step('the link of a digest stops it with one press, and not by being opened', async () => {
    const { token } = await newFreelancer(page, mail);
    const search = { name: `Ferries ${randomUUID()}`, criteria: { query: 'ferry' }, digest: 'daily' };
    await send(page.request, 'post', '/saved-searches', search, token);
    const db = connect(guildhall.connectionString, { max: 1 });
    const saved = () =>
      db.selectFrom('savedSearches').selectAll().where('name', '=', search.name).executeTakeFirstOrThrow();
    const { id, unsubscribeKey } = await saved();
    const link = `/unsubscribe/${unsubscribeToken(id, unsubscribeKey)}`;
    await page.goto(link);
    await expect(page.getByRole('main')).toContainText(search.name);
    expect((await saved()).digest).toBe('daily');
    await page.getByRole('main').getByRole('button').click();
    await expect(page.getByRole('main')).toContainText('You will get no more mail about');
    expect((await saved()).digest).toBe('never');
    await db.destroy();
  });
});
