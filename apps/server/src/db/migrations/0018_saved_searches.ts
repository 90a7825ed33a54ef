import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const steps = `
  create table saved_searches (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references users on delete cascade,
    name text not null,
    criteria jsonb not null,
    digest text not null check (digest in ('daily', 'weekly', 'never')),
    timezone text not null,
    seen_at timestamptz not null,
    -- Digests have told of all that was found up to here.
    digested_until timestamptz not null,
    next_digest_at timestamptz,
    -- What the links that end the digests are signed with.
    unsubscribe_key bytea not null,
    created_at timestamptz not null,
    check ((digest = 'never') = (next_digest_at is null))
  );
  create unique index saved_searches_name on saved_searches (user_id, lower(name));
  create index saved_searches_due on saved_searches (next_digest_at) where next_digest_at is not null;
`;

/** Searches that people keep, and the digests mailed about them. */
export const savedSearches: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(steps).execute(db);
  },
};
