import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';

import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { readProductionConfig, repositoryRoot } from '../../../apps/server/src/config.ts';
import { connect } from '../../../apps/server/src/db/connect.ts';
import { withDatabase } from '../../../apps/server/src/embedded/connectionString.ts';
import { createDatabase } from '../../../apps/server/src/embedded/databases.ts';
import { startEmbeddedPostgres } from '../../../apps/server/src/embedded/startEmbeddedPostgres.ts';
import { buildPages } from '../../../apps/server/src/launch.ts';
import { openSmtpServer } from '../../../apps/server/src/mail/testing/smtpServer.ts';
import { demoAccounts } from '../../../apps/server/src/seed/demoAccounts.ts';
import { debianBinaries, hasDebianPostgres, startDebianPostgres } from '../../../scripts/debianPostgres.ts';
import { freePort } from '../crashes/replica.ts';
import { timeLimit } from '../depth.ts';
import type { Run, Terminal } from './guide.ts';
import { openTerminal } from './guide.ts';

let terminal: Terminal;
beforeAll(async () => {
  await buildPages();
  terminal = await openTerminal();
}, timeLimit);
afterAll(() => terminal.close());

/** A PostgreSQL that this machine's clients are new enough for: Debian's beside them, or the embedded one. */
async function startFitting(): Promise<{ connectionString: string; stop: () => Promise<void> } | undefined> {
  if (hasDebianPostgres) return startDebianPostgres();
  const version = await promisify(execFile)('pg_dump', ['--version']).catch(() => ({ stdout: '' }));
  if (Number(/ (\d+)/.exec(version.stdout)?.[1] ?? 0) < 18) return undefined;
  return startEmbeddedPostgres({ dataDir: join(terminal.folder, 'fitting') });
}

/** A database as a release left it. */
async function restoreRelease(server: string): Promise<string> {
  const connectionString = await createDatabase(server, 'guildhall');
  const file = join(repositoryRoot, 'apps/server/src/db/released/0007_budget_bands.sql.gz');
  const client = new pg.Client({ connectionString });
  await client.connect();
  // Lines that begin with a backslash are for psql.
  await client.query(
    gunzipSync(readFileSync(file))
      .toString()
      .replaceAll(/^\\.*$/gm, ''),
  );
  await client.end();
  return connectionString;
}

async function isServing(run: Run): Promise<void> {
  let isOver = false;
  void run.ended.then(() => (isOver = true));
  while (!run.output().includes('Guildhall is serving')) {
    if (isOver) throw new Error(run.output());
    await pause(20);
  }
}

/** What the people of the guide's commands have: a freelancer, and a post of a client of the demo marketplace. */
async function addExamples(connectionString: string): Promise<void> {
  const db = connect(connectionString);
  const at = { createdAt: new Date(), updatedAt: new Date() };
  const maya = { name: 'Maya', email: 'maya@example.com', role: 'FREELANCER', passwordHash: 'x' } as const;
  await db
    .insertInto('users')
    .values({ ...maya, ...at })
    .execute();
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', demoAccounts.client.email)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('projects')
    .values({
      id: '3f2b8c1e-0d4a-4c55-9a7e-2b1c9d0e8f76',
      clientId: id,
      title: 'Labels for our jars',
      description: 'Twelve labels in two colors, for jars of three sizes.',
      skillsRequired: ['Illustration'],
      categories: ['design'],
      budgetMin: 100,
      budgetMax: 200,
      duration: '1 month',
      ...at,
    })
    .execute();
  await db.destroy();
}

test('the settings of the guide are all that a server needs', async () => {
  const said = await terminal.run('export DATABASE_URL');
  expect(said).toBe('');
  expect(readProductionConfig(terminal.settings).supportEmail).toBe('support@example.com');
});

test(
  'a release is upgraded, served twice, operated, stopped, backed up and restored',
  { timeout: timeLimit },
  async ({ skip }) => {
    const server = await startFitting();
    if (!server) return skip(`there is no PostgreSQL in ${debianBinaries}, and no pg_dump of version 18`);
    const subjects: string[] = [];
    const mailServer = await openSmtpServer((mail, to) => {
      subjects.push(`${to.join()}: ${mail.subject}`);
      return 'take';
    });
    const DATABASE_URL = await restoreRelease(server.connectionString);
    const RESTORED_URL = withDatabase(server.connectionString, 'guildhall_restored');
    // As the guide sets them, but for what is this machine's.
    const own = {
      DATABASE_URL,
      SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
      HOST: '127.0.0.1',
      DRAIN_SECONDS: '0',
    };
    const settings = { ...terminal.settings, ...own };
    const serve = async (words: string, env: Record<string, string> = {}): Promise<Run & { url: string }> => {
      const PORT = await freePort();
      const run = terminal.start(words, { ...settings, PORT, ...env });
      await isServing(run);
      return { ...run, url: `http://127.0.0.1:${PORT}` };
    };
    const logIn = async (url: string): Promise<number> => {
      const { email, password } = demoAccounts.client;
      const answer = await fetch(`${url}/api/v1/client/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      });
      return answer.status;
    };

    // Both at once: one migrates, the other waits.
    const replicas = await Promise.all([serve('npm run build'), serve('npm run build')]);
    for (const { url } of replicas) expect(await logIn(url)).toBe(200);
    await addExamples(DATABASE_URL);
    const record = await terminal.run('npm run admin', settings);
    expect(record).toMatch(/account\.suspend .*ACTIVE → SUSPENDED {2}"A copied portfolio\."/);
    expect(record).toContain('is taken down');
    await expect.poll(() => subjects, { timeout: timeLimit }).toContainEqual(expect.stringMatching(/^maya.*restored/));

    const [first, second] = replicas;
    second.signal('SIGKILL');
    expect(await second.ended).toBe('SIGKILL');
    first.signal('SIGTERM');
    await first.ended;
    expect(first.output()).toMatch(/Guildhall is stopping"[^]*Guildhall has stopped"/);

    await terminal.run('pg_dump --format', settings);
    const restored = terminal.start('createdb', { ...settings, RESTORED_URL, PORT: await freePort() });
    await isServing(restored);
    restored.signal('SIGTERM');
    await restored.ended;
    const client = new pg.Client({ connectionString: RESTORED_URL });
    await client.connect();
    const { rows } = await client.query(`select email from users where email = 'maya@example.com'`);
    expect(rows).toHaveLength(1);
    await client.end();
    await mailServer.close();
    await server.stop();
  },
);

test('what npm start keeps is copied while it stands still, and comes back', { timeout: timeLimit }, async () => {
  const dataDir = join(terminal.folder, '.data');
  const withDatabaseOf = async (query: string): Promise<unknown[]> => {
    const postgres = await startEmbeddedPostgres({ dataDir });
    const client = new pg.Client({ connectionString: postgres.connectionString });
    await client.connect();
    const { rows } = await client.query<{ words: string }>(query);
    await client.end();
    await postgres.stop();
    return rows.map(({ words }) => words);
  };
  await withDatabaseOf(`create table kept as select 'before' as words`);
  await terminal.run('cp -a .data guildhall-backup');
  await withDatabaseOf(`update kept set words = 'after'`);
  await terminal.run('rm -r .data');
  expect(await withDatabaseOf('select words from kept')).toEqual(['before']);
});

test('no other command stands in the guide', () => {
  expect(terminal.rest()).toEqual([]);
});
