import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const steps = `
  alter table users
    -- The kinds of email that are turned off.
    add column muted_mails text[] not null default '{}' check (muted_mails <@ array['APPLICATIONS', 'RATINGS']),
    -- An IANA name; null where none is chosen.
    add column timezone text check (length(timezone) between 1 and 64),
    -- Signs the links that turn emails off: 244 random bits, and others for each account.
    add column unsubscribe_key bytea not null
      default decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex');
`;

/** What an account chooses for itself: which emails it gets, and its time zone. */
export const accountSettings: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(steps).execute(db);
  },
};
