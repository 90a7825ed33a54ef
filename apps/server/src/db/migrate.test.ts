import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { ConfigError } from '../config.ts';
import { createTestDatabase } from '../testing/testApp.ts';
import { connect } from './connect.ts';
import { migrate } from './migrate.ts';
import type { Db } from './schema.ts';

let db: Db;
let drop: () => Promise<void>;

beforeEach(async () => {
  const made = await createTestDatabase();
  db = connect(made.connectionString);
  drop = made.drop;
});
afterEach(async () => {
  await db.destroy();
  await drop();
});

/** What a newer version leaves behind. */
async function migrateAsNewer(name: string, { isCompatible }: { isCompatible: boolean }) {
  await sql`insert into kysely_migration (name, timestamp) values (${name}, '2030-01-01')`.execute(db);
  if (isCompatible) await sql`insert into compatible_migrations (name) values (${name})`.execute(db);
}

const problem = () =>
  migrate(db).then(
    () => null,
    (error: unknown) => error,
  );

test('a replica of the version before starts on a newer schema that it can work with', async () => {
  await migrateAsNewer('9001_index', { isCompatible: true });
  await migrateAsNewer('9002_column', { isCompatible: true });
  expect(await problem()).toBeNull();
});

test.each([
  ['not compatible', [['9001_rename', false]]],
  [
    'compatible after one that is not',
    [
      ['9001_rename', false],
      ['9002_index', true],
    ],
  ],
  [
    'not compatible after one that is',
    [
      ['9001_index', true],
      ['9002_rename', false],
    ],
  ],
] as const)('a newer schema that is %s is refused in one line that says what to do', async (_title, newer) => {
  for (const [name, isCompatible] of newer) await migrateAsNewer(name, { isCompatible });
  const error = await problem();
  expect(error).toBeInstanceOf(ConfigError);
  expect(String(error)).toMatch(
    /migrated by another version of Guildhall \(900\d_rename\).*Start that version.*backup/,
  );
  expect(String(error)).not.toContain('\n');
});

test('a schema whose migrations ran in another order is refused in one line', async () => {
  await sql`delete from kysely_migration where name = '0004_files'`.execute(db);
  const error = await problem();
  expect(error).toBeInstanceOf(ConfigError);
  expect(String(error)).toMatch(/not have in this order.*DATA_DIR/);
  expect(String(error)).not.toContain('\n');
});
