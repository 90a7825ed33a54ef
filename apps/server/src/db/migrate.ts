import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Migration } from 'kysely/migration';

import { domain } from './migrations/0001_domain.ts';
import { platform } from './migrations/0002_platform.ts';
import { search } from './migrations/0003_search.ts';
import { files } from './migrations/0004_files.ts';
import { profiles } from './migrations/0006_profiles.ts';
import { budgetBandIndexes } from './migrations/0007_budget_bands.ts';

/** In order, by the names recorded in the database. A list, not a folder scan: a forgotten file is a visible omission. */
const migrations: Record<string, Migration> = {
  '0001_domain': domain,
  '0002_platform': platform,
  '0003_search': search,
  '0004_files': files,
  '0006_profiles': profiles,
  '0007_budget_bands': budgetBandIndexes,
};

/** Brings the schema up to date. Safe when several replicas start together: Kysely's migrator holds a lock. */
export async function migrate<Schema>(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  // Kysely reports what a migration threw, whatever it is.
  if (error !== undefined)
    throw error instanceof Error ? error : new Error('The database migration failed.', { cause: error });
}
