import { randomUUID } from 'node:crypto';

import type { Page } from '@playwright/test';

import { post } from './jobs.ts';
import { tabTo } from './keyboard.ts';
import { enterDemo, newClient, newFreelancer } from './people.ts';
import { seeToast } from './steps.ts';
import { expect, test } from './test.ts';

const results = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const chips = (page: Page) => page.getByRole('list', { name: 'Chosen filters' });
const looser = (page: Page) => page.getByRole('list', { name: 'Looser searches' }).getByRole('link').first();

/** Holds back the next answer to a call. */
async function hold(page: Page, call: string) {
  const held = Promise.withResolvers<() => Promise<void>>();
  await page.route(call, (route) => held.resolve(() => route.continue()), { times: 1 });
  return held.promise;
}

test('a freelancer finds jobs by words, skill, budget and duration, on a phone too, and comes back to the card', async ({
  person,
}) => {
  const page = await person('freelancer');
  await enterDemo(page, 'freelancer');
  await page.goto('/find-work?search=react');
  await expect(cards(page).filter({ hasText: /Matches (one|\d+) of your skills: / })).not.toHaveCount(0);
  await page.goto('/find-work');

  await test.step('each filter is in the address', async () => {
    await page.getByRole('searchbox', { name: 'Search jobs' }).fill('react');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/find-work?search=react');
    await expect(results(page)).toHaveText(/^\d+ jobs? for “react”$/);
    await expect(cards(page).first().locator('mark').first()).toHaveText(/^react/i);
    await page.getByRole('combobox', { name: 'Skills', exact: true }).fill('react');
    await page.getByRole('option', { name: /^React Development/ }).click();
    await page.keyboard.press('Tab');
    await expect(page).toHaveURL('/find-work?search=react&skills=React');
    await page.getByRole('radio', { name: '2-3 months' }).press('Space');
    await page.getByLabel('Budget at least').selectOption('$25,000');
    await expect(page).toHaveURL('/find-work?search=react&skills=React&duration=2-3+months&budgetMin=25000');
    await expect(page.getByRole('heading', { name: 'No jobs match' })).toBeVisible();
  });

  await test.step('what would find something is one press away, and Back leads to what was asked', async () => {
    await expect(looser(page)).toHaveText(/^Remove “At least \$25,000”: \d+ jobs?$/);
    const empty = page.url();
    await looser(page).click();
    await expect(cards(page).first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(empty);
  });

  await test.step('each chip takes its filter away, and the focus stays among them', async () => {
    await chips(page).getByRole('link', { name: 'Remove filter: At least $25,000' }).press('Enter');
    await expect(chips(page).getByRole('link', { name: 'Remove filter: 2-3 months' })).toBeFocused();
    await expect(page.getByLabel('Budget at least')).toHaveValue('any');
    await chips(page).getByRole('link', { name: 'Clear all' }).press('Enter');
    await expect(page).toHaveURL('/find-work?search=react');
    await expect(results(page)).toBeFocused();
  });

  await test.step('a skill is left out, by keyboard alone', async () => {
    await page.getByRole('button', { name: / Without these skills$/ }).press('Enter');
    await page.keyboard.type('typescript');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/find-work?search=react&skillsExcluded=TypeScript');
    await expect(chips(page).getByRole('link', { name: 'Remove filter: Not TypeScript' })).toBeVisible();
  });

  await test.step('Back from an application leads to the card of its job, however slow the list', async () => {
    await page.goto('/find-work?search=react');
    const link = cards(page)
      .getByRole('link', { name: /^View Application: / })
      .first();
    const name = (await link.getAttribute('aria-label')) ?? '';
    await link.click();
    await expect(page).toHaveURL(/\/freelancer-dashboard\?tab=applications&project=/);
    const held = hold(page, '**/public/jobs?*');
    await page.goBack();
    await expect(page).toHaveURL('/find-work?search=react');
    await (
      await held
    )();
    const same = page.getByRole('link', { name, exact: true });
    await expect(same).toBeFocused();
    await expect(same).toBeInViewport();
    await page.reload();
    await expect(same).toBeFocused();
  });

  await test.step('on a phone in a drawer', async () => {
    await page.setViewportSize({ width: 320, height: 720 });
    await page.goto('/find-work');
    await page.getByRole('button', { name: 'Filters' }).click();
    const drawer = page.getByRole('dialog', { name: 'Filters' });
    await drawer.getByLabel('Budget at most').selectOption('$2,500');
    await expect(page).toHaveURL('/find-work?budgetMax=2500');
    await drawer.getByRole('button', { name: /^Show \d+ jobs?$/ }).click();
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeFocused();
  });
});

test('a client finds a freelancer by rating, rate and place, comes back to the card, and writes in a tab that the browser blocks at first', async ({
  person,
}) => {
  const page = await person('client');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.context().route('https://mail.google.com/**', (route) => route.fulfill({ body: 'Gmail' }));
  // No test can have a browser block a tab: one that is blocked is one that it does not give.
  await page.addInitScript(() => {
    const open = window.open.bind(window);
    const tabs = { areBlocked: true };
    Object.assign(window, { tabs });
    window.open = (...given) => (tabs.areBlocked ? null : open(...given));
  });
  await enterDemo(page, 'client');
  await page.goto('/find-talent');
  await expect(results(page)).toHaveText(/^[\d,]+\+? freelancers?/);

  await test.step('each filter is in the address', async () => {
    await page.getByRole('radio', { name: '4 stars or more' }).press('Space');
    await expect(page).toHaveURL('/find-talent?minRating=4');
    const most = page.getByRole('textbox', { name: 'Most' });
    await page.getByRole('slider', { name: 'Most Hourly rate' }).press('ArrowLeft');
    await expect(most).not.toHaveValue('');
    await expect(page).toHaveURL(new RegExp(`&maxRate=${await most.inputValue()}`));
    await page.getByRole('textbox', { name: 'Least' }).fill('1.50');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/&minRate=1\.5$/);
    await expect(chips(page).getByRole('link', { name: 'Remove filter: From $1.50/hour' })).toBeVisible();
    await chips(page).getByRole('link', { name: 'Clear all' }).press('Enter');
    await expect(page).toHaveURL('/find-talent');
    await expect(results(page)).toBeFocused();
  });

  await test.step('places that freelancers have are suggested, and stay so when the list has followed', async () => {
    const location = page.getByRole('combobox', { name: 'Location' });
    await location.fill('ukr');
    await expect(page).toHaveURL(/location=ukr$/);
    await page
      .getByRole('option', { name: /, Ukraine/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/find-talent\?location=.+%2C\+Ukraine$/);
    await expect(cards(page).first()).toContainText(', Ukraine');
  });

  await test.step('Back from a profile leads to its card, however slow the list', async () => {
    await page.goto('/find-talent?page=2');
    const link = cards(page).nth(6).getByRole('heading').getByRole('link');
    const [name, profile] = [(await link.textContent()) ?? '', (await link.getAttribute('href')) ?? ''];
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const held = hold(page, '**/freelancers/search?*');
    await page.goBack();
    await expect(page).toHaveURL('/find-talent?page=2');
    const letThrough = await held;
    await expect(results(page)).toHaveText('Searching for freelancers…');
    await letThrough();
    // Other tests may have made people of the same name.
    const card = page.getByRole('heading', { name, level: 3 }).locator(`a[href="${profile}"]`);
    await expect(card).toBeFocused();
    await expect(card).toBeInViewport();
    await page.reload();
    await expect(card).toBeFocused();
    await expect(card).toBeInViewport();
  });

  await test.step('a message survives a reload, a blocked tab and the clipboard, and opens in their own mail', async () => {
    const opener = page
      .getByRole('main')
      .getByRole('link', { name: /^Contact / })
      .first();
    await opener.click();
    const dialog = page.getByRole('dialog', { name: /^Contact / });
    await expect(page).toHaveURL(/&contact=[\da-f-]{36}$/);
    await dialog.getByLabel('Subject').fill('A shop window');
    await dialog.getByRole('textbox', { name: 'Message' }).fill('Would you have time in May?');
    await page.reload();
    await expect(dialog.getByLabel('Subject')).toHaveValue('A shop window');
    await expect(dialog.getByRole('link', { name: /^Write to / })).toHaveAttribute('href', /^mailto:.+shop%20window/);
    const send = dialog.getByRole('button', { name: 'Open in Gmail' });
    await send.click();
    await expect(dialog.getByRole('link', { name: 'Open Gmail' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Copy Text' }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe('A shop window\n\nWould you have time in May?');
    await expect(dialog.getByRole('button', { name: 'Copy Text' })).toBeFocused();

    await page.evaluate('window.tabs.areBlocked = false');
    const [tab] = await Promise.all([page.context().waitForEvent('page'), send.click()]);
    const message = new URL(tab.url()).searchParams;
    expect([message.get('su'), message.get('body')]).toEqual(['A shop window', 'Would you have time in May?']);
    expect(await tab.evaluate(() => window.opener)).toBe(null);
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
});

const bar = (page: Page) => page.getByRole('group', { name: 'Comparison' });
const heads = (page: Page) => page.getByRole('table').getByRole('columnheader').getByRole('link');
const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Compare ${name}`, exact: true });

test('a client chooses freelancers over pages, filters and visits, compares them, and finds the way back', async ({
  person,
}) => {
  const page = await person('client');
  await enterDemo(page, 'client');
  // Of the demo marketplace alone, in an order that no newcomer comes into.
  const list = '/find-talent?minRating=4&sort=rating-high';
  const listed = async (address: string, number: number) => {
    await expect(page).toHaveURL(address);
    await expect(
      page.getByRole('navigation').getByRole('link', { name: `Page ${number}`, exact: true }),
    ).toHaveAttribute('aria-current', 'page');
    // The cards of the page before stay until the others are there.
    await expect(results(page)).toHaveText(/^\d+ freelancers$/);
    await expect(cards(page)).toHaveCount(12);
    return cards(page).getByRole('heading', { level: 3 }).allTextContents();
  };
  await page.goto(list);
  const [first = ''] = await listed(list, 1);
  await box(page, first).press('Space');
  await expect(bar(page)).toContainText('Compare 1 of 4');
  await expect(bar(page)).toContainText('Choose at least one more.');
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  const [second = '', third = '', fourth = '', fifth = ''] = await listed(`${list}&page=2`, 2);
  for (const name of [second, third, fourth]) await box(page, name).press('Space');
  await expect(bar(page)).toContainText('Compare 4 of 4');
  await box(page, fifth).press('Space');
  await seeToast(page, 'You can compare 4 freelancers at once', 'Remove one of them first.');
  await expect(box(page, fifth)).not.toBeChecked();

  // Over a profile and Back, and over a reload.
  await cards(page).first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/profile\//);
  await page.goBack();
  await expect(bar(page)).toContainText('Compare 4 of 4');
  await page.reload();
  const chosen = bar(page).getByRole('listitem');
  await expect(chosen).toHaveText([first, second, third, fourth]);
  await bar(page)
    .getByRole('button', { name: `Remove ${fourth} from the comparison` })
    .press('Enter');
  await expect(bar(page)).toBeFocused();
  const all = [first, second, third];
  await expect(chosen).toHaveText(all);

  // By keyboard from there: the comparison, someone less, Back and Forward.
  await tabTo(page, bar(page).getByRole('link', { name: 'Compare', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/find-talent\/compare\?people=/);
  await expect(heads(page)).toHaveText(all);
  await tabTo(page, page.getByRole('button', { name: `Remove ${second} from the comparison` }));
  await page.keyboard.press('Enter');
  const fewer = [first, third];
  await expect(heads(page)).toHaveText(fewer);
  await expect(page.getByRole('heading', { name: '2 freelancers side by side' })).toBeFocused();
  await page.goBack();
  await expect(heads(page)).toHaveText(all);
  await page.goForward();
  await expect(heads(page)).toHaveText(fewer);

  // And back to the list, where the choice is what was compared last.
  await page.getByRole('main').getByRole('link', { name: 'Find talent' }).click();
  await expect(chosen).toHaveText(fewer);
  await bar(page).getByRole('button', { name: 'Clear the comparison' }).press('Enter');
  await expect(bar(page)).toBeHidden();
  await expect(results(page)).toBeFocused();
});

const searches = (page: Page) => page.getByRole('dialog', { name: 'Saved searches' });
const savedSearch = (page: Page, name: string) => searches(page).getByRole('article', { name, exact: true });

test('a freelancer saves a search, sees what is new in it, changes and deletes it', async ({ person, mail }) => {
  const [page, client] = [await person('freelancer'), await person('client')];
  await newFreelancer(page, mail);
  const word = `hedgerow${randomUUID().slice(0, 8)}`;
  await page.goto(`/find-work?search=${word}&category=design`);
  await expect(page.getByRole('heading', { name: 'No jobs match' })).toBeVisible();
  await page.getByRole('link', { name: 'Save This Search' }).click();
  await expect(page).toHaveURL(`/find-work?search=${word}&category=design&saved=1`);
  const open = (name: string) => searches(page).getByRole('button', { name: `Open ${name}` });
  await expect(searches(page).getByLabel('Name')).toHaveValue(`${word}, Design`);
  await searches(page).getByLabel('Name').fill('Hedgerows');
  await searches(page).getByLabel('Email me what is new').selectOption('Every Monday morning');
  await searches(page).getByRole('button', { name: 'Save Search' }).click();
  await expect(savedSearch(page, 'Hedgerows')).toContainText('Email every Monday morning');
  await expect(open('Hedgerows')).toBeFocused();

  // What is posted meanwhile is new until the search is opened, and marked then.
  await post(client, await newClient(client, mail), { title: `Plates for a ${word} guide` });
  await page.reload();
  await expect(savedSearch(page, 'Hedgerows')).toContainText('1 new');
  await open('Hedgerows').click();
  await expect(page).toHaveURL(new RegExp(`/find-work\\?search=${word}&category=design&newSince=`));
  await expect(searches(page)).toBeHidden();
  const card = page.getByRole('article', { name: `Plates for a ${word} guide` });
  await expect(card).toContainText('New match');
  await page.reload();
  await expect(card).toContainText('New match');
  await page.goto('/find-work?saved=1');
  await expect(savedSearch(page, 'Hedgerows')).toBeVisible();
  await expect(savedSearch(page, 'Hedgerows')).not.toContainText('1 new');

  // What a button gives way to takes the focus.
  await searches(page).getByRole('button', { name: 'Change Hedgerows' }).click();
  await expect(searches(page).getByLabel('Name')).toBeFocused();
  await searches(page).getByLabel('Name').fill('Hedges');
  await searches(page).getByRole('button', { name: 'Save Changes' }).click();
  await expect(open('Hedges')).toBeFocused();
  await searches(page).getByRole('button', { name: 'Delete Hedges' }).click();
  await expect(searches(page).getByRole('button', { name: 'Keep It' })).toBeFocused();
  await searches(page).getByRole('button', { name: 'Delete Search' }).click();
  await expect(searches(page).getByRole('heading', { name: 'No saved searches yet' })).toBeVisible();
  // The button that was pressed has gone with the card.
  await expect(searches(page).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/find-work');
});
