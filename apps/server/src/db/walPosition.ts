import { sql } from 'kysely';

import type { Db } from './schema.ts';

/** A place in PostgreSQL's log of changes (WAL), in bytes from its beginning. */
export type WalPosition = number;

/**
 * How far the log of the primary goes with everything in it that anyone can know to be committed. Rejects on a server
 * that is a standby.
 */
export async function committedOn(primary: Db): Promise<WalPosition> {
  // What is flushed is all that a standby is ever sent. A commit that did not wait for that may be seen before it.
  const { rows } = await sql<{ position: WalPosition | null }>`
    select case
      when pg_is_in_recovery() then null
      when current_setting('synchronous_commit') = 'off' then pg_current_wal_insert_lsn()
      else pg_current_wal_flush_lsn()
    end - '0/0'::pg_lsn as position`.execute(primary);
  const position = rows[0]?.position;
  if (typeof position !== 'number') throw new Error('DATABASE_URL leads to a standby.');
  return position;
}

/** How far a standby has done what the primary did. Rejects on a server that is no standby, or no longer. */
export async function replayedOn(standby: Db): Promise<WalPosition> {
  const { rows } = await sql<{ position: WalPosition | null }>`
    select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end - '0/0'::pg_lsn as position`.execute(
    standby,
  );
  const position = rows[0]?.position;
  if (typeof position !== 'number') throw new Error('It is no standby: it was promoted, or never was one.');
  return position;
}

/** Names a database of a cluster; the same on the primary and on every standby of it, and on no other server. */
export async function identityOf(db: Db): Promise<string> {
  const { rows } = await sql<{ identity: string }>`
    select system_identifier::text || ' ' || current_database() as identity from pg_control_system()`.execute(db);
  return rows[0]?.identity ?? '';
}
