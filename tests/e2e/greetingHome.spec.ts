import { demoAccounts } from '../../apps/server/src/seed/demoAccounts.ts';
import { send } from './freelancers.ts';
import { hiredPair, title } from './hiredPair.ts';
import { logIn } from './steps.ts';
import { expect, test } from './test.ts';

const visitorsHeadline = 'Hire a freelancer. Find your next project.';

test('home greets a freelancer with what waits and with jobs that fit, and leads on to both', async ({ person }) => {
  const page = await person('freelancer');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(visitorsHeadline);
  await logIn(page, 'Freelancer', demoAccounts.freelancer);
  await expect(page).toHaveURL('/freelancer-dashboard');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome back, \w+$/);
  await expect(page.getByRole('region', { name: /^Waiting for you/ })).toBeVisible();
  const fitting = page.getByRole('region', { name: 'Jobs that fit you' });
  const first = fitting.getByRole('article').first();
  const name = (await first.getByRole('heading').textContent()) ?? '';
  await first.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name, exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await fitting.getByRole('link', { name: 'All jobs for your skills' }).click();
  await expect(page).toHaveURL(/^[^?]+\/find-work\?skills=/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('being hired is what a freelancer sees first at home, within two seconds where it is open', async ({
  person,
  mail,
}) => {
  const [client, freelancer] = [await person('client'), await person('freelancer')];
  const pair = await hiredPair(client, freelancer, mail);
  await freelancer.goto('/');
  const waiting = freelancer.getByRole('region', { name: /^Waiting for you/ });
  await expect(waiting.getByRole('listitem').first()).toContainText(
    `You are hired. Begin with Wren Castell on “${title}”`,
  );
  // The client ends it: the open page says so by itself.
  const end = { reason: 'The workshop has moved away.' };
  await send(client.request, 'put', `/client/projects/${pair.projectId}/end`, end, pair.clientToken);
  await expect(freelancer.getByText('You are hired.')).toHaveCount(0, { timeout: 2000 });
});

test('home greets a client with people for their open post, which is the first to post where there is none', async ({
  person,
  mail,
}) => {
  const [client, freelancer] = [await person('client'), await person('freelancer')];
  const { clientToken } = await hiredPair(client, freelancer, mail);
  await client.goto('/');
  await expect(client.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Wren');
  await expect(client.getByRole('heading', { name: 'None of your jobs is open' })).toBeVisible();
  const job = {
    title: 'Labels for forty jars',
    description: 'Forty labels that can be read from across the shop.',
    skillsRequired: 'Illustration,Figma',
    budgetMin: 400,
    budgetMax: 900,
    duration: '2 weeks',
  };
  await send(client.request, 'post', '/client/projects', job, clientToken);
  await client.reload();
  const people = client.getByRole('region', { name: 'People for “Labels for forty jars”' });
  await expect(people.getByRole('article').first()).toContainText(/Illustration|Figma/);
  await people.getByRole('link', { name: 'Everyone with these skills' }).click();
  await expect(client).toHaveURL('/find-talent?skills=Illustration%2CFigma');
});
