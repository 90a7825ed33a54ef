import { afterAll, beforeAll, expect, test } from 'vitest';

import { connect } from '../../../apps/server/src/db/connect.ts';
import type { Db } from '../../../apps/server/src/db/schema.ts';
import { createTestDatabase } from '../../../apps/server/src/testing/testApp.ts';
import { depth, timeLimit } from '../depth.ts';
import { expectKept, expectMails } from './ledger.ts';
import type { MailServer } from './mailServer.ts';
import { startMailServer } from './mailServer.ts';
import { makePairs } from './people.ts';
import { endReplicas, freePort, startReplica } from './replica.ts';
import { startTraffic } from './traffic.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Db;
let mail: MailServer;

beforeAll(async () => {
  database = await createTestDatabase();
  db = connect(database.connectionString);
  mail = await startMailServer();
});
afterAll(async () => {
  await endReplicas();
  await mail.down();
  await db.destroy();
  await database.drop();
});

const kills = depth({ small: 3, deep: 50 });

test(
  `a server that is killed ${kills} times while people work loses nothing, and no mail`,
  async () => {
    const settings = { DATABASE_URL: database.connectionString, SMTP_URL: mail.url, PORT: await freePort() };
    let replica = await startReplica(settings);
    const traffic = startTraffic(() => replica.url, await makePairs(db, 4));
    for (let round = 0; round < kills; round += 1) {
      await traffic.more(5);
      replica.kill('SIGKILL');
      expect(await replica.ended).toBe('SIGKILL');
      replica = await startReplica(settings);
    }
    await traffic.more(5);
    const acknowledged = await traffic.stop();
    expect(traffic.surprises).toEqual([]);
    expect(traffic.failures.cut).toBeGreaterThan(0);
    await expectKept(db, acknowledged);
    await expectMails(mail, acknowledged);
  },
  timeLimit,
);
