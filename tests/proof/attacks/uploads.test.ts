import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { operations as facts } from '@guildhall/api/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { connect } from '../../../apps/server/src/db/connect.ts';
import type { Db } from '../../../apps/server/src/db/schema.ts';
import { pdf } from '../../../apps/server/src/files/testing/samples.ts';
import { createTestDatabase } from '../../../apps/server/src/testing/testApp.ts';
import type { Person } from '../crashes/people.ts';
import { makePairs } from '../crashes/people.ts';
import type { Replica } from '../crashes/replica.ts';
import { endReplicas, freePort, startReplica } from '../crashes/replica.ts';
import { timeLimit } from '../depth.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Db;
let maya: Person;
/** Where the server keeps files while they arrive. */
let folder: string;
let server: Replica;

beforeAll(async () => {
  database = await createTestDatabase();
  db = connect(database.connectionString);
  const [pair] = await makePairs(db, 1);
  if (pair === undefined) throw new Error('There is no freelancer.');
  maya = pair.freelancer;
  folder = await mkdtemp(join(tmpdir(), 'guildhall-test-uploads-'));
  server = await startReplica({
    DATABASE_URL: database.connectionString,
    SMTP_URL: 'smtp://127.0.0.1:9',
    PORT: await freePort(),
    TMPDIR: folder,
  });
});
afterAll(async () => {
  await endReplicas();
  await db.destroy();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const head = '--x\r\ncontent-disposition: form-data; name="resume"; filename="resume.pdf"\r\n\r\n';

/** Begins to send a resume. */
function begin(): ClientRequest {
  const sending = request(`${server.url}${facts.uploadResume.path}`, {
    method: facts.uploadResume.method,
    headers: { authorization: `Bearer ${maya.token}`, 'content-type': 'multipart/form-data; boundary=x' },
  });
  sending.on('error', () => {});
  sending.write(head);
  return sending;
}

async function end(sending: ClientRequest): Promise<number | undefined> {
  sending.end('\r\n--x--\r\n');
  const [answer]: IncomingMessage[] = await once(sending, 'response');
  answer?.resume();
  return answer?.statusCode;
}

async function bytesOnDisk(): Promise<number> {
  const folders = await readdir(folder);
  const sizes = folders.map((name) =>
    stat(join(folder, name, 'file')).then(
      ({ size }) => size,
      () => 0,
    ),
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await pause(20);
}

/** What the server has in memory, in bytes: Linux tells. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) * 1024;
}

const megabyte = 1_000_000;

test(
  'many slow uploads do not fill the memory, and leave nothing when they are given up',
  { timeout: timeLimit },
  async () => {
    const [count, part] = [60, Buffer.alloc(9 * megabyte)];
    const before = await memoryOf(server.pid);
    const sending = Array.from({ length: count }, begin);
    for (const one of sending) one.write(part);
    await until(async () => (await bytesOnDisk()) === count * part.length);
    expect((await memoryOf(server.pid)) - before).toBeLessThan((count * part.length) / 3);
    for (const one of sending) one.destroy();
    await until(async () => (await readdir(folder)).length === 0);
  },
);

test('an upload is on disk no longer than its call', { timeout: timeLimit }, async () => {
  const sending = begin();
  sending.write(pdf());
  expect(await end(sending)).toBe(200);
  await until(async () => (await readdir(folder)).length === 0);
});

test(
  'without room on the disk the caller is told to come again, and the operator why',
  { timeout: timeLimit },
  async () => {
    await rm(folder, { recursive: true });
    const sending = begin();
    sending.write(pdf());
    expect(await end(sending)).toBe(503);
    await until(async () => /ENOENT[^]*mkdtemp/.test(server.output()));
    // A caller who gives up is not a fault of ours.
    expect(server.output()).not.toMatch(/is away|failed/);
    await mkdir(folder);
  },
);
