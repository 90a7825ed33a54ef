import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Tables of the server itself, beside the product's: repeated calls and limits. pg-boss keeps its own schema. */
export const platform: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table idempotency_keys (
        -- SHA-256 of caller, operation and key: the key itself unlocks the answer, so it is not kept.
        id bytea primary key,
        -- SHA-256 of the body.
        fingerprint bytea not null,
        status smallint,
        -- AES-256-GCM under the key: an answer may hold a session's token.
        answer bytea,
        created_at timestamptz not null default now()
      )`.execute(db);
    await sql`create index idempotency_keys_created_at on idempotency_keys (created_at)`.execute(db);
    // Unlogged: counting is frequent, and a count lost in a crash of the database only forgives.
    await sql`
      create unlogged table rate_limits (
        -- SHA-256 of what is limited and who: no addresses are kept.
        id bytea primary key,
        hits integer not null,
        expires_at timestamptz not null
      )`.execute(db);
    await sql`create index rate_limits_expires_at on rate_limits (expires_at)`.execute(db);
  },
};
