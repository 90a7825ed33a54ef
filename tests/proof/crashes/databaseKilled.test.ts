import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { connect } from '../../../apps/server/src/db/connect.ts';
import type { Db } from '../../../apps/server/src/db/schema.ts';
import { connectionStringFor } from '../../../apps/server/src/embedded/connectionString.ts';
import { readPostmaster } from '../../../apps/server/src/embedded/postmasterFile.ts';
import { depth, timeLimit } from '../depth.ts';
import { expectKept, expectMails } from './ledger.ts';
import type { MailServer } from './mailServer.ts';
import { startMailServer } from './mailServer.ts';
import { makePairs } from './people.ts';
import type { Replica } from './replica.ts';
import { endReplicas, freePort, startLauncher } from './replica.ts';
import { startTraffic } from './traffic.ts';

let dataDir: string;
let mail: MailServer;
let guildhall: Replica;
let db: Db;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'guildhall-crash-'));
  mail = await startMailServer();
  guildhall = await startLauncher({ DATA_DIR: dataDir, SMTP_URL: mail.url, PORT: await freePort() });
  db = connect(connectionStringFor((await postmaster()).socketDir, 'guildhall'));
});
afterAll(async () => {
  await db.destroy();
  guildhall.kill('SIGTERM');
  await guildhall.ended;
  await endReplicas();
  await mail.down();
  await rm(dataDir, { recursive: true, force: true });
});

async function postmaster() {
  const found = await readPostmaster(join(dataDir, 'postgres'));
  if (!found) throw new Error('PostgreSQL does not run.');
  return found;
}

async function isBack(before: number): Promise<void> {
  const pidNow = async () => (await readPostmaster(join(dataDir, 'postgres')))?.pid ?? before;
  await vi.waitFor(async () => expect(await pidNow()).not.toBe(before), { timeout: 30_000, interval: 20 });
}

const rounds = depth({ small: 2, deep: 20 });

test.each([
  ['killed', 'SIGKILL'],
  ['stopped', 'SIGINT'],
] as const)(
  `when its PostgreSQL is %s ${rounds} times while people work, Guildhall starts it again and goes on`,
  async (_title, signal) => {
    await db.deleteFrom('applications').execute();
    await db.deleteFrom('projects').execute();
    const traffic = startTraffic(() => guildhall.url, await makePairs(db, 4));
    for (let round = 0; round < rounds; round += 1) {
      await traffic.more(5);
      const { pid } = await postmaster();
      process.kill(pid, signal);
      await isBack(pid);
    }
    await traffic.more(5);
    const acknowledged = await traffic.stop();
    // The server itself never went: everyone was answered, sooner or later, and no one waited for nothing.
    expect(traffic.surprises).toEqual([]);
    expect(traffic.failures).toEqual({ cut: 0, refused: expect.any(Number) });
    expect(traffic.failures.refused).toBeGreaterThan(0);
    expect(traffic.slowest()).toBeLessThan(15_000);
    expect((await fetch(`${guildhall.url}/health/ready`)).status).toBe(200);
    await expectKept(db, acknowledged);
    await expectMails(mail, acknowledged);
  },
  timeLimit,
);
