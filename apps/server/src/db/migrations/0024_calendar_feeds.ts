import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const steps = `
  create table calendar_feeds (
    user_id uuid primary key references users on delete cascade,
    -- What its address names: another one with each new address. Null while the feed is off, as the two below.
    id uuid unique,
    -- What its address proves with. Kept as it is, for the owner is shown the address again.
    secret bytea,
    created_at timestamptz,
    -- Rises with each change, so that an address cannot be replaced by who has not seen it.
    version integer not null default 0,
    check ((id is null) = (secret is null) and (id is null) = (created_at is null))
  );
`;

/** The secret addresses at which calendars read the meetings of their people. */
export const calendarFeeds: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(steps).execute(db);
  },
};
