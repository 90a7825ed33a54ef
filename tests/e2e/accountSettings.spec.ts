import { randomUUID } from 'node:crypto';

import type { Page } from '@playwright/test';

import { demoAccounts } from '../../apps/server/src/seed/demoAccounts.ts';
import { newFreelancer, send } from './freelancers.ts';
import { hiredPair } from './hiredPair.ts';
import { invite } from './invite.ts';
import { arrive, labelOf, logIn, seeToast } from './steps.ts';
import { expect, test } from './test.ts';

const setting = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Emails', exact: true }).getByRole('switch', { name });

const letter = { proposal: 'Sketches first.', coverLetter: 'I paint signs.' };

/** Has the freelancer apply to another post of the client. */
async function applyAgain(page: Page, { clientToken, freelancerToken }: Awaited<ReturnType<typeof hiredPair>>) {
  const title = `Signs ${randomUUID()}`;
  const job = {
    title,
    description: 'Another three signs.',
    skillsRequired: 'Illustration',
    budgetMin: 400,
    budgetMax: 900,
    duration: '2 weeks',
  };
  const { id: projectId } = await send<{ id: string }>(page.request, 'post', '/client/projects', job, clientToken);
  const path = `/freelancer/projects/${projectId}/apply`;
  const { id } = await send<{ id: string }>(page.request, 'post', path, letter, freelancerToken);
  return { title, path: `/client/projects/${projectId}/applications/${id}` };
}

test('a client turns emails about applications off, and still gets what waits for an answer', async ({
  person,
  mail,
}) => {
  const client = await person('client', { troubles: [/Failed to load resource/] });
  const freelancer = await person('freelancer');
  const pair = await hiredPair(client, freelancer, mail);
  const { clientEmail, freelancerToken, projectId } = pair;
  expect((await mail.next(clientEmail, /applied to/)).unsubscribe).not.toBeNull();

  await arrive(client, '/account?part=emails');
  await expect(client.getByRole('heading', { name: 'Emails', exact: true })).toBeFocused();
  const applications = setting(client, 'Applications to your posts');
  await expect(applications).toBeChecked();

  // Without a network the switch goes back, and says so; the other one is left alone.
  await client.route('**/account/emails', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await labelOf(applications).click();
  await expect(applications).toHaveAccessibleDescription(/Not saved\. Unable to connect to the server/);
  await expect(applications).toBeChecked();
  await expect(setting(client, 'Ratings and reviews')).toHaveAccessibleDescription(/^(?!.*Not saved)/);
  await client.unroute('**/account/emails');

  await applications.focus();
  await client.keyboard.press('Space');
  await seeToast(client, 'Saved', 'Emails about applications are off.');
  await expect(applications).not.toHaveAccessibleDescription(/Not saved/);
  await client.reload();
  await expect(applications).not.toBeChecked();
  await expect(setting(client, 'Ratings and reviews')).toBeChecked();

  const { title } = await applyAgain(freelancer, pair);
  await send(freelancer.request, 'put', `/freelancer/projects/${projectId}/request-completion`, {}, freelancerToken);
  const waiting = await mail.next(clientEmail, /^Ready for your approval/);
  expect(waiting.unsubscribe).toBeNull();
  expect(mail.mails.filter(({ to, subject }) => to === clientEmail && subject.includes(title))).toEqual([]);
});

test('one click in an email stops its kind without a login, and the account shows it', async ({
  person,
  mail,
  guildhall,
}) => {
  const [client, freelancer] = [await person('client'), await person('freelancer')];
  const pair = await hiredPair(client, freelancer, mail);
  const { clientToken, freelancerToken, freelancerEmail, projectId } = pair;
  const { request } = client;
  await send(request, 'put', `/freelancer/projects/${projectId}/request-completion`, {}, freelancerToken);
  await send(request, 'put', `/client/projects/${projectId}/approve-completion`, {}, clientToken);
  await send(request, 'post', `/client/projects/${projectId}/rate-freelancer`, { rating: 5 }, clientToken);
  const { unsubscribe, text } = await mail.next(freelancerEmail, /rated your work/);
  const { pathname } = new URL(unsubscribe ?? '');
  expect(text).toContain(`Stop Emails About Ratings and Reviews: ${unsubscribe}`);

  await arrive(freelancer, '/account');
  await expect(setting(freelancer, 'Ratings and reviews')).toBeChecked();

  // A program that knows the email alone.
  const program = await person('mail program');
  expect((await program.request.get(guildhall.url + pathname)).status()).toBe(200);
  await freelancer.reload();
  await expect(setting(freelancer, 'Ratings and reviews')).toBeChecked();
  const stopped = await program.request.post(guildhall.url + pathname, { form: { 'List-Unsubscribe': 'One-Click' } });
  expect([stopped.status(), (await stopped.text()).includes('You will get no more mail about ratings')]).toEqual([
    200,
    true,
  ]);
  await freelancer.reload();
  await expect(setting(freelancer, 'Ratings and reviews')).not.toBeChecked();
  await expect(setting(freelancer, 'Applications that were not accepted')).toBeChecked();

  // The client rates once more: of another job.
  const again = await applyAgain(freelancer, pair);
  await send(request, 'put', `${again.path}/approve`, {}, clientToken);
  const other = again.path.split('/')[3];
  await send(request, 'put', `/freelancer/projects/${other}/request-completion`, {}, freelancerToken);
  await send(request, 'put', `/client/projects/${other}/approve-completion`, {}, clientToken);
  await send(request, 'post', `/client/projects/${other}/rate-freelancer`, { rating: 4 }, clientToken);
  const last = await applyAgain(freelancer, pair);
  await send(request, 'put', `${last.path}/approve`, {}, clientToken);
  await mail.next(freelancerEmail, new RegExp(`You got the job: .*${last.title}`));
  const about = mail.mails.filter(({ to, subject }) => to === freelancerEmail && subject.includes(again.title));
  expect(about.map(({ subject }) => subject.split(':')[0])).toEqual(['You got the job', 'Approved']);
});

test('two people in two zones read a meeting on their own clocks and on each other’s', async ({
  person,
  mail,
  guildhall,
}) => {
  const rosa = await person('freelancer', { timezoneId: 'Europe/Berlin' });
  const { email } = await newFreelancer(rosa, mail, { isComplete: true });
  await arrive(rosa, '/account?part=time-zone');
  const section = rosa.getByRole('region', { name: 'Time zone' });
  await expect(section).toContainText('Times are shown in Berlin time, the time zone of this device.');
  await section.getByRole('combobox', { name: 'Time zone' }).fill('new york');
  await rosa.getByRole('option', { name: /^New York, Eastern Time/ }).click();
  await seeToast(rosa, 'Time Zone Saved', 'Times are shown in New York time.');
  await expect(section).toContainText('Times are shown in New York time. This device is set to Berlin time.');

  const title = 'A talk across an ocean';
  await invite(guildhall, rosa.request, email, title);
  expect((await mail.next(email, /^Interview with/)).text).toMatch(/\(.*New York time\)/);

  // The client, at a device in a zone of its own, reads the freelancer's clock on the card.
  const nora = await person('client', { timezoneId: 'Asia/Tokyo' });
  await logIn(nora, 'Client', demoAccounts.client);
  await expect(nora).toHaveURL('/client-dashboard');
  await arrive(nora, '/client-dashboard?tab=meetings');
  const card = nora.getByRole('article', { name: title });
  await expect(card).toContainText(/For \S+ \(New York\): /);
  await expect(nora.getByRole('main')).not.toContainText('the time zone of your account');

  await arrive(rosa, '/freelancer-dashboard?tab=meetings');
  const main = rosa.getByRole('main');
  await expect(main).toContainText('Times are shown in New York time, the time zone of your account.');
  await expect(main.getByRole('time').first()).toContainText(/GMT-[45]/);
});

for (const width of [390, 1280]) {
  test(`the index of the account leads to each part by keyboard, and says where one is, at ${width} px`, async ({
    person,
  }) => {
    const page = await person('client');
    await page.setViewportSize({ width, height: 844 });
    await logIn(page, 'Client', demoAccounts.client);
    await expect(page).toHaveURL('/client-dashboard');
    await arrive(page, '/account');
    for (const name of ['Verification', 'Close your account'])
      await expect(page.getByRole('heading', { name })).toBeVisible();
    const index = page.getByRole('navigation', { name: 'On this page' });
    await expect(index.getByRole('link')).toHaveText(
      await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents(),
    );
    await expect(index.locator('[aria-current=location]')).toHaveText('Email address');
    await index.getByRole('link', { name: 'Calendar feed' }).press('Enter');
    const heading = page.getByRole('heading', { name: 'Calendar feed' });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expect(index.locator('[aria-current=location]')).toHaveText('Calendar feed');
    // Beside the parts it stays in sight.
    if (width === 1280) await expect(index).toBeInViewport();
  });
}
