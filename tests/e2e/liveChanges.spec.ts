import type { Page } from '@playwright/test';

import { applyTo, newFreelancer, send } from './freelancers.ts';
import { measured, newClient, open, password, post, seenAfter } from './hearing.ts';
import { nextYear } from './interviewForm.ts';
import { logIn } from './steps.ts';
import { expect, test } from './test.ts';

test.afterAll(() => console.log('from act to sight:', measured));

test('what one side does is on the other side’s open page within two seconds', async ({ person, mail }) => {
  test.setTimeout(240_000);
  const [client, freelancer] = [await person('client'), await person('freelancer')];
  const [wren, rosa] = [await newClient(client, mail), await newFreelancer(freelancer, mail, { isComplete: true })];
  const title = 'Signs for a bicycle workshop';
  const projectId = await post(client, wren.token, title);
  const ofProject = `/client/projects/${projectId}`;
  const { request } = client;

  // A list that was empty is one no more, and the figures beside it follow.
  await open(client, '/client-dashboard?tab=applicants');
  await open(freelancer, '/freelancer-dashboard?tab=applications');
  const accept = client.getByRole('main').getByRole('button', { name: /^Accept:/ });
  await expect(accept).toHaveCount(0);
  let applicationId = '';
  await seenAfter(
    'application',
    async () => {
      const letters = { proposal: 'Sketches first.', coverLetter: 'I paint signs.' };
      const path = `/freelancer/projects/${projectId}/apply`;
      applicationId = (await send<{ id: string }>(request, 'post', path, letters, rosa.token)).id;
    },
    accept,
  );
  await expect(freelancer.getByRole('heading', { name: title })).toBeVisible();

  // A meeting, and another time for it: the countdown is that of the new time.
  await open(freelancer, '/freelancer-dashboard?tab=meetings');
  const time = (date: string) => freelancer.locator(`article time[datetime^="${date}"]`).first();
  let meeting = { id: '', etag: '' };
  await seenAfter(
    'meeting scheduled',
    async () => {
      const data = {
        googleMeetLink: 'https://meet.google.com/abc-defg-hij',
        meetingDate: `${nextYear}-12-01`,
        meetingTime: '14:30',
        meetingTitle: 'A talk about signs',
        timezone: 'UTC',
      };
      const path = `/client/applications/${applicationId}/meetings`;
      meeting = (await send<{ meeting: typeof meeting }>(request, 'post', path, data, wren.token)).meeting;
    },
    time(`${nextYear}-12-01`),
  );
  await seenAfter(
    'meeting moved',
    async () => {
      const data = { meetingDate: `${nextYear}-12-02`, meetingTime: '09:00', reason: 'The kiln is in use.' };
      await send(request, 'put', `/client/meetings/${meeting.id}/reschedule`, data, wren.token);
    },
    time(`${nextYear}-12-02`),
  );

  // A decision.
  await open(freelancer, '/freelancer-dashboard?tab=applications');
  await seenAfter(
    'decision',
    () => send(request, 'put', `${ofProject}/applications/${applicationId}/approve`, {}, wren.token),
    freelancer.getByRole('main').getByText('Approved', { exact: true }).first(),
  );
  await expect(accept).toHaveCount(0);

  // Work that is handed in, and approved.
  await open(client, '/client-dashboard?tab=jobs');
  await open(freelancer, '/freelancer-dashboard?tab=assigned');
  await seenAfter(
    'completion asked for',
    () => send(request, 'put', `/freelancer/projects/${projectId}/request-completion`, {}, rosa.token),
    client.getByRole('button', { name: `Approve Completion: ${title}` }),
  );
  await expect(freelancer.getByText('Pending completion')).toBeVisible();
  await seenAfter(
    'completion approved',
    () => send(request, 'put', `${ofProject}/approve-completion`, {}, wren.token),
    freelancer.getByText('Pending completion'),
    0,
  );

  // A rating.
  await open(freelancer, '/profile?tab=reviews');
  await seenAfter(
    'rating',
    () => send(request, 'post', `${ofProject}/rate-freelancer`, { rating: 5, review: 'Signs that sing.' }, wren.token),
    freelancer.getByText('Signs that sing.'),
  );

  // The end of a session, ended from another device.
  const login = { email: rosa.email, password: 'quiet fast websites' };
  const elsewhere = await send<{ token: string }>(request, 'post', '/freelancer/login', login);
  await seenAfter(
    'end of a session',
    async () => {
      const headers = { Authorization: `Bearer ${elsewhere.token}` };
      expect((await request.delete('/api/v1/account/sessions', { headers })).ok()).toBe(true);
    },
    freelancer.getByRole('button', { name: 'Log In' }),
  );
});

test('the title of a tab and the badges on the tabs of both dashboards follow within two seconds', async ({
  person,
  mail,
}) => {
  test.setTimeout(180_000);
  const [client, freelancer] = [await person('client'), await person('freelancer')];
  const [wren, rosa] = [await newClient(client, mail), await newFreelancer(freelancer, mail, { isComplete: true })];
  const projectId = await post(client, wren.token, 'Labels for a seed bank');
  const { request } = client;
  // A page whose title says it needs no look at the page itself: another tab is on screen.
  await open(client, '/client-dashboard?tab=meetings');
  await open(freelancer, '/freelancer-dashboard');
  await expect(client).toHaveTitle('Dashboard | Guildhall');
  // Their profile is not complete, which waits for them too.
  await expect(freelancer).toHaveTitle('(1) Dashboard | Guildhall');
  await expect(freelancer.getByRole('heading', { name: 'Waiting for you (1)' })).toBeVisible();
  // What stands in the head has no text to other locators.
  const title = (page: Page, text: string) => page.locator(`xpath=//title[contains(., '${text}')]`);

  let applicationId = '';
  await seenAfter(
    'application, in the title',
    async () => {
      const letters = { proposal: 'Sketches first.', coverLetter: 'I paint labels.' };
      const path = `/freelancer/projects/${projectId}/apply`;
      applicationId = (await send<{ id: string }>(request, 'post', path, letters, rosa.token)).id;
    },
    title(client, '(1) Dashboard'),
  );
  await expect(client).toHaveTitle('(1) Dashboard | Guildhall');
  await expect(client.getByRole('tab', { name: /Applicants/ })).toContainText('1');

  let meeting = { id: '', etag: '' };
  const invitation = {
    googleMeetLink: 'https://meet.google.com/abc-defg-hij',
    meetingDate: `${nextYear}-12-01`,
    meetingTime: '14:30',
    meetingTitle: 'A talk about labels',
  };
  await seenAfter(
    'invitation, as a badge',
    async () => {
      const path = `/client/applications/${applicationId}/meetings`;
      meeting = (await send<{ meeting: typeof meeting }>(request, 'post', path, invitation, wren.token)).meeting;
    },
    freelancer.getByRole('tab', { name: /Meetings.*1 to answer/ }),
  );
  await expect(freelancer).toHaveTitle('(2) Dashboard | Guildhall');
  await expect(freelancer.getByRole('heading', { name: 'Waiting for you (2)' })).toBeVisible();

  await seenAfter(
    'other times, as a badge',
    async () => {
      const times = [{ meetingDate: `${nextYear}-12-03`, meetingTime: '10:00' }];
      await send(request, 'put', `/freelancer/meetings/${meeting.id}/proposal`, { times }, rosa.token);
    },
    client.getByRole('tab', { name: /Meetings.*1 to answer/ }),
  );
  await expect(client).toHaveTitle('(2) Dashboard | Guildhall');
  // What waits for one person is nothing to other pages.
  await client.goto('/about');
  await expect(client).toHaveTitle(/^[^(]/);
});

test('a list in which someone chooses stays as it is, and offers what is new; a rejection and its undo are seen elsewhere', async ({
  person,
  mail,
}) => {
  test.setTimeout(120_000);
  const [page, elsewhere] = [await person('client'), await person('the client, elsewhere')];
  const wren = await newClient(page, mail);
  await logIn(elsewhere, 'Client', { email: wren.email, password });
  await expect(elsewhere).toHaveURL('/client-dashboard');
  const title = 'Maps of the marsh';
  const projectId = await post(page, wren.token, title);
  const people = [await person('first'), await person('second'), await person('third')];
  const tokens: string[] = [];
  for (const one of people) tokens.push((await newFreelancer(one, mail, { isComplete: true })).token);
  const [first = '', second = '', third = ''] = tokens;
  for (const token of [first, second]) await applyTo(page.request, token, projectId);

  await open(page, '/client-dashboard?tab=applicants');
  await page.getByRole('button', { name: `Choose Several: ${title}` }).click();
  const boxes = page.getByRole('checkbox', { name: /Rosa Winkler/ });
  await boxes.first().press('Space');
  await expect(page.getByText('1 application chosen')).toBeVisible();
  const offer = page.getByText('1 new application', { exact: true });
  const before = await boxes.first().boundingBox();
  await seenAfter('offer of what is new', () => applyTo(page.request, third, projectId), offer);
  await expect(boxes).toHaveCount(2);
  await expect(boxes.first()).toBeFocused();
  expect(await boxes.first().boundingBox()).toEqual(before);
  await page.getByRole('button', { name: 'Show It' }).click();
  await expect(boxes).toHaveCount(3);
  await expect(offer).toBeHidden();
  await expect(page.getByText('1 application chosen')).toBeVisible();

  // What the same person does on another device is seen here: a rejection that can be undone, and its undo.
  await open(elsewhere, '/client-dashboard');
  const notice = elsewhere.getByRole('region', { name: 'Rejections' });
  await page.getByRole('button', { name: 'Reject Chosen' }).click();
  await seenAfter(
    'rejection that can be undone',
    () => page.getByRole('button', { name: 'Reject Application' }).click(),
    notice.getByRole('button', { name: `Undo: ${title}` }),
  );
  await seenAfter(
    'undo',
    () =>
      page
        .getByRole('region', { name: 'Rejections' })
        .getByRole('button', { name: `Undo: ${title}` })
        .click(),
    notice.getByRole('button', { name: `Undo: ${title}` }),
    0,
  );
});

test('two tabs share one stream, and the one that stays goes on hearing', async ({ person, mail }) => {
  const page = await person('client');
  const wren = await newClient(page, mail);
  await open(page, '/client-dashboard?tab=jobs');
  const other = await page.context().newPage();
  const streams: string[] = [];
  other.on('request', (request) => {
    if (request.url().endsWith('/session/changes')) streams.push(request.url());
  });
  await other.goto('/client-dashboard?tab=jobs');
  await expect(other.getByRole('heading', { name: 'No jobs yet' }).or(other.getByRole('tabpanel'))).not.toHaveCount(0);
  // It has asked for the lock, and waits for it.
  const waiting = () => other.evaluate(async () => (await navigator.locks.query()).pending?.length);
  await expect.poll(waiting).toBe(1);
  await other.evaluate(() => Object.assign(window, { isSame: true }));
  await seenAfter(
    'in the other tab',
    () => post(page, wren.token, 'Signs for two tabs'),
    other.getByRole('heading', { name: 'Signs for two tabs' }),
  );
  expect(streams).toEqual([]);

  const stream = other.waitForResponse('**/session/changes');
  await page.close();
  await stream;
  await seenAfter(
    'in the tab that stays',
    () => post(other, wren.token, 'Signs for one tab'),
    other.getByRole('heading', { name: 'Signs for one tab' }),
  );
  expect(streams).toHaveLength(1);
});

test('without a stream a page works as before, and asks once when there is one again', async ({ person, mail }) => {
  const page = await person('client');
  const wren = await newClient(page, mail);
  await page.route('**/session/changes', (route) => route.abort());
  await page.goto('/client-dashboard?tab=jobs');
  await post(page, wren.token, 'Signs that no one hears of');
  const heading = page.getByRole('heading', { name: 'Signs that no one hears of' });
  await page.reload();
  await expect(heading).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await post(page, wren.token, 'Signs from before the stream');
  await page.unroute('**/session/changes');
  await seenAfter(
    'what came before the stream',
    async () => {
      const stream = page.waitForResponse('**/session/changes');
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await stream;
    },
    page.getByRole('heading', { name: 'Signs from before the stream' }),
  );
  await seenAfter(
    'after a stream came late',
    () => post(page, wren.token, 'Signs that are heard of'),
    page.getByRole('heading', { name: 'Signs that are heard of' }),
  );
});
