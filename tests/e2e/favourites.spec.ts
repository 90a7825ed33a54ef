import { randomUUID } from 'node:crypto';

import type { APIRequestContext, Page } from '@playwright/test';

import { newFreelancer, postJob, withdrawJob } from './freelancers.ts';
import { logOut, seeToast } from './steps.ts';
import { expect, test } from './test.ts';

const favourite = (page: Page, title: string) => page.getByRole('button', { name: `Favorite: ${title}`, exact: true });
const card = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });
const wayIn = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Favorites/ });

/** Posts jobs that a search for their common word finds, and no other. */
async function postJobs(request: APIRequestContext, count: number) {
  const word = `plate${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  const jobs: { id: string; title: string }[] = [];
  for (let number = 1; number <= count; number += 1) {
    const title = `Field guide ${number} ${word}`;
    jobs.push({ id: (await postJob(request, title)).id, title });
  }
  return { word, jobs, titles: jobs.map(({ title }) => title) as [string, string, string] };
}

test('a freelancer keeps favourites, and finds them again with what became of each', async ({
  person,
  mail,
  playwright,
  guildhall,
}) => {
  const client = await playwright.request.newContext({ baseURL: guildhall.url });
  const { word, jobs, titles } = await postJobs(client, 3);
  const [first, second, third] = titles;
  const page = await person('freelancer');
  await newFreelancer(page, mail, { isComplete: true });

  // Nothing yet: the list says how one comes to be.
  await wayIn(page).click();
  await expect(page).toHaveURL('/freelancer-dashboard?favourites=1');
  await expect(page.getByRole('heading', { name: 'No favorites yet' })).toBeVisible();
  await page.getByRole('link', { name: 'All Jobs' }).click();

  await page.goto(`/freelancer-dashboard?search=${word}`);
  await expect(favourite(page, first)).toHaveAttribute('aria-pressed', 'false');
  for (const title of [first, second]) {
    await favourite(page, title).click();
    await expect(favourite(page, title)).toHaveAttribute('aria-pressed', 'true');
  }
  await favourite(page, third).focus();
  await page.keyboard.press('Space');
  await expect(favourite(page, third)).toHaveAttribute('aria-pressed', 'true');
  await expect(wayIn(page)).toHaveText('Favorites (3)');
  await page.reload();
  await expect(favourite(page, first)).toHaveAttribute('aria-pressed', 'true');

  // One is withdrawn meanwhile, and one is gone altogether.
  await withdrawJob(client, jobs[1]?.id ?? '');
  await client.dispose();
  await page.evaluate(
    ([old = '', gone = '']) => {
      for (const [key, kept] of Object.entries(localStorage))
        if (key.startsWith('favourites:')) localStorage.setItem(key, String(kept).replace(old, gone));
    },
    [jobs[2]?.id, randomUUID()],
  );
  await page.reload();

  await wayIn(page).click();
  await expect(page).toHaveURL(`/freelancer-dashboard?search=${word}&favourites=1`);
  await expect(page.getByRole('heading', { name: 'Favorites (3)' })).toBeVisible();
  // The latest comes first.
  await expect(page.getByRole('article').getByRole('heading')).toHaveText([
    'A job that is no longer here',
    second,
    first,
  ]);
  await expect(card(page, second)).toContainText('Closed');
  await expect(card(page, second)).toContainText('It has been canceled.');
  await expect(card(page, second).getByRole('link', { name: /^Send Proposal/ })).toHaveCount(0);
  await expect(card(page, first).getByRole('link', { name: /^Send Proposal/ })).toBeVisible();

  // Taken out, it stays in its place until the list is opened again, and keeps the focus.
  await favourite(page, second).click();
  await expect(favourite(page, second)).toHaveAttribute('aria-pressed', 'false');
  await expect(card(page, second)).toBeVisible();
  await favourite(page, 'A job that is no longer here').click();
  await page.reload();
  await expect(page.getByRole('article').getByRole('heading')).toHaveText([first]);

  // A dialog opens over the list and gives the focus back; All Jobs leads to the search that was left.
  await page.getByRole('link', { name: `View Details: ${first}` }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: first })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`/freelancer-dashboard?search=${word}&favourites=1`);
  await page.getByRole('link', { name: 'All Jobs' }).click();
  await expect(page).toHaveURL(`/freelancer-dashboard?search=${word}`);
  await expect(favourite(page, second)).toHaveCount(0);
  await page.goto('/find-work?favourites=1');
  await expect(card(page, first)).toBeVisible();
});

test('favourites follow another tab, and belong to one account', async ({ person, mail, playwright, guildhall }) => {
  const client = await playwright.request.newContext({ baseURL: guildhall.url });
  const { word, titles } = await postJobs(client, 2);
  await client.dispose();
  const [first, second] = titles;
  const page = await person('two freelancers of one browser');
  const { email } = await newFreelancer(page, mail, { isComplete: true });
  await page.goto('/find-work?favourites=1');
  await expect(page.getByRole('heading', { name: 'No favorites yet' })).toBeVisible();

  const other = await page.context().newPage();
  await other.goto(`/find-work?search=${word}`);
  await favourite(other, first).click();
  await expect(card(page, first)).toBeVisible();
  await favourite(other, second).click();
  await expect(page.getByRole('article').getByRole('heading')).toHaveText([second, first]);
  // What is taken out in the one is out in the other, whose list stays.
  await favourite(page, first).click();
  await expect(favourite(other, first)).toHaveAttribute('aria-pressed', 'false');
  await expect(favourite(other, second)).toHaveAttribute('aria-pressed', 'true');
  await other.close();

  const keys = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('favourites:')));
  expect(await keys()).toHaveLength(1);
  await logOut(page);
  // Nothing of the person stays behind but the list itself.
  expect((await page.evaluate(() => JSON.stringify(localStorage))).includes(email)).toBe(false);

  await newFreelancer(page, mail, { isComplete: true });
  await page.goto(`/find-work?search=${word}`);
  await expect(favourite(page, second)).toHaveAttribute('aria-pressed', 'false');
  await favourite(page, first).click();
  expect(await keys()).toHaveLength(2);
});

test('a favourite is kept and taken out beside the job’s own details too', async ({
  person,
  mail,
  playwright,
  guildhall,
}) => {
  const client = await playwright.request.newContext({ baseURL: guildhall.url });
  const { word, jobs, titles } = await postJobs(client, 2);
  const [first, second] = titles;
  const page = await person('freelancer');
  await newFreelancer(page, mail, { isComplete: true });
  const dialog = page.getByRole('dialog');
  const inDialog = dialog.getByRole('button', { name: `Favorite: ${first}`, exact: true });
  const pressed = (where: Page, title: string, is: boolean) =>
    expect(favourite(where, title)).toHaveAttribute('aria-pressed', String(is));

  // In the dialog; the list behind it has it too, and a window beside.
  await page.goto(`/find-work?search=${word}`);
  await pressed(page, first, false);
  const other = await page.context().newPage();
  await other.goto(`/find-work?search=${word}`);
  await pressed(other, first, false);
  await page.getByRole('link', { name: `View Details: ${first}` }).click();
  await expect(inDialog).toHaveAttribute('aria-pressed', 'false');
  await inDialog.click();
  await expect(inDialog).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await pressed(page, first, true);
  await expect(wayIn(page)).toHaveText('Favorites (1)');
  await pressed(other, first, true);

  // A dialog over the favourites: taken out and back again, it keeps its place.
  await wayIn(page).click();
  await page.getByRole('link', { name: `View Details: ${first}` }).click();
  await inDialog.click();
  await pressed(other, first, false);
  await inDialog.click();
  await page.keyboard.press('Escape');
  await pressed(page, first, true);
  await other.close();

  // The job's own page, which a link leads to, and which stays when the job is withdrawn.
  const [one, two] = jobs.map(({ id }) => id);
  await page.goto(`/job/field-guide/${two}`);
  await pressed(page, second, false);
  await favourite(page, second).click();
  await pressed(page, second, true);
  await page.reload();
  await pressed(page, second, true);
  await withdrawJob(client, one ?? '');
  await client.dispose();
  await page.goto(`/job/field-guide/${one}`);
  await favourite(page, first).click();
  await pressed(page, first, false);
  await page.goto('/find-work?favourites=1');
  await expect(page.getByRole('article').getByRole('heading')).toHaveText([second]);

  // A client and a visitor have none.
  const visitor = await person('visitor');
  await visitor.goto(`/job/field-guide/${two}`);
  await expect(visitor.getByRole('link', { name: 'Sign Up to Apply' })).toBeVisible();
  await expect(visitor.getByRole('button', { name: /^Favourite/ })).toHaveCount(0);
});

test('a storage that is broken, full or forbidden is no reason to fail', async ({
  person,
  mail,
  playwright,
  guildhall,
}) => {
  const client = await playwright.request.newContext({ baseURL: guildhall.url });
  const { word, titles } = await postJobs(client, 1);
  await client.dispose();
  const [first] = titles;
  const page = await person('freelancer');
  await newFreelancer(page, mail, { isComplete: true });
  await page.goto(`/freelancer-dashboard?search=${word}`);
  await favourite(page, first).click();
  const broken = (text: string) =>
    page.evaluate((kept) => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('favourites:')) localStorage.setItem(key, kept);
    }, text);
  for (const text of ['{"half":', '[1,null,"no id"]', '"text"']) {
    await broken(text);
    await page.reload();
    await expect(favourite(page, first)).toHaveAttribute('aria-pressed', 'false');
  }

  const full = Array.from({ length: 100 }, () => randomUUID());
  await broken(JSON.stringify(full));
  await page.reload();
  await favourite(page, first).click();
  await seeToast(page, 'You can keep 100 favorites', 'Remove one first.');
  await expect(favourite(page, first)).toHaveAttribute('aria-pressed', 'false');

  await broken('[]');
  await page.reload();
  await expect(favourite(page, first)).toHaveAttribute('aria-pressed', 'false');
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('No room is left.', 'QuotaExceededError');
    };
  });
  await favourite(page, first).click();
  await seeToast(page, 'Your favorites could not be changed');
  await expect(favourite(page, first)).toHaveAttribute('aria-pressed', 'false');
});
