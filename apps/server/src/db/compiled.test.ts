import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestDatabase } from '../testing/testApp.ts';
import type { Value } from './compiled.ts';
import { compiled, compiledBy } from './compiled.ts';
import { connect } from './connect.ts';
import type { Db } from './schema.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Db;

beforeAll(async () => {
  database = await createTestDatabase();
  db = connect(database.connectionString);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

test('each call has its own values, wherever they stand, and those that are always the same', async () => {
  const read = compiled((on, one: Value<number>, other: Value<string | null>) =>
    on
      .selectNoFrom((eb) => [
        sql<string | null>`${other}::text`.as('otherText'),
        sql<number>`${one}::int * 10 + ${one}::int`.as('oneTwice'),
        eb.val('always').as('always'),
      ])
      .where(sql<boolean>`${one}::int > 0`),
  );
  const ask = () =>
    Promise.all([read(db, 1, 'a'), read(db, 2, null), read(db, 0, 'none'), read(db, 3, "it's; select 1")]);
  const answers = [
    [{ otherText: 'a', oneTwice: 11, always: 'always' }],
    [{ otherText: null, oneTwice: 22, always: 'always' }],
    [],
    [{ otherText: "it's; select 1", oneTwice: 33, always: 'always' }],
  ];
  expect(await ask()).toEqual(answers);
  expect(await ask()).toEqual(answers);
});

test('it is built once, and then asked of whichever connection or transaction it is given', async () => {
  let built = 0;
  const nameOf = compiled((on, email: Value<string>) => {
    built += 1;
    return on.selectFrom('users').select('name').where('email', '=', email);
  });
  const email = 'maya@example.com';
  const user = { role: 'CLIENT', name: 'Maya', email, passwordHash: 'x', createdAt: new Date() } as const;
  const [inside, outside] = await db.transaction().execute(async (trx) => {
    await trx.insertInto('users').values(user).execute();
    return [await nameOf(trx, email), await nameOf(db, email)];
  });
  expect([inside, outside]).toEqual([[{ name: 'Maya' }], []]);
  expect(await nameOf(db, email)).toEqual([{ name: 'Maya' }]);
  expect(built).toBe(1);
});

test('of a query of several shapes each is built once, and has its own values', async () => {
  const built: string[] = [];
  const read = compiledBy((on, shape: { isNamed: boolean }, name: Value<string>) => {
    built.push(JSON.stringify(shape));
    return on.selectNoFrom([sql<string>`${shape.isNamed ? name : 'no name'}::text`.as('name')]);
  });
  const ask = async (isNamed: boolean, name: string) => (await read(db, { isNamed }, name)).map((row) => row.name);
  expect([await ask(true, 'Maya'), await ask(false, 'Maya'), await ask(true, 'Ben'), await ask(false, 'Ben')]).toEqual([
    ['Maya'],
    ['no name'],
    ['Ben'],
    ['no name'],
  ]);
  expect(built).toEqual(['{"isNamed":true}', '{"isNamed":false}']);
});
