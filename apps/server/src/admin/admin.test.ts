import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Marketplace, Person } from '../operations/testing/marketplace.ts';
import { openMarketplace } from '../operations/testing/marketplace.ts';
import type { TestApp } from '../testing/testApp.ts';
import { createTestApp } from '../testing/testApp.ts';
import { parseCommand } from './command.ts';

let here: TestApp;
let market: Marketplace;
beforeAll(async () => {
  here = await createTestApp();
  market = openMarketplace(here);
});
afterAll(() => here.close());

const run = async (...args: string[]) => parseCommand([...args, '--as', 'ines'])(here);
const problem = (...args: string[]) =>
  run(...args).then(
    () => '',
    (error: unknown) => String(error),
  );

const password = 'seven quiet lanterns';
const logIn = ({ email }: Person) => market.call('logInFreelancer', { body: { email, password } });
const profileOf = (token: string) => market.call('getFreelancerProfile', { token });

describe('a suspended account', () => {
  test('has no session, cannot log in, is not shown, and is all back when it is restored', async () => {
    const maya = await market.makeFreelancer();
    expect(await run('suspend', maya.email.toUpperCase(), '--reason', 'A copied portfolio.')).toContain('is suspended');
    expect((await profileOf(maya.token)).status).toBe(401);
    expect((await logIn(maya)).status).toBe(401);
    const profile = () => market.call('getPublicProfile', { params: { userId: maya.userId } });
    expect((await profile()).status).toBe(404);
    expect((await here.mails(maya.email)).at(-1)?.text).toContain('A copied portfolio.');

    await run('restore', maya.email, '--reason', 'It was hers.');
    expect((await logIn(maya)).status).toBe(200);
    expect((await profile()).status).toBe(200);
    const subjects = (await here.mails(maya.email)).map(({ subject }) => subject);
    expect(subjects).toContainEqual(expect.stringContaining('restored'));
    const record = await run('audit', 'user', maya.email);
    expect(record).toMatch(/account\.suspend {2}operator ines {2}ACTIVE → SUSPENDED {2}"A copied portfolio\."/);
    expect(record).toMatch(/account\.restore {2}operator ines {2}SUSPENDED → ACTIVE {2}"It was hers\."/);
  });

  test('is not suspended twice, nor restored when it is not', async () => {
    const maya = await market.makeFreelancer();
    expect(await problem('restore', maya.email, '--reason', 'x')).toContain('is not suspended');
    await run('suspend', maya.email, '--reason', 'x');
    expect(await problem('suspend', maya.email, '--reason', 'x')).toContain('already suspended');
  });
});

describe('a post that is taken down', () => {
  test('is listed no more; its client reads the reason, its applicants that it is gone', async () => {
    const [client, maya] = [await market.makeClient(), await market.makeFreelancer()];
    const projectId = await market.postJob(client);
    const { data: application } = await market.apply(maya, projectId);
    await run('take-down', projectId, '--reason', 'It asks for money in advance.');
    const { data } = await market.call('listClientProjects', { token: client.token });
    expect(data.projects.find(({ id }) => id === projectId)?.status).toBe('CANCELLED');
    const { data: jobs } = await market.call('listPublicJobs', { query: { limit: 50 } });
    expect(jobs.jobs.map(({ id }) => id)).not.toContain(projectId);
    expect((await here.mails(client.email)).at(-1)?.text).toContain('It asks for money in advance.');
    const told = (await here.mails(maya.email)).at(-1);
    expect(told?.subject).toContain('No longer available');
    expect(told?.text).not.toContain('client withdrew');
    expect(await run('audit', 'project', projectId)).toMatch(
      /project\.takeDown {2}operator ines {2}OPEN → CANCELLED {2}"It asks for money in advance\."$/,
    );
    expect(await run('audit', 'application', application.id)).toContain('PENDING → REJECTED');
  });

  test('was open: work that has begun goes on', async () => {
    const [client, maya] = [await market.makeClient(), await market.makeFreelancer()];
    const projectId = await market.postJob(client);
    await market.approve(client, projectId, (await market.apply(maya, projectId)).data.id);
    expect(await problem('take-down', projectId, '--reason', 'x')).toContain('is ASSIGNED');
  });
});

test.each([
  [['suspend', 'maya@example.com'], 'needs a reason'],
  [['suspend', 'maya@example.com', '--reason', '  '], 'needs a reason'],
  [['suspend', '--reason', 'x'], 'takes one email'],
  [['suspend', 'a@example.com', 'b@example.com', '--reason', 'x'], 'takes one email'],
  [['suspend', 'stranger@example.com', '--reason', 'x'], 'no account for stranger@example.com'],
  [['take-down', 'Redesign', '--reason', 'x'], 'not an id'],
  [['take-down', '00000000-0000-4000-8000-000000000000', '--reason', 'x'], 'no project'],
  [['audit', 'house', '00000000-0000-4000-8000-000000000000'], 'not a kind'],
  [['audit', 'constructor', '00000000-0000-4000-8000-000000000000'], 'not a kind'],
  [['audit', 'user'], 'a kind and an id'],
  [['audit', 'project', '00000000-0000-4000-8000-000000000000'], 'Nothing is on record'],
  [['remove', 'maya@example.com'], 'no command "remove"'],
  [['suspend', 'maya@example.com', '--why', 'x'], "'--why'"],
  [[], 'npm run admin -- suspend'],
  [[], 'project, application, meeting, rating, supportRequest, savedSearch, proposalDraft'],
])('%j is refused with what is wrong', async (args, words) => {
  expect(await problem(...args)).toContain(words);
});

test('an operator runs it from a terminal', async () => {
  const maya = await market.makeFreelancer();
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, 'run.ts'), 'suspend', maya.email, '--reason', 'A copied portfolio.'],
    { env: { ...process.env, DATABASE_URL: here.connectionString, NODE_ENV: 'development' } },
  );
  expect(stdout).toBe(`${maya.email} is suspended.\n`);
  expect((await profileOf(maya.token)).status).toBe(401);
  // The server sends what the command has queued.
  expect((await here.mails(maya.email)).at(-1)?.subject).toContain('suspended');
});
