import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestDatabase } from '../testing/testApp.ts';
import { connect } from './connect.ts';
import type { Db } from './schema.ts';
import { makeNameOf } from './statements.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Db;

beforeAll(async () => {
  database = await createTestDatabase();
  db = connect(database.connectionString, { max: 1 });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const times = (count: number, nameOf: (text: string) => string | undefined, text: string) =>
  Array.from({ length: count }, () => nameOf(text));

test('a statement that comes again and again is prepared, by the same name everywhere', () => {
  const text = 'select 1 where 1 = $1';
  const [one, other] = [makeNameOf(), makeNameOf()];
  expect(times(3, one, text)).toEqual([undefined, undefined, expect.stringMatching(/^[0-9a-f]{40}$/)]);
  expect(times(5, one, text).at(-1)).toBe(times(5, other, text).at(-1));
});

test.each(['begin', 'savepoint joined_1', "select 1 where a @@ to_tsquery('simple', $1)", 'select 1 where a ilike $1'])(
  'never prepared: %s',
  (text) => {
    expect(times(10, makeNameOf(), text)).toEqual(Array.from({ length: 10 }));
  },
);

test('however many statements there are, a connection keeps a bounded number', () => {
  const nameOf = makeNameOf();
  const names = Array.from({ length: 1000 }, (_, index) => times(4, nameOf, `select ${index}`).at(-1));
  expect(names.filter((name) => name !== undefined)).toHaveLength(200);
});

test('a prepared statement gives what it gives unprepared', async () => {
  const read = () =>
    db
      .selectFrom('users')
      .select((eb) => eb.fn.countAll<number>().as('userCount'))
      .where('name', '=', 'nobody')
      .execute();
  for (let round = 0; round < 5; round += 1) expect(await read()).toEqual([{ userCount: 0 }]);
  const { rows } = await sql<{ count: number }>`select count(*) from pg_prepared_statements`.execute(db);
  expect(rows[0]?.count).toBe(1);
});

test('a table that a migration changed under a running server is read again after one failure', async () => {
  await sql`create table changing (id int)`.execute(db);
  const read = () => sql`select * from changing`.execute(db);
  for (let round = 0; round < 5; round += 1) await read();
  await sql`alter table changing add column note text`.execute(db);
  await expect(read()).rejects.toThrow('cached plan must not change result type');
  expect((await read()).rows).toEqual([]);
});
