import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { expect, inject, test } from 'vitest';

import { createDatabase, dropDatabase } from '../../../apps/server/src/embedded/databases.ts';
import { plain } from '../../../apps/server/src/files/testing/samples.ts';
import { openMarketplace } from '../../../apps/server/src/operations/testing/marketplace.ts';
import { download, upload } from '../../../apps/server/src/operations/testing/upload.ts';
import { createTestApp } from '../../../apps/server/src/testing/testApp.ts';
import { debianBinaries } from '../../../scripts/debianPostgres.ts';

// The commands of docs/operating.md, on PostgreSQL's own programs: the embedded one brings none.
const program = (name: string) => {
  const path = join(debianBinaries, name);
  return existsSync(path) ? path : name;
};
const run = promisify(execFile);

test('a backup that is restored into a new database goes on where it was', { timeout: 120_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'guildhall-backup-'));
  const backup = join(folder, 'guildhall.dump');
  const here = await createTestApp();
  const market = openMarketplace(here);
  const [client, maya] = [await market.signUp('CLIENT'), await market.signUp('FREELANCER')];
  await market.call('updateFreelancerProfile', { token: maya.token, body: market.profile });
  const picture = { profileImage: { content: await plain(64, 64).png().toBuffer() } };
  const { data: uploaded } = await upload(here, 'updateFreelancerProfileImage', maya, picture);
  const projectId = await market.postJob(client);
  const { data: application } = await market.apply(maya, projectId);
  await here.mails();
  // Waits in the queue when the backup is made.
  await market.approve(client, projectId, application.id);
  await run(program('pg_dump'), ['--format=custom', '--file', backup, here.connectionString]);
  await here.close();

  const server = inject('postgres');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const connectionString = await createDatabase(server, name);
  await run(program('pg_restore'), ['--no-owner', '--exit-on-error', '--dbname', connectionString, backup]);
  const there = await createTestApp({}, {}, { connectionString, drop: () => dropDatabase(server, name) });
  try {
    const { call, rate } = openMarketplace(there);
    // The session from before still holds, and so does the password.
    const { data: dashboard } = await call('getFreelancerDashboard', { token: maya.token });
    expect(dashboard.freelancer.name).toBe(market.profile.name);
    const login = await call('logInFreelancer', { body: { email: maya.email, password: 'seven quiet lanterns' } });
    expect(login.status).toBe(200);
    expect((await download(there, uploaded.profileImage, maya)).status).toBe(200);
    expect((await there.mails(maya.email)).map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining('You got the job'),
    );
    const params = { projectId };
    expect((await call('requestCompletion', { token: maya.token, params })).status).toBe(200);
    expect((await call('approveCompletion', { token: client.token, params })).status).toBe(200);
    expect((await rate(client, projectId, 4)).status).toBe(201);
    const { data: talent } = await call('listPublicFreelancers', { query: { query: market.profile.name } });
    expect(talent.freelancers.map(({ id }) => id)).toContain(maya.userId);
  } finally {
    await there.close();
    await rm(folder, { recursive: true, force: true });
  }
});
