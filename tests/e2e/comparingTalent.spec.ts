import type { Page } from '@playwright/test';

import { demoAccounts } from '../../apps/server/src/seed/demoAccounts.ts';
import { tabTo } from './keyboard.ts';
import { logIn, seeToast, signIn } from './steps.ts';
import { expect, test } from './test.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const bar = (page: Page) => page.getByRole('group', { name: 'Comparison' });
const heads = (page: Page) => page.getByRole('table').getByRole('columnheader').getByRole('link');
const results = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

async function enter(page: Page, address = '/find-talent'): Promise<void> {
  await logIn(page, 'Client', demoAccounts.client);
  await expect(page).toHaveURL('/client-dashboard');
  await page.goto(address);
}

/** The freelancers that are listed, once they are others than these: a list stays until the next one is there. */
async function listed(page: Page, before: readonly string[] = []): Promise<string[]> {
  let names: string[] = [];
  await expect
    .poll(async () => {
      names = await cards(page).getByRole('heading').allTextContents();
      return names.length > 0 && names.join() !== before.join();
    })
    .toBe(true);
  return names;
}

/** Those that stand once in a list: other tests sign up freelancers of one name, who are the newest. */
const once = (names: readonly string[]): string[] =>
  names.filter((name) => names.indexOf(name) === names.lastIndexOf(name));

const box = (page: Page, name = '') => page.getByRole('checkbox', { name: `Compare ${name}`, exact: true });

/** The ids of the first freelancers of the list. */
async function someIds(page: Page, count: number): Promise<string[]> {
  await expect(cards(page).first()).toBeVisible();
  const links = await cards(page).getByRole('heading').getByRole('link').all();
  const addresses = await Promise.all(links.slice(0, count).map((link) => link.getAttribute('href')));
  return addresses.map((address) => address?.split('/').at(-1) ?? '');
}

test('a client chooses freelancers over pages, filters and visits, compares them, and finds the way back', async ({
  person,
}) => {
  const page = await person('client');
  await enter(page);
  const firstPage = await listed(page);
  const [first = ''] = once(firstPage);
  await box(page, first).press('Space');
  await expect(box(page, first)).toBeChecked();
  await expect(bar(page)).toContainText('Compare 1 of 4');
  await expect(bar(page)).toContainText('Choose at least one more.');
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL('/find-talent?page=2');
  const secondPage = await listed(page, firstPage);
  const second = once(secondPage)[1] ?? '';
  await box(page, second).press('Space');
  await expect(bar(page)).toContainText('Compare 2 of 4');
  await page.getByLabel('Sort by').selectOption('Highest rated');
  await expect(page).toHaveURL('/find-talent?sort=rating-high');
  const best = await listed(page, secondPage);
  // Others than those before, wherever they are in this order.
  const [third = '', fourth = '', fifth = ''] = once(best).filter((name) => name !== first && name !== second);
  await box(page, third).press('Space');
  await expect(bar(page)).toContainText('Compare 3 of 4');
  await box(page, fourth).press('Space');
  await expect(bar(page)).toContainText('Compare 4 of 4');

  await box(page, fifth).press('Space');
  await seeToast(page, 'You can compare 4 freelancers at once', 'Remove one of them first.');
  await expect(box(page, fifth)).not.toBeChecked();
  await expect(bar(page)).toContainText('Compare 4 of 4');

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
  await expect(chosen).toHaveText([first, second, third]);

  // By keyboard from there: the comparison, someone less, Back and Forward.
  await tabTo(page, bar(page).getByRole('link', { name: 'Compare', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/find-talent\/compare\?people=/);
  const all = [first, second, third];
  await expect(heads(page)).toHaveText(all);
  await expect(page.getByRole('rowheader')).toContainText(['Contact', 'Rate', 'Rating', 'Projects completed']);
  await tabTo(page, page.getByRole('button', { name: `Remove ${second} from the comparison` }));
  await page.keyboard.press('Enter');
  await expect(heads(page)).toHaveText(all.filter((name) => name !== second));
  await expect(page.getByRole('heading', { name: '2 freelancers side by side' })).toBeFocused();
  await page.goBack();
  await expect(heads(page)).toHaveText(all);
  await page.goForward();
  await expect(heads(page)).toHaveText(all.filter((name) => name !== second));
  await page.reload();
  await expect(heads(page)).toHaveText(all.filter((name) => name !== second));

  // A message from here, and back to the list, where the choice is what was compared last.
  const contact = page.getByRole('link', { name: `Contact ${first}`, exact: true });
  await contact.click();
  await expect(page.getByRole('dialog', { name: `Contact ${first}` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(contact).toBeFocused();
  await page.getByRole('main').getByRole('link', { name: 'Find talent' }).click();
  await expect(chosen).toHaveText(all.filter((name) => name !== second));
  await bar(page).getByRole('button', { name: 'Clear the comparison' }).press('Enter');
  await expect(bar(page)).toBeHidden();
  await expect(results(page)).toBeFocused();
});

test('a comparison that is shared leads another person through the login, and fits a phone', async ({ person }) => {
  const page = await person('client');
  await enter(page);
  const ids = await someIds(page, 4);
  const address = `/find-talent/compare?people=${ids.join()}`;
  const other = await person('another client');
  await other.setViewportSize({ width: 320, height: 720 });
  await other.goto(address);
  await expect(other).toHaveURL(/^[^?]+\/login\?next=/);
  await signIn(other, 'Client', demoAccounts.client);
  await expect(heads(other)).toHaveCount(4);
  expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  // Roles that `display` would take away: a row has the name of its fact, and a cell for each person.
  const rate = other.getByRole('row', { name: /^Rate/ });
  await expect(rate.getByRole('rowheader')).toHaveText('Rate');
  await expect(rate.getByRole('cell')).toHaveCount(4);
});

test('a comparison says what it cannot show, and what it lacks', async ({ person }) => {
  const page = await person('client');
  await enter(page);
  const [one = '', two = ''] = await someIds(page, 2);
  const stranger = '00000000-0000-4000-8000-000000000000';
  // It stands beside what is said.
  const wayOn = page.getByRole('main').getByRole('link', { name: 'Find Talent', exact: true });
  for (const [people, count, said] of [
    [`${one},${two},${one.toUpperCase()}`, 2, null],
    [one, 1, 'Choose at least one more freelancer to compare.'],
    [`${one},${stranger},${two}`, 2, '1 freelancer of this comparison is no longer listed.'],
    [`${one},${two},someone`, 2, 'Part of the link could not be read.'],
    [`${one},${two},${[1, 2, 3].map((end) => stranger.slice(0, -1) + end).join()}`, 2, 'The link includes 1 more'],
  ] as const) {
    await page.goto(`/find-talent/compare?people=${people}`);
    await expect(heads(page)).toHaveCount(count);
    if (said === null) await expect(wayOn).toHaveCount(0);
    else await expect(page.getByText(said)).toBeVisible();
  }
  await page.goto(`/find-talent/compare?people=${stranger}`);
  await expect(page.getByRole('heading', { name: 'These freelancers are no longer listed' })).toBeVisible();
  await page.goto('/find-talent/compare?people=undefined');
  await expect(page.getByRole('heading', { name: 'Choose freelancers to compare' })).toBeVisible();

  await page.route('**/freelancers/compare?*', (route) => route.abort(), { times: 1 });
  await page.goto(`/find-talent/compare?people=${one},${two}`);
  await expect(page.getByRole('heading', { name: 'Failed to load freelancers. Please try again.' })).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(heads(page)).toHaveCount(2);
});
