import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';

import { connect } from '../../apps/server/src/db/connect.ts';
import { demoAccounts } from '../../apps/server/src/seed/demoAccounts.ts';
import { postJob } from './freelancers.ts';
import type { Guildhall } from './guildhall.ts';
import { labelOf, logIn } from './steps.ts';
import { expect, test } from './test.ts';

/**
 * Has so many freelancers apply, each of another name, one a minute: the first of them stands at the end of the list.
 * Other tests sign up people of the same name, and people without a profile, who cannot be compared.
 */
async function apply({ connectionString }: Guildhall, projectId: string, count: number): Promise<string[]> {
  const db = connect(connectionString, { max: 1 });
  const { rows } = await sql<{ name: string }>`
    with people as (select distinct on (users.name) users.id, users.name, users.email
      from users join freelancers on freelancers.user_id = users.id where users.is_active and freelancers.experience is not null
      order by users.name, users.created_at),
    chosen as (select id, name, row_number() over (order by email) as place from people limit ${count}),
    sent as (insert into applications (project_id, freelancer_id, proposal, cover_letter, created_at, updated_at)
      select ${projectId}, id, 'Two weeks.', 'I draw maps.', now() - interval '1 day' + place * interval '1 minute', now()
      from chosen)
    select name from chosen order by place`.execute(db);
  await db.destroy();
  return rows.map(({ name }) => name);
}

test('a client with 53 applicants reaches the first of them, and rejects people of both pages at once', async ({
  person,
  guildhall,
}) => {
  const page = await person('client');
  const title = `Maps of the fen ${randomUUID().slice(0, 8)}`;
  const { id: projectId } = await postJob(page.request, title);
  const names = await apply(guildhall, projectId, 53);
  const [first = '', second = ''] = names;
  const last = names.at(-1) ?? '';
  await logIn(page, 'Client', demoAccounts.client);
  await expect(page).toHaveURL('/client-dashboard');
  await page.goto(`/client-dashboard?tab=applicants&project=${projectId}`);
  const main = page.getByRole('main');
  const applicants = main.getByRole('article');
  await expect(applicants).toHaveCount(50);
  await expect(main.getByText('53 applications, page 1 of 2')).toBeVisible();
  await expect(main.getByRole('heading', { name: last, exact: true })).toBeVisible();
  await expect(main.getByRole('heading', { name: first, exact: true })).toHaveCount(0);

  await page.getByRole('button', { name: `Choose Several: ${title}` }).click();
  await labelOf(page.getByRole('checkbox', { name: `Choose ${last}` })).click();
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/[?&]page=2/);
  await expect(applicants).toHaveCount(3);
  await expect(main.getByText('53 applications, page 2 of 2')).toBeInViewport();
  const choice = page.getByRole('region', { name: `Chosen applications: ${title}` });
  await expect(choice).toContainText('1 application chosen, 1 of them on other pages');
  await labelOf(page.getByRole('checkbox', { name: `Choose ${first}` })).click();
  await choice.getByRole('button', { name: 'Reject Chosen' }).click();
  const question = page.getByRole('dialog', { name: 'Reject 2 applications?' });
  await expect(question).toContainText(last);
  await expect(question).toContainText(first);
  await question.getByRole('button', { name: 'Reject Applications' }).click();
  const notice = page.getByRole('region', { name: 'Rejections' });
  await expect(notice).toContainText(`Rejecting 2 applications for “${title}”`);
  await notice.getByRole('button', { name: `Undo: ${title}` }).click();
  await expect(notice).toContainText('no one was notified');
  await expect(page).toHaveURL(/[?&]page=2/);
  await expect(applicants).toHaveCount(3);

  // A star is kept on whichever page it was given, and those with one are compared beside each other.
  await main
    .getByRole('button', { name: new RegExp(`${second}`) })
    .and(page.locator('[aria-pressed]'))
    .click();
  await page.goBack();
  await expect(applicants).toHaveCount(50);
  await main
    .getByRole('button', { name: new RegExp(`${last}`) })
    .and(page.locator('[aria-pressed]'))
    .click();
  await main.getByRole('button', { name: 'Shortlisted', exact: true }).click();
  await expect(main.getByText('2 shortlisted applications')).toBeVisible();
  await main.getByRole('link', { name: `Compare 2 Shortlisted: ${title}` }).click();
  await expect(page).toHaveURL(/\/find-talent\/compare/);
  const compared = main.getByRole('columnheader').or(main.getByRole('heading'));
  for (const name of [second, last]) await expect(compared.filter({ hasText: name })).not.toHaveCount(0);
  await expect(main.getByText('Two weeks.')).toHaveCount(2);
  await expect(main.getByText('Has not applied')).toHaveCount(0);

  // The 51st applicant is opened and looked at like any other.
  await page.goto(`/client-dashboard?tab=applicants&project=${projectId}&page=2`);
  await main
    .getByRole('link', { name: new RegExp(`View Details.*${first}|${first}.*Details`) })
    .first()
    .click();
  await expect(page).toHaveURL(/application=/);
  await expect(main.getByRole('heading', { name: first })).not.toHaveCount(0);
  // A link to an application opens it, whichever page, project or shortlist it says.
  const { searchParams } = new URL(page.url());
  const link = `/client-dashboard?tab=applicants&application=${searchParams.get('application')}`;
  const narrowed = [
    `&project=${projectId}`,
    `&project=${projectId}&page=1&shortlist=1`,
    `&project=${randomUUID()}`,
    '&page=7',
  ];
  for (const search of narrowed) {
    await page.goto(`${link}${search}`);
    await expect(main.locator('#application-detail')).toHaveText(first);
    await expect(main.getByRole('article', { name: first })).toBeVisible();
  }
  await page.goto(`/client-dashboard?tab=applicants&application=${randomUUID()}`);
  await expect(main.getByRole('heading', { name: 'There is no such application' })).toBeVisible();
  // A page that is not there gives way to the last one.
  await page.goto(`/client-dashboard?tab=applicants&project=${projectId}&page=9`);
  await expect(page).toHaveURL(/[?&]page=2$/);
  await expect(applicants).toHaveCount(3);
});
