import { randomUUID } from 'node:crypto';

import type { Page } from '@playwright/test';
import { sql } from 'kysely';

import { connect } from '../../apps/server/src/db/connect.ts';
import { demoAccounts } from '../../apps/server/src/seed/demoAccounts.ts';
import { newFreelancer, postJob } from './freelancers.ts';
import { startGuildhall } from './guildhall.ts';
import { logIn } from './steps.ts';
import { expect, test } from './test.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Saved searches' });
const saved = (page: Page, name: string) => dialog(page).getByRole('article', { name, exact: true });

/** Saves the search that is listed. */
async function save(page: Page, name: string): Promise<void> {
  await dialog(page).getByLabel('Name').fill(name);
  await dialog(page).getByRole('button', { name: 'Save Search' }).click();
}

test('a freelancer saves a search, sees what is new in it, changes and deletes it', async ({
  person,
  mail,
  playwright,
  guildhall,
}) => {
  const page = await person('freelancer');
  await newFreelancer(page, mail, { isComplete: true });
  await page.goto('/find-work?search=hedgerow&category=design');
  await expect(page.getByRole('heading', { name: 'No jobs match' })).toBeVisible();
  await page.getByRole('link', { name: 'Save This Search' }).click();
  await expect(page).toHaveURL('/find-work?search=hedgerow&category=design&saved=1');
  await expect(dialog(page).getByLabel('Name')).toHaveValue('hedgerow, Design');
  await expect(dialog(page).getByRole('heading', { name: 'No saved searches yet' })).toBeVisible();
  await save(page, '');
  await expect(dialog(page).getByText('Enter a name.')).toBeVisible();
  await dialog(page).getByLabel('Email me what is new').selectOption('Every Monday morning');
  await save(page, 'Hedgerows');
  await expect(saved(page, 'Hedgerows')).toContainText('hedgerow · Design');
  await expect(saved(page, 'Hedgerows')).toContainText('Email every Monday morning');
  await expect(dialog(page)).toContainText('This search is saved as “Hedgerows”.');
  await expect(dialog(page).getByRole('button', { name: 'Open Hedgerows' })).toBeFocused();

  // Another search cannot take its name, and loses nothing by trying.
  await page.goto('/find-work?search=lane&saved=1');
  await save(page, 'hedgerows');
  await expect(dialog(page).getByLabel('Name')).toHaveAccessibleDescription(/saved search/);
  await expect(dialog(page).getByLabel('Name')).toHaveValue('hedgerows');

  // What is posted meanwhile is new until the search is opened, and marked then.
  const client = await playwright.request.newContext({ baseURL: guildhall.url });
  await postJob(client, 'Plates for a hedgerow guide');
  await client.dispose();
  await page.reload();
  await expect(saved(page, 'Hedgerows')).toContainText('1 new');
  await saved(page, 'Hedgerows').getByRole('button', { name: 'Open Hedgerows' }).click();
  await expect(page).toHaveURL(/\/find-work\?search=hedgerow&category=design&newSince=/);
  await expect(dialog(page)).toBeHidden();
  const card = page.getByRole('article', { name: 'Plates for a hedgerow guide' });
  await expect(card).toContainText('New match');
  await page.reload();
  await expect(card).toContainText('New match');
  await page.goto('/find-work?saved=1');
  await expect(saved(page, 'Hedgerows')).toBeVisible();
  await expect(saved(page, 'Hedgerows')).not.toContainText('1 new');
  await expect(dialog(page)).toContainText('enter words or set filters first');

  // What a button gives way to takes the focus.
  await dialog(page).getByRole('button', { name: 'Change Hedgerows' }).click();
  await expect(dialog(page).getByLabel('Name')).toBeFocused();
  await dialog(page).getByLabel('Name').fill('Hedges');
  await dialog(page).getByLabel('Email me what is new').selectOption('Never');
  await dialog(page).getByRole('button', { name: 'Save Changes' }).click();
  await expect(saved(page, 'Hedges')).toContainText('No email');
  await expect(dialog(page).getByRole('button', { name: 'Open Hedges' })).toBeFocused();
  await dialog(page).getByRole('button', { name: 'Delete Hedges' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Keep It' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('button', { name: 'Open Hedges' })).toBeFocused();
  await dialog(page).getByRole('button', { name: 'Delete Hedges' }).click();
  await dialog(page).getByRole('button', { name: 'Delete Search' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'No saved searches yet' })).toBeVisible();
  // The button that was pressed has gone with the card.
  await expect(dialog(page).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/find-work');
});

test('a client saves a search for freelancers and opens it again', async ({ person }) => {
  const page = await person('client');
  await logIn(page, 'Client', demoAccounts.client);
  await expect(page).toHaveURL('/client-dashboard');
  await page.goto('/find-talent?skills=React&skillsExcluded=PHP&minRating=4&page=1');
  await page.getByRole('link', { name: 'Save This Search' }).click();
  await save(page, 'Good at React');
  await expect(dialog(page)).toContainText('This search is saved as “Good at React”.');
  await page.goto('/find-talent?search=someone+else&sort=recent&saved=1');
  await expect(saved(page, 'Good at React')).toContainText('React · Not PHP · 4 stars or more');
  await saved(page, 'Good at React').getByRole('button', { name: 'Open Good at React' }).click();
  await expect(page).toHaveURL(/\/find-talent\?skills=React&skillsExcluded=PHP&minRating=4&newSince=/);
  await expect(page.getByRole('link', { name: 'Remove filter: Not PHP' })).toBeVisible();
});

test('what is new comes by email in the morning, once, and leads to the job', async ({
  person,
  mail,
  playwright,
  guildhall,
}) => {
  const page = await person('freelancer');
  const word = `drystone${randomUUID().slice(0, 8)}`;
  const [name, title] = [`Walls of ${word}`, `A handbook of ${word}`];
  const { email } = await newFreelancer(page, mail, { isComplete: true });
  await page.goto(`/find-work?search=${word}&saved=1`);
  await dialog(page).getByLabel('Email me what is new').selectOption('Every morning');
  await save(page, name);
  await expect(dialog(page)).toContainText(`This search is saved as “${name}”.`);
  const client = await playwright.request.newContext({ baseURL: guildhall.url });
  await postJob(client, title);
  await client.dispose();

  // The night passes: another server of the same marketplace starts in the morning, and looks for what is due.
  const db = connect(guildhall.connectionString, { max: 1 });
  const row = () => db.selectFrom('savedSearches').selectAll().where('name', '=', name).executeTakeFirst();
  const change = db.updateTable('savedSearches').where('name', '=', name);
  const morning = async () => {
    await change.set({ nextDigestAt: sql`now()` }).execute();
    const other = await startGuildhall({ DATABASE_URL: guildhall.connectionString, SMTP_URL: mail.url, SEED: 'none' });
    await expect.poll(async () => Number((await row())?.nextDigestAt)).toBeGreaterThan(Date.now());
    await other.stop();
  };
  try {
    await sql`update job_search set posted_at = posted_at - interval '6 hours'
      where project_id = (select id from projects where title = ${title})`.execute(db);
    await change.set({ digestedUntil: sql`digested_until - interval '12 hours'` }).execute();
    await morning();
    const digest = await mail.next(email, /Walls/);
    expect(digest.subject).toBe(`1 new job: “${name}”`);
    const path = /https?:\/\/[^/]+(\/job\/\S+)/.exec(digest.text)?.[1];
    await page.goto(path ?? 'no link');
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();

    // The morning after has nothing new, and no mail.
    await morning();
    expect(mail.mails.filter(({ to, subject }) => to === email && subject.includes(name))).toHaveLength(1);
  } finally {
    await db.destroy();
  }
});
