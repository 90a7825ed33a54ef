import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { Refusal } from '../domain/refusal.ts';
import type { UntypedAnswer, UntypedContext, UntypedHandler } from '../operations/untyped.ts';
import type { TestApp } from '../testing/testApp.ts';
import { createTestApp } from '../testing/testApp.ts';
import { forgetExpired, runOnce } from './idempotency.ts';

let here: TestApp;
beforeAll(async () => {
  here = await createTestApp();
  await sql`create table effects (id serial, note text unique)`.execute(here.db);
});
beforeEach(() => sql`truncate effects`.execute(here.db));
afterAll(() => here.close());

function context(key: string, body: unknown, db = here.db): UntypedContext {
  return {
    params: {},
    query: {},
    headers: { 'Idempotency-Key': key },
    body,
    files: {},
    session: null,
    services: { db, mail: here.mail, files: here.files, changes: here.changes, config: here.config, clock: here.clock },
    request: { id: '1', ip: '127.0.0.1', log: pino({ level: 'silent' }) },
  };
}

/** Leaves one row in a transaction of its own, as handlers do. */
const effect: UntypedHandler = async ({ services }) => {
  const rows = await services.db
    .transaction()
    .execute((trx) => sql<{ id: number }>`insert into effects default values returning id`.execute(trx));
  return { status: 201, message: 'Done.', data: rows.rows[0], headers: { location: '/there' } };
};

async function countEffects(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from effects`.execute(here.db);
  return Number(rows[0]?.count);
}

test('a repeated call gets the same answer and has no second effect', async () => {
  const key = randomUUID();
  const first = await runOnce('add', context(key, { a: 1 }), effect);
  const again = await runOnce('add', context(key, { a: 1 }), effect);
  expect(again).toEqual({ ...first, headers: { location: '/there', 'idempotent-replayed': 'true' } });
  expect(await countEffects()).toBe(1);
});

test('of twenty calls at once one has its effect, and all get its answer', async () => {
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 20 }, () => runOnce('add', context(key, { a: 1 }), effect)));
  expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
  expect(await countEffects()).toBe(1);
});

test('the same key with another body is refused', async () => {
  const key = randomUUID();
  await runOnce('add', context(key, { a: 1 }), effect);
  await expect(runOnce('add', context(key, { a: 2 }), effect)).rejects.toMatchObject({ status: 422 });
  expect(await countEffects()).toBe(1);
});

test('the same key is free for another call, and another key for the same call', async () => {
  const key = randomUUID();
  await runOnce('add', context(key, {}), effect);
  await runOnce('addOther', context(key, {}), effect);
  await runOnce('add', context(randomUUID(), {}), effect);
  expect(await countEffects()).toBe(3);
});

test('a refusal has no effect and is not remembered, but what was counted on the way stays', async () => {
  const key = randomUUID();
  const refusing: UntypedHandler = async ({ services }): Promise<UntypedAnswer> => {
    await sql`insert into effects (note) values ('counted')`.execute(services.db);
    return services.db.transaction().execute(async (trx) => {
      await sql`insert into effects (note) values ('undone')`.execute(trx);
      throw new Refusal(409, 'Not now.');
    });
  };
  await expect(runOnce('add', context(key, {}), refusing)).rejects.toMatchObject({ status: 409 });
  const { rows } = await sql`select note from effects`.execute(here.db);
  expect(rows).toEqual([{ note: 'counted' }]);
  await expect(runOnce('add', context(key, {}), effect)).resolves.toMatchObject({ status: 201 });
});

test('a refusal that comes of a failed statement is the refusal, not a broken transaction', async () => {
  const duplicate: UntypedHandler = async ({ services }) => {
    await sql`insert into effects (note) values ('twice'), ('twice')`.execute(services.db).catch(() => {
      throw new Refusal(409, 'There already is one.');
    });
    return { status: 201 };
  };
  await expect(runOnce('add', context(randomUUID(), {}), duplicate)).rejects.toMatchObject({ status: 409 });
  expect(await countEffects()).toBe(0);
});

test('an unexpected failure undoes everything, and the call may be tried again', async () => {
  const key = randomUUID();
  const failing: UntypedHandler = async (given) => {
    await effect(given);
    throw new Error('crash');
  };
  await expect(runOnce('add', context(key, {}), failing)).rejects.toThrow('crash');
  expect(await countEffects()).toBe(0);
  await runOnce('add', context(key, {}), effect);
  expect(await countEffects()).toBe(1);
});

test('a stored answer cannot be read without its key', async () => {
  const answer: UntypedHandler = async () => ({ status: 201, message: 'Done.', data: { token: 'very-secret-token' } });
  const key = randomUUID();
  await runOnce('signUp', context(key, {}), answer);
  const { rows } = await sql<{
    dump: string;
  }>`select string_agg(encode(answer, 'escape') || encode(id, 'escape'), ' ') as dump from idempotency_keys`.execute(
    here.db,
  );
  expect(rows[0]?.dump).not.toContain('very-secret');
  expect(rows[0]?.dump).not.toContain(key);
});

test('a key is forgotten after a day', async () => {
  const key = randomUUID();
  await runOnce('add', context(key, {}), effect);
  await forgetExpired(here.db, new Date(Date.now() + 25 * 3_600_000));
  await runOnce('add', context(key, {}), effect);
  expect(await countEffects()).toBe(2);
});
