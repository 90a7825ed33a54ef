import { sql } from 'kysely';

import { connect } from '../../apps/server/src/db/connect.ts';
import type { Guildhall } from './guildhall.ts';
import { appliedPair } from './hiredPair.ts';
import { expect, test } from './test.ts';

/** Fifty-nine more posts of a client, one a day, the first of them the oldest: three in four completed, the others open. */
async function post({ connectionString }: Guildhall, modelId: string): Promise<void> {
  const db = connect(connectionString, { max: 1 });
  await sql`
    with freelancer as (select user_id from freelancers join users on users.id = user_id where is_active limit 1),
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
  await post(guildhall, projectId);
  await page.goto('/client-dashboard?tab=jobs');
  const main = page.getByRole('main');
  const jobs = main.getByRole('article');
  await expect(main.getByText('60 jobs, page 1 of 3')).toBeVisible();
  await expect(jobs).toHaveCount(20);
  await page.getByRole('link', { name: 'Page 3' }).click();
  await expect(main.getByText('60 jobs, page 3 of 3')).toBeInViewport();
  await expect(main.getByRole('article', { name: 'Sign 1', exact: true })).toBeVisible();

  // It is rated, over its page; and posted again.
  await jobs.getByRole('link', { name: /^Rate Freelancer: .*, Sign 1$/ }).click();
  const rating = page.getByRole('dialog', { name: 'Rate Freelancer' });
  await expect(rating).toContainText('Sign 1');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/[?&]page=3/);
  await expect(rating).toHaveCount(0);
  // Without its page, the link opens the same.
  const [first = ''] = await jobs
    .getByRole('link', { name: /^Rate Freelancer: .*, Sign 1$/ })
    .evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('rate') ?? ''),
    );
  await page.goto(`/client-dashboard?tab=jobs&rate=${first}`);
  await expect(rating).toContainText('Sign 1');
  await page.keyboard.press('Escape');

  // Words and a status look through all of them; the number beside a status is that of its list.
  await main.getByLabel('Status').selectOption({ label: 'Open (15)' });
  await expect(main.getByText('15 jobs with the status “Open”')).toBeVisible();
  await main.getByRole('searchbox', { name: 'Search your jobs' }).fill('sign 4');
  await expect(main.getByText('4 jobs with the status “Open” for “sign 4”')).toBeVisible();
  await main.getByRole('searchbox', { name: 'Search your jobs' }).fill('lighthouse');
  await expect(main.getByRole('heading', { name: /match “lighthouse”/ })).toBeVisible();
  await main.getByRole('button', { name: 'Show All Jobs' }).click();
  await expect(main.getByText('60 jobs, page 1 of 3')).toBeVisible();

  // A post beyond the dashboard's latest fifty can be chosen among those with applications.
  await page.goto('/client-dashboard?tab=applicants');
  await main.getByLabel('Project').selectOption({ label: 'Sign 4 (1)' });
  await expect(jobs).toHaveCount(1);
  await main.getByRole('heading', { name: 'Sign 4' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/job\/sign-4\//);
  await expect(page.getByRole('heading', { name: 'Sign 4', level: 1 })).toBeVisible();
});
