import type { Page } from '@playwright/test';

import { demoAccounts } from '../../apps/server/src/seed/demoAccounts.ts';
import { logIn, seeToast } from './steps.ts';
import { expect, test } from './test.ts';

const results = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const chips = (page: Page) => page.getByRole('list', { name: 'Chosen filters' });

/** The first card's name, once the list is there. */
async function firstName(page: Page): Promise<string> {
  await expect(cards(page).first()).toBeVisible();
  return (await cards(page).first().getByRole('heading').textContent()) ?? '';
}

async function enter(page: Page, address = '/find-talent'): Promise<void> {
  await logIn(page, 'Client', demoAccounts.client);
  await expect(page).toHaveURL('/client-dashboard');
  await page.goto(address);
  await expect(results(page)).toHaveText(/^[\d,]+\+? freelancers?/);
}

test('a client finds freelancers by words, skill, place, rating, rate and time', async ({ person }) => {
  const page = await person('client');
  await enter(page);
  const location = page.getByRole('combobox', { name: 'Location' });
  await page.getByRole('searchbox', { name: 'Search freelancers' }).fill('react');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/find-talent?search=react');
  await expect(results(page)).toHaveText(/^\d+ freelancers? for “react”$/);
  await expect(cards(page).first()).toContainText('A skill contains “react”');
  await expect(cards(page).first().locator('mark').first()).toHaveText(/^react/i);

  await page.getByRole('combobox', { name: 'Skills', exact: true }).fill('react');
  await page.getByRole('option', { name: /^React Development/ }).click();
  await page.keyboard.press('Tab');
  await expect(page).toHaveURL('/find-talent?search=react&skills=React');
  await page.getByRole('radio', { name: '4 stars or more' }).press('Space');
  await expect(page).toHaveURL(/&minRating=4$/);
  const most = page.getByRole('textbox', { name: 'Most' });
  await page.getByRole('slider', { name: 'Most Hourly rate' }).press('ArrowLeft');
  await expect(most).not.toHaveValue('');
  await expect(page).toHaveURL(new RegExp(`&maxRate=${await most.inputValue()}`));
  await page.getByRole('textbox', { name: 'Least' }).fill('1.50');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/&minRate=1\.5$/);
  await expect(chips(page).getByRole('link', { name: 'Remove filter: From $1.50/hour' })).toBeVisible();
  await page.getByRole('radio', { name: 'Available' }).press('Space');
  await expect(page).toHaveURL(/&availability=true/);
  await location.fill('nowhere at all');
  await expect(page).toHaveURL(/&location=nowhere/);
  await expect(page.getByRole('heading', { name: 'No freelancers match' })).toBeVisible();

  // What would find someone is one press away.
  const looser = page.getByRole('list', { name: 'Looser searches' }).getByRole('link').first();
  await expect(looser).toHaveText(/^Remove “nowhere at all”: \d+ freelancers?$/);
  await looser.click();
  await expect(location).toHaveValue('');
  await expect(cards(page).first()).toBeVisible();
  await page.goBack();
  await expect(location).toHaveValue('nowhere at all');

  // Each chip takes its filter away, and the focus stays among them.
  await chips(page).getByRole('link', { name: 'Remove filter: nowhere at all' }).press('Enter');
  await expect(chips(page).getByRole('link', { name: 'Remove filter: 4 stars or more' })).toBeFocused();
  await expect(location).toHaveValue('');
  await chips(page).getByRole('link', { name: 'Clear all' }).press('Enter');
  await expect(page).toHaveURL('/find-talent?search=react');
  await expect(results(page)).toBeFocused();
  await expect(chips(page)).toBeHidden();

  // Places that freelancers have are suggested.
  await location.fill('ukr');
  // Someone who reads them still has them when the list has followed.
  await expect(page).toHaveURL(/location=ukr$/);
  await expect(page.getByText('1 freelancer for')).toBeVisible();
  await page
    .getByRole('option', { name: /, Ukraine/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/find-talent\?search=react&location=.+%2C\+Ukraine$/);
  await expect(cards(page).first()).toContainText(', Ukraine');
  await location.fill('');
  await expect(page).toHaveURL('/find-talent?search=react');

  // A skill is looked for, left out or neither; by keyboard alone.
  await page.getByRole('button', { name: / Without these skills$/ }).press('Enter');
  await page.keyboard.type('wordpress');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/find-talent?search=react&skillsExcluded=WordPress');
  await expect(chips(page).getByRole('link', { name: 'Remove filter: Not WordPress' })).toBeVisible();
});

test('a client on a phone filters in a drawer, and nothing scrolls sideways', async ({ person }) => {
  const page = await person('client');
  await page.setViewportSize({ width: 320, height: 720 });
  await enter(page);
  await page.getByRole('button', { name: 'Filters' }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await drawer.getByRole('radio', { name: 'Busy' }).press('Space');
  await expect(page).toHaveURL('/find-talent?availability=false');
  const show = drawer.getByRole('button', { name: /^Show \d+ freelancers?$/ });
  await show.click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeFocused();
  await expect(cards(page).first()).toContainText('Busy');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('a client begins a message that survives a reload and opens in their own mail', async ({ person }) => {
  const page = await person('client');
  await enter(page);
  const name = await firstName(page);
  const opener = page.getByRole('link', { name: `Contact ${name}`, exact: true });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: `Contact ${name}` });
  const openMail = dialog.getByRole('button', { name: 'Open in Gmail' });
  await expect(page).toHaveURL(/\?contact=[\da-f-]{36}$/);
  await expect(dialog.getByRole('link', { name: /^Write to / })).toBeVisible();
  await openMail.click();
  await seeToast(page, 'Error', 'Please fill in both subject and message fields.');
  await dialog.getByRole('textbox', { name: 'Subject' }).fill('Pots & pans');
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Would you have time?\nIn January.');

  await page.reload();
  await expect(dialog.getByRole('textbox', { name: 'Subject' })).toHaveValue('Pots & pans');
  await expect(dialog.getByRole('link', { name: /^Write to / })).toHaveAttribute(
    'href',
    /^mailto:.+\?subject=Pots%20%26%20pans&body=Would%20you%20have%20time%3F%0D%0AIn%20January\.$/,
  );

  // A browser that blocks new windows.
  await page.evaluate(() => Object.assign(window, { reallyOpen: window.open.bind(window), open: () => null }));
  await openMail.click();
  await expect(dialog.getByRole('link', { name: /^Open Gmail/ })).toHaveAttribute(
    'href',
    /^https:\/\/mail\.google\.com\/mail\/\?view=cm&fs=1&to=.+&su=Pots\+%26\+pans&body=Would/,
  );
  await expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue('Would you have time?\nIn January.');

  await page.context().route('https://mail.google.com/**', (route) => route.fulfill({ body: 'Gmail' }));
  await page.evaluate(() => Object.assign(window, { open: Reflect.get(window, 'reallyOpen') }));
  const [tab] = await Promise.all([page.context().waitForEvent('page'), openMail.click()]);
  await expect(tab).toHaveURL(/^https:\/\/mail\.google\.com\/mail\/\?view=cm/);
  expect(await tab.evaluate(() => window.opener)).toBe(null);
  await tab.close();
  await seeToast(page, 'Opening Gmail');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/find-talent');
  await opener.click();
  await expect(dialog.getByRole('textbox', { name: 'Subject' })).toHaveValue('');
  await page.goBack();
  await expect(dialog).toBeHidden();
});

test('a message without an address to send it to is not sent, and says why', async ({ person }) => {
  const page = await person('client');
  await enter(page);
  await page.route('**/contact', (route) => route.abort(), { times: 1 });
  await page
    .getByRole('link', { name: /^Contact / })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('The email address could not be loaded')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Subject' }).fill('A mark');
  await dialog.getByRole('textbox', { name: 'Message' }).fill('For a café.');
  await dialog.getByRole('button', { name: 'Open in Gmail' }).click();
  await seeToast(page, 'Error', 'Freelancer email not available.');
  await dialog.getByRole('button', { name: 'Try Again' }).click();
  await expect(dialog.getByRole('link', { name: /^Write to / })).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Subject' })).toHaveValue('A mark');
});

test('a client who has looked at a profile comes back to its card, however slow the list', async ({ person }) => {
  const page = await person('client');
  await enter(page, '/find-talent?page=2');
  const link = cards(page).nth(6).getByRole('heading').getByRole('link');
  const name = (await link.textContent()) ?? '';
  const card = page.getByRole('heading', { name, level: 3 }).getByRole('link');
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  const held = Promise.withResolvers<() => Promise<void>>();
  await page.route('**/freelancers/search?*', (route) => held.resolve(() => route.continue()), { times: 1 });
  await page.goBack();
  await expect(page).toHaveURL('/find-talent?page=2');
  const letThrough = await held.promise;
  await expect(results(page)).toHaveText('Searching for freelancers…');
  await letThrough();
  await expect(card).toBeFocused();
  await expect(card).toBeInViewport();
  await page.reload();
  await expect(card).toBeFocused();
  await expect(card).toBeInViewport();

  // By keyboard, from where the focus is.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(card).toBeFocused();
});
