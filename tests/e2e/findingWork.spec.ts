import type { Page } from '@playwright/test';

import { demoAccounts } from '../../apps/server/src/seed/demoAccounts.ts';
import { newFreelancer, offered } from './freelancers.ts';
import { arrive, logIn, seeToast, setUpProfile, signUpHere } from './steps.ts';
import { expect, test } from './test.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const title = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const card = (page: Page, name: string) => page.getByRole('article').filter({ has: title(page, name) });
const prompt = (page: Page) => page.getByRole('progressbar', { name: 'Your profile' });
const texts = { proposal: 'Static pages, one form. Six weeks.', coverLetter: 'I have built four studio sites.' };

async function write(page: Page) {
  await dialog(page).getByLabel('Proposal', { exact: true }).fill(texts.proposal);
  await dialog(page).getByLabel('Cover letter').fill(texts.coverLetter);
}

/** Playwright gives every tab the focus for good: the event is what returning to the window would bring. */
const returnTo = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

async function openFirstProject(page: Page): Promise<string> {
  const project = page.getByRole('region', { name: 'Featured projects' }).getByRole('heading', { level: 3 }).first();
  const name = (await project.textContent()) ?? '';
  await title(page, name).click();
  await expect(dialog(page).getByRole('heading', { name, exact: true })).toBeVisible();
  return name;
}

test('a visitor opens a project from its title, and the address is the dialog', async ({ person }) => {
  const page = await person('visitor');
  await arrive(page, '/');
  const name = await openFirstProject(page);
  await expect(page).toHaveURL(/\/\?job=[\da-f-]{36}$/);
  for (const fact of [
    'Budget',
    'Duration',
    'Proposals',
    'Client rating',
    'Description',
    'Required skills',
    'About the Client',
  ])
    await expect(dialog(page).getByText(fact, { exact: true })).toBeVisible();
  const address = page.url();
  const { searchParams } = new URL(address);
  const form = `/find-work?job=${searchParams.get('job')}&apply=1`;
  const signUp = dialog(page).getByRole('link', { name: 'Sign Up to Apply' });
  await expect(signUp).toHaveAttribute('href', `/freelancer-signup?next=${encodeURIComponent(form)}`);
  await expect(dialog(page).getByRole('textbox')).toHaveCount(0);

  // By keyboard: the dialog gives the focus back to the title.
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/');
  await expect(title(page, name)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await page.goForward();
  await expect(page).toHaveURL(address);
  await expect(dialog(page).getByRole('heading', { name, exact: true })).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();

  // Typed and reloaded: it opens without any sign from the person.
  await page.goto(address);
  await expect(dialog(page).getByRole('heading', { name, exact: true })).toBeVisible();
  await page.reload();
  await expect(dialog(page).getByRole('heading', { name, exact: true })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/');
  await expect(title(page, name)).toBeFocused();
});

test('a visitor who signs up from a project arrives at its proposal form, and sends it', async ({ person, mail }) => {
  const page = await person('newcomer');
  await arrive(page, '/');
  const name = await openFirstProject(page);
  const job = new URL(page.url()).searchParams.get('job');
  await dialog(page).getByRole('link', { name: 'Sign Up to Apply' }).click();
  await expect(page).toHaveURL(/\/freelancer-signup\?next=/);
  const newcomer = { name: 'Tove Arnesen', email: 'from.a.project@newcomers.example', password: 'kiln glaze wheel' };
  await signUpHere(page, mail, 'Freelancer', newcomer);
  await expect(page).toHaveURL(/\/freelancer-profile-setup\?next=/);
  await setUpProfile(page);
  await expect(page).toHaveURL(`/find-work?job=${job}&apply=1`);
  await expect(dialog(page).getByRole('heading', { name, exact: true })).toBeVisible();
  await write(page);
  // In a dialog that its address has opened, what was typed is still there, and is no draft once it was sent.
  await page.reload();
  await dialog(page).getByRole('button', { name: 'Send Proposal' }).click();
  await seeToast(page, 'Proposal Sent!');
  await expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))))
    .toEqual([]);
});

test('a link to a project that takes no more proposals, or that does not exist, says so', async ({
  person,
  guildhall,
}) => {
  const page = await person('visitor');
  for (const [status, words] of [
    ['CANCELLED', 'It has been canceled.'],
    ['COMPLETED', 'The work is done.'],
  ] as const) {
    await page.goto(`/?job=${await offered(guildhall, status)}`);
    await expect(dialog(page)).toContainText('This project is closed to new proposals');
    await expect(dialog(page)).toContainText(words);
    await expect(dialog(page).getByRole('link')).toHaveCount(0);
  }
  for (const id of ['00000000-0000-4000-8000-000000000000', 'no-such-id']) {
    await page.goto(`/?job=${id}`);
    await expect(dialog(page)).toContainText('Job not found');
  }
});

test('a client reads a project, and nothing else', async ({ person }) => {
  const page = await person('client');
  await logIn(page, 'Client', demoAccounts.client);
  await expect(page).toHaveURL('/client-dashboard');
  await arrive(page, '/');
  await openFirstProject(page);
  await expect(dialog(page).getByRole('heading', { name: 'About the Client' })).toBeVisible();
  await expect(dialog(page).getByRole('link')).toHaveCount(0);
  await expect(dialog(page).getByRole('textbox')).toHaveCount(0);
});

test('below 60% jobs are read as a visitor reads them, and only proposals wait until the profile is complete', async ({
  person,
  mail,
  guildhall,
}) => {
  const page = await person('newcomer');
  const newcomer = await newFreelancer(page, mail, { isComplete: false });
  const job = await offered(guildhall, 'OPEN');
  const said: string[] = [];
  for (const address of ['/find-work', '/freelancer-dashboard', `/find-work?job=${job}&apply=1`, `/?job=${job}`]) {
    await page.goto(address);
    const place = address.includes('job=') ? dialog(page) : page.getByRole('main');
    await expect(place.getByRole('progressbar', { name: 'Your profile' })).toBeVisible();
    const missing = place.getByRole('list', { name: 'Still missing' });
    said.push((await missing.textContent()) ?? '');
    const href = await place.getByRole('link', { name: 'Complete Profile Now' }).getAttribute('href');
    expect(new URLSearchParams(href?.split('?')[1]).get('next')).toBe(address);
    // Each part leads to its own field of the form, and from there back here.
    const rate = await missing.getByRole('link', { name: 'Hourly rate' }).getAttribute('href');
    expect(Object.fromEntries(new URLSearchParams(rate?.split('?')[1]))).toEqual({
      next: address,
      field: 'hourlyRate',
    });
    await expect(page.getByLabel('Cover letter')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Send Proposal/ })).toHaveCount(0);
  }
  expect(new Set(said).size).toBe(1);
  expect(said[0]).toContain('Hourly rate +12.5%');

  // The list is the visitors' own, with its search and filters.
  const listed = async (address: string) => {
    await page.goto(address);
    await expect(page.getByRole('article').first()).toBeVisible();
    return await page.getByRole('article').getByRole('heading').allTextContents();
  };
  const visitors = await listed('/jobs?search=design');
  expect(await listed('/find-work?search=design')).toEqual(visitors);
  await page.getByRole('searchbox', { name: 'Search jobs' }).fill('logo');
  await expect(page).toHaveURL('/find-work?search=logo');

  await page.goto(`/job/a-job/${job}`);
  await expect(page.getByRole('link', { name: 'Complete Profile to Apply' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Send Proposal' })).toHaveCount(0);
  await page.getByRole('list', { name: 'Still missing' }).getByRole('link', { name: 'Bio' }).click();
  await expect(page.getByRole('textbox', { name: 'Bio' })).toBeFocused();

  await page.goto(`/find-work?job=${job}&apply=1`);
  await expect(prompt(page).first()).toBeVisible();
  await newcomer.complete();
  await returnTo(page);
  await expect(dialog(page).getByLabel('Proposal', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: /^Send Proposal/ }).first()).toBeVisible();
});

test('a profile that was completed while it was being asked opens proposals and the form on return', async ({
  person,
  mail,
  guildhall,
}) => {
  const page = await person('newcomer');
  const newcomer = await newFreelancer(page, mail, { isComplete: false });
  const job = await offered(guildhall, 'OPEN');
  // The list and the form both ask, and get the server's answer from before the profile was complete only later.
  let asked = 0;
  const released = Promise.withResolvers<undefined>();
  await page.route('**/freelancer/profile/completion', async (route) => {
    const response = await route.fetch();
    asked += 1;
    await released.promise;
    // The page has given up on the first ones.
    await route.fulfill({ response }).catch(() => undefined);
  });
  await page.goto(`/find-work?job=${job}&apply=1`);
  await expect.poll(() => asked).toBeGreaterThanOrEqual(2);
  await newcomer.complete();
  await returnTo(page);
  released.resolve(undefined);
  await expect(dialog(page).getByLabel('Proposal', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: /^Send Proposal/ }).first()).toBeVisible();
});

test('when the profile cannot be checked, the list is there and a form says so and tries again', async ({
  person,
  guildhall,
}) => {
  const page = await person('freelancer');
  await logIn(page, 'Freelancer', demoAccounts.freelancer);
  await expect(page).toHaveURL('/freelancer-dashboard');
  await page.route('**/freelancer/profile/completion', (route) => route.abort('internetdisconnected'));
  await page.goto(`/find-work?job=${await offered(guildhall, 'OPEN')}`);
  await expect(dialog(page)).toContainText('We could not check whether you can apply');
  await expect(dialog(page).getByRole('textbox')).toHaveCount(0);
  await page.unroute('**/freelancer/profile/completion');
  await dialog(page).getByRole('button', { name: 'Try Again' }).click();
  await expect(
    dialog(page)
      .getByText(/^(Applied|Send a Proposal)$/)
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a job that was applied to says so everywhere, also to another tab that was writing, which keeps its text', async ({
  person,
  mail,
}) => {
  const page = await person('freelancer');
  await newFreelancer(page, mail, { isComplete: true });
  await arrive(page, '/');
  const name = await openFirstProject(page);
  const address = page.url();
  await write(page);
  // The same person at the same job in another tab, where they finish first.
  const other = await page.context().newPage();
  await other.goto(address);
  await write(other);
  await dialog(other).getByRole('button', { name: 'Send Proposal' }).click();
  await seeToast(other, 'Proposal Sent!');
  await expect(dialog(other)).toBeHidden();
  await expect(card(other, name).getByText('Applied', { exact: true })).toBeVisible();

  // On return to this window the form says so before it is sent.
  await returnTo(page);
  await expect(dialog(page)).toContainText('You sent your proposal');
  await expect(dialog(page)).toContainText('It was not sent');
  await expect(dialog(page)).toContainText(texts.coverLetter);
  await expect(dialog(page).getByRole('textbox')).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'Discard Text' }).click();
  await expect(dialog(page)).not.toContainText(texts.coverLetter);
  await page.keyboard.press('Escape');
  await expect(card(page, name).getByText('Applied', { exact: true })).toBeVisible();
  await expect(title(page, name)).toBeFocused();

  for (const list of ['/find-work', '/freelancer-dashboard']) {
    await page.goto(`${list}?search=${encodeURIComponent(name)}`);
    await expect(card(page, name).getByText('Applied', { exact: true })).toBeVisible();
    await expect(card(page, name).getByRole('link', { name: /^Send Proposal/ })).toHaveCount(0);
  }
  await title(page, name).click();
  await dialog(page).getByRole('link', { name: 'View Application' }).click();
  await expect(page.getByRole('heading', { name: 'Application to this project (1)' })).toBeVisible();
  await expect(page.getByRole('article', { name })).toContainText(texts.proposal);
});
