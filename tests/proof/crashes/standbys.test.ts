import type { OperationId } from '@guildhall/api/operations';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { connect } from '../../../apps/server/src/db/connect.ts';
import { migrate } from '../../../apps/server/src/db/migrate.ts';
import { openStandbys } from '../../../apps/server/src/db/standbys.ts';
import { withDatabase } from '../../../apps/server/src/embedded/connectionString.ts';
import type { Call, Marketplace, Person } from '../../../apps/server/src/operations/testing/marketplace.ts';
import { openMarketplace } from '../../../apps/server/src/operations/testing/marketplace.ts';
import { startServer } from '../../../apps/server/src/server.ts';
import { startDatabaseProxy } from '../../../apps/server/src/testing/databaseProxy.ts';
import type { TestApp } from '../../../apps/server/src/testing/testApp.ts';
import { createTestApp } from '../../../apps/server/src/testing/testApp.ts';
import type { Replication, StandbyServer } from './replication.ts';
import { startReplication } from './replication.ts';

const absent = '00000000-0000-4000-8000-000000000000';

let replication: Replication;
let standby: StandbyServer;
let testApp: TestApp;
let market: Marketplace;
let client: Person;
let freelancer: Person;

beforeAll(async () => {
  replication = await startReplication();
  const { connectionString } = replication;
  const db = connect(connectionString);
  await migrate(db);
  await db.destroy();
  standby = await replication.addStandby();
  testApp = await createTestApp(
    { DATABASE_READ_URLS: standby.connectionString },
    {},
    { connectionString, drop: async () => {} },
  );
  market = openMarketplace(testApp);
  [client, freelancer] = [await market.makeClient(), await market.makeFreelancer()];
});
afterAll(async () => {
  await testApp.close();
  await replication.stop();
});
beforeEach(async () => inUse(1));

const inUse = (count: number) =>
  vi.waitFor(() => expect(testApp.standbys.inUse()).toBe(count), { timeout: 30_000, interval: 10 });

/** Calls until a call has asked the standby for `table`: on a busy machine it may be behind and left out for a moment. */
const readThere = (table: string, call: () => Promise<unknown>) =>
  vi.waitFor(
    async () => {
      await standby.tablesAsked();
      await call();
      const asked = await standby.tablesAsked();
      expect(asked).toContain(table);
      return asked;
    },
    { timeout: 30_000 },
  );

const titles = async (token?: string) => {
  const reply = await market.call('listPublicJobs', { query: { limit: 50 }, ...(token && { token }) });
  expect(reply.status).toBe(200);
  return reply.data.jobs.map(({ title }) => title);
};

test.each<[OperationId, Call<OperationId>, string]>([
  ['listPublicJobs', {}, 'projects'],
  ['listPublicFreelancers', { query: { query: 'react' } }, 'freelancers'],
  ['getPublicFreelancer', { params: { freelancerId: absent } }, 'freelancers'],
  ['getPublicProfile', { params: { userId: absent } }, 'clients'],
  ['getFile', { params: { fileId: absent } }, 'files'],
])('%s is read from the standby', async (id, call, table) => {
  expect(await readThere(table, () => market.call(id, call))).toContain(table);
});

test('whether a session still lets someone in is asked of the primary, and so is what they write', async () => {
  const asked = await readThere('projects', () => market.call('listClientProjects', { token: client.token }));
  expect(asked).not.toContain('tokens');
  await market.postJob(client);
  expect(await standby.tablesAsked()).toEqual(new Set());
});

test('a profile that is read from the standby has its view counted', async () => {
  const { userId } = await market.makeFreelancer('Noor Haddad');
  const call = { params: { userId }, token: client.token };
  await readThere('freelancers', async () =>
    expect((await market.call('getPublicFreelancerProfile', call)).status).toBe(200),
  );
  const views = testApp.db.selectFrom('profileViews').selectAll().where('profileUserId', '=', userId);
  expect(await views.execute()).toHaveLength(1);
});

test('what anyone has written is read by everyone at once, though the standby does not have it yet', async () => {
  await standby.ask('select pg_wal_replay_pause()');
  await market.postJob(client, { title: 'Tune the piano' });
  const everyone = [client.token, freelancer.token, undefined].map((token) => titles(token));
  for (const seen of await Promise.all(everyone)) expect(seen).toContain('Tune the piano');
  await inUse(0);
  await standby.ask('select pg_wal_replay_resume()');
  await inUse(1);
  expect(await titles()).toContain('Tune the piano');
});

test('someone new reads what is theirs as soon as they have signed up, each time', async () => {
  await standby.tablesAsked();
  for (let round = 0; round < 10; round += 1) {
    const { token } = await market.makeClient('Ada Novak');
    expect((await market.call('getClientProfile', { token })).data.name).toBe('Ada Novak');
  }
  expect(await standby.tablesAsked()).toContain('clients');
});

/** People who read without a pause, until told to stop: what they were answered, by status. */
function startReading() {
  const seen = { statuses: new Set<number>(), titles: new Set<string>(), count: 0 };
  let isOver = false;
  const readers = [client.token, freelancer.token, undefined, undefined].map(async (token) => {
    while (!isOver) {
      const reply = await market.call('listPublicJobs', { query: { limit: 50 }, ...(token && { token }) });
      seen.statuses.add(reply.status);
      seen.count += 1;
      for (const { title } of reply.data?.jobs ?? []) seen.titles.add(title);
    }
  });
  return {
    seen,
    /** Waits until they have read so many times more. */
    async more(times: number): Promise<void> {
      const wanted = seen.count + times;
      await vi.waitFor(() => expect(seen.count).toBeGreaterThanOrEqual(wanted), { timeout: 30_000, interval: 5 });
    },
    async stop(): Promise<void> {
      isOver = true;
      await Promise.all(readers);
    },
  };
}

test('a standby that is killed while people read costs no one an error, and is read from again when it is back', async () => {
  const reading = startReading();
  await reading.more(20);
  await standby.kill();
  await inUse(0);
  await reading.more(20);
  await standby.start();
  await inUse(1);
  await reading.more(20);
  await reading.stop();
  expect([...reading.seen.statuses]).toEqual([200]);
  await readThere('projects', () => titles());
});

test('a server reads from the standbys of its setting, and its metrics count them', async () => {
  const { connectionString } = replication;
  const config = { ...testApp.config, port: 0, metricsPort: 0 };
  const server = await startServer({ config, connectionString, log: pino({ level: 'silent' }) });
  const metrics = async () => (await fetch(`http://localhost:${server.metricsPort}/metrics`)).text();
  await vi.waitFor(async () => expect(await metrics()).toContain('db_standbys_in_use 1'), { timeout: 30_000 });
  await readThere('projects', async () => expect((await fetch(`${server.url}/api/v1/public/jobs`)).status).toBe(200));
  await server.close();
});

/** Standbys of this test alone, by way of a network that can fail. */
async function openByProxy(failing: 'primary' | 'standby') {
  const urls = { primary: replication.connectionString, standby: standby.connectionString };
  const proxy = await startDatabaseProxy(urls[failing]);
  urls[failing] = proxy.connectionString;
  const log = { info: () => {}, warn: () => {} };
  const standbys = openStandbys({ primaryUrl: urls.primary, urls: [urls.standby], pool: 1, log });
  const read = async () => (await standbys.reading())?.selectFrom('users').select('id').limit(1).execute();
  const isRead = () => vi.waitFor(async () => expect(await read()).toHaveLength(1), { timeout: 30_000 });
  await isRead();
  const close = async () => {
    await standbys.stop();
    await proxy.close();
  };
  return { proxy, standbys, isRead, close };
}

test('a standby that a network has swallowed is left out, and is read from again when it answers', async () => {
  const { proxy, standbys, isRead, close } = await openByProxy('standby');
  proxy.stall();
  expect(await standbys.reading()).toBeUndefined();
  expect(standbys.inUse()).toBe(0);
  proxy.restore();
  await isRead();
  await close();
});

test('while the primary is away no standby is read from, as no one knows what it lacks, nor blamed', async () => {
  const { proxy, standbys, isRead, close } = await openByProxy('primary');
  proxy.cut();
  expect(await standbys.reading()).toBeUndefined();
  expect(standbys.inUse()).toBe(1);
  proxy.restore();
  await isRead();
  await close();
});

test('a server that is no standby of this database is not read from', async () => {
  const said: string[] = [];
  const log = { info: () => {}, warn: ({ err }: { err?: unknown }) => void said.push(String(err)) };
  const { connectionString: primaryUrl } = replication;
  const elsewhere = withDatabase(standby.connectionString, 'postgres');
  const standbys = openStandbys({ primaryUrl, urls: [primaryUrl, elsewhere], pool: 1, log });
  await vi.waitFor(() => expect(said).toHaveLength(2));
  expect(said).toContainEqual(expect.stringContaining('It is no standby'));
  expect(said).toContainEqual(expect.stringContaining('It is no copy of the database of DATABASE_URL'));
  expect(standbys.inUse()).toBe(0);
  expect(await standbys.reading()).toBeUndefined();
  await standbys.stop();
});

test('a standby that is promoted while people read costs no one an error, and what it is then told is not read', async () => {
  const reading = startReading();
  await reading.more(20);
  await standby.ask('select pg_promote()');
  await standby.ask(`update projects set title = 'Written by another'`);
  await reading.more(20);
  await inUse(0);
  await reading.more(20);
  await reading.stop();
  expect([...reading.seen.statuses]).toEqual([200]);
  expect([...reading.seen.titles]).not.toContain('Written by another');
});
