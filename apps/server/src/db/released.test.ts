import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

import pg from 'pg';
import { afterEach, describe, expect, inject, test } from 'vitest';

import { createDatabase, dropDatabase } from '../embedded/databases.ts';
import { openMarketplace } from '../operations/testing/marketplace.ts';
import { demoAccounts } from '../seed/demoAccounts.ts';
import type { TestApp, TestDatabase } from '../testing/testApp.ts';
import { createTestApp } from '../testing/testApp.ts';
import { connect } from './connect.ts';
import { migrate } from './migrate.ts';

const folder = join(import.meta.dirname, 'released');
const releases = readdirSync(folder).filter((file) => file.endsWith('.sql.gz'));

/** A database as a release left it: its demo marketplace on its schema. */
async function restore(file: string): Promise<TestDatabase> {
  const server = inject('postgres');
  const name = `test_released_${process.pid}_${file.slice(0, 4)}`;
  const connectionString = await createDatabase(server, name);
  const dump = gunzipSync(readFileSync(join(folder, file))).toString();
  const client = new pg.Client({ connectionString });
  await client.connect();
  // Lines that begin with a backslash are for psql.
  await client.query(dump.replaceAll(/^\\.*$/gm, ''));
  await client.end();
  return { connectionString, drop: () => dropDatabase(server, name) };
}

let testApp: TestApp | undefined;
afterEach(async () => {
  await testApp?.close();
  testApp = undefined;
});

describe.each(releases)('the data of the release with %s', (file) => {
  test('is migrated and served: everyone is still there, and hires go on', { timeout: 60_000 }, async () => {
    const database = await restore(file);
    const db = connect(database.connectionString);
    await migrate(db);
    await db.destroy();
    testApp = await createTestApp({}, {}, database);
    const { call, signUp, apply, approve, rate, profile } = openMarketplace(testApp);

    const { email, password } = demoAccounts.client;
    const login = await call('logInClient', { body: { email, password } });
    const { token } = login.data;
    const { data: before } = await call('getClientDashboard', { token });
    expect(before.client.projects.length).toBeGreaterThan(0);
    const { data: found } = await call('listPublicJobs', { query: { limit: 12, sort: 'latest' } });
    expect(found.jobs.length).toBe(12);

    const { data: project } = await call('createProject', {
      token,
      body: {
        title: 'Labels for our jars',
        description: 'Twelve labels, two colours.',
        skillsRequired: 'Illustration',
        budgetMin: 300,
        budgetMax: 500,
        duration: '1 month',
      },
    });
    const freelancer = await signUp('FREELANCER');
    await call('updateFreelancerProfile', { token: freelancer.token, body: profile });
    const client = { ...login.data, email, name: '' };
    const { data: application } = await apply(freelancer, project.id);
    expect((await approve(client, project.id, application.id)).status).toBe(200);
    const params = { projectId: project.id };
    expect((await call('requestCompletion', { token: freelancer.token, params })).status).toBe(200);
    expect((await call('approveCompletion', { token, params })).status).toBe(200);
    expect((await rate(client, project.id, 5, 'Clean and quick.')).status).toBe(201);
    const { data: talent } = await call('listPublicFreelancers', { query: { query: profile.name } });
    expect(talent.freelancers.map(({ id }) => id)).toContain(freelancer.userId);
  });
});

test('at least the first release that was dumped is still tried', () => {
  expect(releases).toContain('0004_files.sql.gz');
});
