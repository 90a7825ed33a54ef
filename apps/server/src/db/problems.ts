import type { Kysely } from 'kysely';
import { sql } from 'kysely';

import { ConfigError } from '../config.ts';
import { isUnreachable } from './databaseAway.ts';

const oldest = 15;

/** Refuses a PostgreSQL that our statements are not made for. */
export async function refuseOldServer<Schema>(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ version: number }>`select current_setting('server_version_num')::int as version`.execute(
    db,
  );
  const version = Math.floor((rows[0]?.version ?? 0) / 10_000);
  if (version >= oldest) return;
  throw new ConfigError(`PostgreSQL ${version} (DATABASE_URL) is too old: ${oldest} or newer is needed.`);
}

/** PostgreSQL's words for a refused connection, which are safe to show: they name the user and the database alone. */
const refusals: ReadonlySet<unknown> = new Set(['28000', '28P01', '3D000', '42501']);

/** What the person at the terminal can do about a database that cannot be used; other errors as they are. */
export function toConfigError(error: unknown, databaseUrl: string): unknown {
  if (!(error instanceof Error)) return error;
  const { host } = new URL(databaseUrl);
  if (isUnreachable(error)) {
    const remedy = 'Start it, or leave DATABASE_URL out for the embedded one.';
    return new ConfigError(`The database at ${host} (DATABASE_URL) does not answer. ${remedy}`, { cause: error });
  }
  if ('code' in error && refusals.has(error.code)) {
    const remedy = 'Check the user, the password and the name of the database.';
    return new ConfigError(`The database at ${host} (DATABASE_URL) refuses: ${error.message}. ${remedy}`, {
      cause: error,
    });
  }
  return error;
}
