import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { connect } from '../../../apps/server/src/db/connect.ts';
import type { Db } from '../../../apps/server/src/db/schema.ts';
import { createTestDatabase } from '../../../apps/server/src/testing/testApp.ts';
import { timeLimit } from '../depth.ts';
import { expectMails } from './ledger.ts';
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

test(
  'while the mail server is down people work on, and afterwards every mail arrives once',
  async () => {
    await mail.down();
    const replica = await startReplica({
      DATABASE_URL: database.connectionString,
      SMTP_URL: mail.url,
      PORT: await freePort(),
    });
    const traffic = startTraffic(() => replica.url, await makePairs(db, 2));
    await traffic.more(6);
    const acknowledged = await traffic.stop();
    expect([traffic.surprises, traffic.failures]).toEqual([[], { cut: 0, refused: 0 }]);
    const complaint = /a mail was not delivered; it is tried again/g;
    const complaints = () => replica.output().match(complaint)?.length ?? 0;
    await vi.waitFor(() => expect(complaints()).toBeGreaterThanOrEqual(2), { timeout: 30_000, interval: 50 });
    await mail.up();
    await expectMails(mail, acknowledged);
  },
  timeLimit,
);
