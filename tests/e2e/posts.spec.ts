import type { Locator, Page } from '@playwright/test';
import { sql } from 'kysely';

import { connect } from '../../apps/server/src/db/connect.ts';
import { demoAccounts } from '../../apps/server/src/seed/demoAccounts.ts';
import type { Guildhall } from './guildhall.ts';
import { open } from './hearing.ts';
import { appliedPair, hiredPair, job } from './jobs.ts';
import { send } from './people.ts';
import { seeToast } from './steps.ts';
import { expect, test } from './test.ts';

const { title } = job;
const myJobs = '/client-dashboard?tab=jobs';

const card = (page: Page, name = title) => page.getByRole('main').getByRole('article', { name, exact: true });

/** Sees something on a page that is not loaded again. */
async function seeAtOnce(sight: Locator): Promise<void> {
  await expect(sight).toBeVisible();
  expect(await sight.page().evaluate(() => 'isSame' in window), 'the same page').toBe(true);
}

test('a client edits a post, its applicant sees what changed and edits the application, and both histories say so', async ({
  person,
  mail,
}) => {
  const [client, freelancer] = [await person('client'), await person('freelancer')];
  await client.setViewportSize({ width: 1280, height: 900 });
  const { wren, rosa, projectId, applicationId } = await appliedPair(client, freelancer, mail);
  // The client has read the application, which could not be edited otherwise.
  await send(client.request, 'put', `/client/applications/${applicationId}/viewed`, {}, wren.token);
  await open(freelancer, '/freelancer-dashboard?tab=applications');
  await expect(card(freelancer).getByRole('link', { name: /^Edit Application/ })).toHaveCount(0);
  const [changed, own] = ['Signs for two workshops', client.getByRole('region', { name: 'Your post' })];

  await test.step('the client opens the post from its title, and changes it in the form in which it was posted', async () => {
    await client.goto(myJobs);
    await card(client).getByRole('link', { name: title, exact: true }).click();
    await expect(client.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(own).toContainText('1 application, 1 waiting for you');
    await own.getByRole('link', { name: 'Edit Post' }).click();
    await expect(client.getByLabel('Title')).toHaveValue(title);
    await client.getByLabel('Title').fill(changed);
    await client.getByLabel('Maximum budget').fill('1,500');
    // What is typed survives a reload.
    await client.reload();
    await expect(client.getByLabel('Title')).toHaveValue(changed);
    await client.getByRole('button', { name: 'Save Changes' }).click();
  });

  await test.step('the freelancer sees it without a reload, and has a mail', async () => {
    const told = card(freelancer, changed);
    await seeAtOnce(told.getByText('The post has changed since you applied'));
    await expect(told.getByLabel('What changed').first()).toContainText('$1,500');
    const letter = await mail.next(rosa.email, /^Changed:/);
    expect(letter.text).toContain('$400 to $1,500 (before: $400 to $900)');
  });

  await test.step('the client is back on the post, which says the new', async () => {
    await seeToast(client, 'Post Updated');
    await expect(client.getByRole('heading', { level: 1, name: changed })).toBeVisible();
    await expect(own).toContainText('Edited once, on');
    await open(client, `/client-dashboard?tab=applicants&project=${projectId}`);
    await expect(card(client, rosa.name)).toContainText('Sent before your edit of');
  });

  await test.step('the freelancer edits the application, and the client sees the new one', async () => {
    await freelancer.getByRole('link', { name: /^Edit Application/ }).click();
    const dialog = freelancer.getByRole('dialog', { name: 'Edit application' });
    await dialog.getByLabel('Proposal', { exact: true }).fill('Sketches for both workshops.');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await seeAtOnce(card(client, rosa.name).getByText('Sketches for both workshops.'));
    await expect(card(client, rosa.name)).toContainText('Edited since you read it');
  });

  await test.step('both histories tell it afterward', async () => {
    const history = card(freelancer, changed).getByRole('list', { name: 'History' });
    await expect(history.getByRole('listitem')).toContainText([
      'Application sent',
      'Viewed by the client',
      'The client edited the post',
      'You edited it',
    ]);
    await client.goto(`/client-dashboard/timeline?project=${projectId}`);
    await expect(client.getByRole('listitem').filter({ hasText: 'You edited the post' })).toContainText(changed);
    await expect(client.getByText(`${rosa.name} edited the application`)).toBeVisible();
  });
});

test('one side ends a project while the other is about to, reads why, and the client posts the job again and withdraws it', async ({
  person,
  mail,
}) => {
  const [client, freelancer] = [await person('client'), await person('freelancer')];
  const { wren } = await hiredPair(client, freelancer, mail);
  await client.goto(myJobs);
  await card(client)
    .getByRole('button', { name: `End Project: ${title}` })
    .click();
  const asked = client.getByRole('dialog', { name: 'End this project?' });
  await asked.getByLabel('Reason').fill('We have lost the shop.');

  await test.step('the freelancer ends it', async () => {
    await freelancer.goto('/freelancer-dashboard?tab=assigned');
    await card(freelancer)
      .getByRole('button', { name: `End Project: ${title}` })
      .click();
    const dialog = freelancer.getByRole('dialog', { name: 'End this project?' });
    await dialog.getByLabel('Reason').fill('I have fallen ill.');
    await dialog.getByRole('button', { name: 'End Project' }).click();
    await seeToast(freelancer, 'Project Ended', 'The client can read why.');
    await expect(card(freelancer).getByText('You ended this project')).toBeVisible();
  });

  await test.step('which is what the client reads, instead of ending it', async () => {
    await asked.getByRole('button', { name: 'End Project' }).click();
    await seeToast(client, 'Error', 'The freelancer has already ended this project.');
    await expect(card(client).getByText('I have fallen ill.')).toBeVisible();
    expect((await mail.next(wren.email, /^Ended:/)).text).toContain('/post-job?again=');
    await card(client)
      .getByRole('link', { name: `View Statement: ${title}` })
      .click();
    await expect(client.getByText('Statement of an ended project')).toBeVisible();
    await client.goBack();
  });

  await test.step('it is posted again with everything filled in', async () => {
    await card(client)
      .getByRole('link', { name: `Post Again: ${title}` })
      .click();
    await expect(client.getByLabel('Title')).toHaveValue(title);
    await expect(client.getByLabel('Description')).toHaveValue(job.description);
    await expect(client.getByLabel('Minimum budget')).toHaveValue('400');
    await expect(client.getByRole('button', { name: /Duration/ })).toContainText('2 weeks');
    await client.getByLabel('Title').fill(`${title}, again`);
    await client.getByLabel('Minimum budget').fill('900');
    await client.reload();
    await expect(client.getByLabel('Title')).toHaveValue(`${title}, again`);
    await client.getByRole('button', { name: 'Post Job' }).click();
    await expect(client).toHaveURL('/client-dashboard');
    await client.goto(myJobs);
    await expect(card(client, `${title}, again`).getByText('Budget: $900', { exact: true })).toBeVisible();
  });

  await test.step('and withdrawn', async () => {
    await card(client, `${title}, again`)
      .getByRole('button', { name: /^Withdraw Post/ })
      .click();
    await client
      .getByRole('dialog', { name: 'Withdraw this post?' })
      .getByRole('button', { name: 'Withdraw Post' })
      .click();
    await expect(card(client, `${title}, again`).getByText('Canceled')).toBeVisible();
  });
});

/** Fifty-nine more posts of a client, one a day, the first of them the oldest: three in four completed, the others open. */
async function postMany({ connectionString }: Guildhall, modelId: string): Promise<void> {
  const db = connect(connectionString, { max: 1 });
  await sql`
    with freelancer as (select user_id from freelancers join users on users.id = user_id
      where is_active and email <> ${demoAccounts.freelancer.email} limit 1),
    posted as (
      insert into projects (client_id, title, description, skills_required, categories, budget_min, budget_max, duration,
          status, assigned_freelancer_id, assigned_at, completed_at, applications_count, created_at, updated_at)
        select client_id, 'Sign ' || place, description, skills_required, categories, budget_min, budget_max, duration,
          case when place % 4 = 0 then 'OPEN' else 'COMPLETED' end,
          case when place % 4 = 0 then null else (select user_id from freelancer) end,
          case when place % 4 = 0 then null else now() end,
          case when place % 4 = 0 then null else now() end,
          case when place = 4 then 1 else 0 end,
          now() - interval '70 days' + place * interval '1 day', now()
        from projects, generate_series(1, 59) as place where id = ${modelId}
        returning id, title)
    insert into applications (project_id, freelancer_id, proposal, cover_letter)
      select id, (select user_id from freelancer), 'Two weeks.', 'I paint signs.' from posted where title = 'Sign 4'
  `.execute(db);
  await db.destroy();
}

test('a client with 60 posts reaches, finds and works with the first of them', async ({ person, mail, guildhall }) => {
  const page = await person('client');
  const { projectId } = await appliedPair(page, await person('freelancer'), mail);
  await postMany(guildhall, projectId);
  await page.goto(myJobs);
  const main = page.getByRole('main');
  const jobs = main.getByRole('article');
  await expect(main.getByText('60 jobs, page 1 of 3')).toBeVisible();
  await expect(jobs).toHaveCount(20);
  await page.getByRole('link', { name: 'Page 3' }).click();
  await expect(main.getByText('60 jobs, page 3 of 3')).toBeInViewport();

  // It is rated, over its page.
  const rate = jobs.getByRole('link', { name: /^Rate Freelancer: .*, Sign 1$/ });
  const address = (await rate.getAttribute('href')) ?? '';
  await rate.click();
  const rating = page.getByRole('dialog', { name: 'Rate Freelancer' });
  await expect(rating).toContainText('Sign 1');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/[?&]page=3/);
  await expect(rating).toHaveCount(0);
  // Without its page, the link opens the same.
  const id = new URL(address, page.url()).searchParams.get('rate') ?? '';
  await page.goto(`${myJobs}&rate=${id}`);
  await expect(rating).toContainText('Sign 1');
  await page.keyboard.press('Escape');

  // Words and a status look through all of them; the number beside a status is that of its list.
  await main.getByLabel('Status').selectOption({ label: 'Open (15)' });
  await expect(main.getByText('15 jobs with the status “Open”')).toBeVisible();
  await main.getByRole('searchbox', { name: 'Search your jobs' }).fill('sign 4');
  await expect(main.getByText('4 jobs with the status “Open” for “sign 4”')).toBeVisible();

  // A post beyond the dashboard's latest fifty can be chosen among those with applications.
  await page.goto('/client-dashboard?tab=applicants');
  await main.getByLabel('Project').selectOption({ label: 'Sign 4 (1)' });
  await expect(jobs).toHaveCount(1);
  await main.getByRole('heading', { name: 'Sign 4' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/job\/sign-4\//);
  await expect(page.getByRole('heading', { name: 'Sign 4', level: 1 })).toBeVisible();
});
