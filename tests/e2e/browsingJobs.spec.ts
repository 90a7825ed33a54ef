import { demoAccounts } from '../../apps/server/src/seed/demoAccounts.ts';
import { jobPath } from '../../apps/web/src/jobPath.ts';
import { cards, dataOf, eachAndAll, listedAddresses, sortedQuery } from './directoryData.ts';
import { logIn, rouse, signIn } from './steps.ts';
import { expect, test } from './test.ts';

interface Job {
  id: string;
  title: string;
  client: { name: string };
}

for (const javaScriptEnabled of [false, true]) {
  test.describe(`with scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('a visitor searches the directory, turns its page, and opens a job', async ({ page }) => {
      await page.goto('/jobs');
      if (javaScriptEnabled) await rouse(page);
      await expect(cards(page)).toHaveCount(12);
      await page.getByRole('navigation', { name: 'Pages of jobs' }).getByRole('link', { name: 'Page 2' }).click();
      await expect(page).toHaveURL('/jobs?page=2');
      await expect(cards(page)).not.toHaveCount(0);

      await page.getByLabel('Category').selectOption('Design');
      await page.getByLabel('Skill', { exact: true }).selectOption('Figma');
      await page.getByLabel('Sort by').selectOption('Highest budget first');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(page).toHaveURL(/category=design.*skills=Figma|skills=Figma.*category=design/);
      await expect(page).not.toHaveURL(/page=2/);
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/^\d+ jobs?$/);
      for (const card of await cards(page).all())
        await expect(card.getByRole('list', { name: 'Skills' })).toContainText(/Figma|more/);
      await expect(page.getByLabel('Skill', { exact: true })).toHaveValue('Figma');

      const chips = page.getByRole('list', { name: 'Chosen filters' });
      await chips.getByRole('link', { name: 'Remove filter: Design' }).click();
      await expect(page).not.toHaveURL(/category=/);
      await expect(page).toHaveURL(/sort=budget-high.*skills=Figma|skills=Figma.*sort=budget-high/);
      await expect(page.getByLabel('Category')).toHaveValue('');
      await expect(chips.getByRole('link')).toHaveText(['Figma', 'Clear all']);

      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/^\d+ jobs?$/);
      const title = (await cards(page).first().getByRole('heading').textContent()) ?? '';
      await cards(page).first().getByRole('link', { name: title, exact: true }).click();
      await expect(page).toHaveURL(/\/job\/[^/]+\/[\da-f-]{36}$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await page.goBack();
      await expect(page.getByLabel('Skill', { exact: true })).toHaveValue('Figma');

      await page.goto('/jobs?search=no-job-says-this');
      await page.getByRole('link', { name: 'Clear Search and Filters' }).click();
      await expect(page).toHaveURL('/jobs');
      await expect(page.getByRole('searchbox')).toHaveValue('');
    });
  });
}

test('the directory and a job say to search engines what they are, each under one address', async ({
  page,
  guildhall,
}) => {
  await page.goto('/jobs?skills=figma&page=1');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${guildhall.url}/jobs`);
  const { named, shown } = await listedAddresses(page);
  expect(shown).not.toEqual([]);
  expect(named).toEqual(shown);
  expect((await page.request.get('/jobs?page=9999', { maxRedirects: 0 })).headers()['location']).toMatch(
    /^\/jobs\?page=\d+$/,
  );

  const path = new URL(named[0] ?? '').pathname;
  const answer = await page.request.get(path.replace(/^\/job\/[^/]+/, '/job/other-words'), {
    maxRedirects: 0,
    headers: { accept: 'text/html' },
  });
  expect([answer.status(), answer.headers()['location']]).toEqual([301, path]);

  await page.goto(path);
  const { JobPosting: posting, BreadcrumbList: trail } = await dataOf(page);
  expect(posting).toMatchObject({
    title: await page.getByRole('heading', { level: 1 }).textContent(),
    datePosted: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    hiringOrganization: { '@type': 'Organization', name: expect.stringMatching(/./) },
    jobLocationType: 'TELECOMMUTE',
    directApply: true,
  });
  expect(posting).not.toHaveProperty('validThrough');
  expect(trail).toHaveProperty('itemListElement.length', 3);
});

test('a visitor is led to the directory from home, the footer, a guide and the login', async ({ person }) => {
  const page = await person('visitor');
  await page.goto('/');
  await page.getByRole('link', { name: 'Browse all projects' }).click();
  await expect(page).toHaveURL('/jobs');
  await page.goto('/press');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Browse jobs' }).click();
  await expect(page).toHaveURL('/jobs');
  await page.goto('/skill-development');
  const guide = page.getByRole('main').locator('a[href^="/jobs?search="]').first();
  await guide.click();
  await expect(page.getByRole('searchbox', { name: 'Search jobs' })).not.toHaveValue('');
  await page.goto('/find-work?search=logo');
  await expect(page).toHaveURL('/login?next=%2Ffind-work%3Fsearch%3Dlogo');
  await page.getByRole('link', { name: 'Browse without an account' }).click();
  await expect(page).toHaveURL('/jobs?search=logo');
  await page.goto('/login?next=%2Fpost-job');
  await expect(page.getByRole('link', { name: 'Browse without an account' })).toHaveCount(0);
});

const workFilters = {
  search: 'shop',
  category: 'design',
  skills: 'React,Figma',
  skillsExcluded: 'WordPress',
  budgetMin: '500',
  budgetMax: '10000',
  duration: '1 month',
  sort: 'budget-high',
};

test('a visitor who browses without an account keeps each filter, and all of them', async ({ person }) => {
  const page = await person('visitor');
  for (const query of eachAndAll(workFilters)) {
    await page.goto(`/find-work?${query}`);
    await page.getByRole('link', { name: 'Browse without an account' }).click();
    await expect.poll(() => sortedQuery(page.url())).toBe(sortedQuery(`/jobs?${query}`));
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/jobs?\b/);
  }
});

test('a search on the home page, “Find Work” and “Find Talent” are open to a visitor', async ({ person }) => {
  const page = await person('visitor');
  await page.goto('/');
  await page.getByRole('searchbox', { name: 'Search projects' }).fill(' shop ');
  await page.getByRole('searchbox', { name: 'Search projects' }).press('Enter');
  await expect(page).toHaveURL('/jobs?search=shop');
  await expect(page.getByRole('searchbox', { name: 'Search jobs' })).toHaveValue('shop');
  await expect(cards(page)).not.toHaveCount(0);
  for (const place of ['banner', 'contentinfo'] as const) {
    for (const from of ['/', '/about', '/press']) {
      for (const [name, to] of Object.entries({ 'Find Work': '/jobs', 'Find Talent': '/freelancers' })) {
        await page.goto(from);
        await page.getByRole(place).getByRole('link', { name, exact: true }).click();
        await expect(page, `${name} of the ${place} of ${from}`).toHaveURL(to);
      }
    }
  }
});

test('a visitor who applies from a job’s page comes back to its proposal after the login', async ({
  person,
  request,
}) => {
  const { data } = (await (await request.get('/api/v1/public/featured/projects')).json()) as { data: Job[] };
  const job = data[0] as Job;
  const page = await person('freelancer');
  await page.goto(jobPath(job));
  await page.getByRole('main').getByRole('link', { name: 'Log In to Apply' }).click();
  await expect(page).toHaveURL(/^[^?]*\/login\?next=/);
  await signIn(page, 'Freelancer', demoAccounts.freelancer);
  await expect(page).toHaveURL(`/find-work?job=${job.id}&apply=1`);
  await expect(page.getByRole('dialog', { name: job.title })).toBeVisible();

  await page.goto(jobPath(job));
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^(Send Proposal|View Application)$/ })
      .first(),
  ).toBeVisible();
});

test('a job that is filled answers 410, says so, and leads to open ones', async ({ person, guildhall }) => {
  const client = await person('client');
  await client.goto('/');
  await logIn(client, 'Client', demoAccounts.client);
  await expect(client).toHaveURL('/client-dashboard');
  const token = await client.evaluate(
    () => localStorage.getItem('clienttoken') ?? sessionStorage.getItem('clienttoken'),
  );
  const answer = await client.request.get('/api/v1/client/dashboard', {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = (await answer.json()) as {
    data: { client: { projects: { id: string; title: string; status: string }[] } };
  };
  const closed = data.client.projects.find(({ status }) => status !== 'OPEN');
  if (closed === undefined) throw new Error('The demo client has no project that is taken.');

  const page = await person('visitor');
  expect((await page.goto(guildhall.url + jobPath(closed)))?.status()).toBe(410);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(closed.title);
  await expect(page.getByText('This project is closed to new proposals')).toBeVisible();
  await expect(page.getByRole('link', { name: /to Apply$/ })).toHaveCount(0);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(await dataOf(page)).toEqual({});
  const similar = page.getByRole('region', { name: 'Similar open jobs' });
  await expect(similar.getByRole('link', { name: 'Browse all jobs' })).toHaveAttribute('href', '/jobs');

  expect((await page.goto('/job/a-job/00000000-0000-4000-8000-000000000000'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Job not found');
});
