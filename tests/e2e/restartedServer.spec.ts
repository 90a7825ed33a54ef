import type { Page } from '@playwright/test';

import { startGuildhall } from './guildhall.ts';
import { open, seenAfter } from './hearing.ts';
import { job, post } from './jobs.ts';
import { newClient, newFreelancer } from './people.ts';
import { expect, test } from './test.ts';

test('after their server was restarted each of two pages asks once, at a moment of its own, and hears again', async ({
  person,
  mail,
  guildhall,
}) => {
  // The other server of this database is not restarted: what happens meanwhile happens there.
  const env = { DATABASE_URL: guildhall.connectionString, SMTP_URL: mail.url, SEED: 'none', DRAIN_SECONDS: '1' };
  let server = await startGuildhall(env);
  const { url } = server;
  try {
    const troubles = [/net::ERR_/, /status of 503/];
    const client = await person('client', { url, troubles });
    const freelancer = await person('freelancer', { url, troubles });
    // What is left to chance is when each of them asks: here one draws a low number, the other a high one.
    const early = 0.1;
    const late = 0.9;
    await client.addInitScript((drawn) => void (Math.random = () => drawn), early);
    await freelancer.addInitScript((drawn) => void (Math.random = () => drawn), late);
    const wren = await newClient(client, mail);
    await newFreelancer(freelancer, mail);
    const title = 'Signs for a lighthouse';
    const projectId = await post(client, wren, { title });
    await open(client, '/client-dashboard?tab=jobs');
    await open(freelancer, `/find-work?job=${projectId}&apply=1`);
    const search = client.getByRole('searchbox', { name: 'Search your jobs' });
    await search.fill('signs');
    const proposal = freelancer.getByRole('textbox', { name: 'Proposal' });
    const kept = freelancer.waitForResponse((answer) => answer.ok() && answer.request().method() === 'PUT');
    await proposal.fill('I would begin with the lamp.');
    await kept;

    /** When a page hears again, and when it asks for what it shows, in milliseconds. */
    const watch = (page: Page, call: string) => {
      const hears: number[] = [];
      const asks: number[] = [];
      page.on('response', (answer) => {
        if (answer.url().endsWith('/session/changes') && answer.ok()) hears.push(performance.now());
      });
      page.on('request', (request) => {
        if (new URL(request.url()).pathname === `/api/v1${call}`) asks.push(performance.now());
      });
      return { hears, asks };
    };
    const clients = watch(client, '/client/projects');
    const freelancers = watch(freelancer, `/public/jobs/${projectId}`);
    await server.stop();

    const elsewhere = async (method: 'post' | 'put', path: string, change: object) => {
      const data = { ...job, title, ...change };
      const headers = { Authorization: `Bearer ${wren.token}` };
      const answer = await client.request[method](`${guildhall.url}/api/v1${path}`, { data, headers });
      expect(answer.ok(), path).toBe(true);
    };
    await elsewhere('post', '/client/projects', { title: 'Signs for a pier' });
    await elsewhere('put', `/client/projects/${projectId}`, { budgetMax: 1500 });
    expect([clients, freelancers].flatMap(({ hears, asks }) => [...hears, ...asks])).toEqual([]);

    server = await startGuildhall({ ...env, PORT: new URL(url).port });
    const longEnough = { timeout: 60_000 };
    await expect(client.getByRole('heading', { name: 'Signs for a pier' })).toBeVisible(longEnough);
    const notice = freelancer
      .getByRole('status')
      .filter({ hasText: 'The post has changed since you opened this form' });
    await expect(notice).toBeVisible(longEnough);
    await expect(notice).toContainText('$1,500');
    for (const [{ hears, asks }, drawn] of [
      [clients, early],
      [freelancers, late],
    ] as const) {
      expect([hears.length, asks.length]).toEqual([1, 1]);
      const wait = (asks[0] ?? 0) - (hears[0] ?? 0);
      // Of three seconds, in which the pages of a server spread.
      expect(wait).toBeGreaterThan(3000 * drawn - 250);
      // A busy machine is late.
      expect(wait).toBeLessThan(3000 * drawn + 2000);
    }

    // What was typed and the focus stay, on the same page.
    await expect(search).toHaveValue('signs');
    await expect(search).toBeFocused();
    await expect(proposal).toHaveValue('I would begin with the lamp.');
    await expect(proposal).toBeFocused();
    await seenAfter(
      'after a restart, to the client',
      () => elsewhere('post', '/client/projects', { title: 'Signs for a harbor' }),
      client.getByRole('heading', { name: 'Signs for a harbor' }),
    );
    await seenAfter(
      'after a restart, to the freelancer',
      () => elsewhere('put', `/client/projects/${projectId}`, { budgetMax: 1800 }),
      notice.filter({ hasText: '$1,800' }),
    );
  } finally {
    await server.stop();
  }
});
