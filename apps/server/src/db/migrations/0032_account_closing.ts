import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const steps = `
  alter table users
    -- When its owner closed it; null again once it is reopened.
    add column closed_at timestamptz,
    -- When its personal data was erased.
    add column erased_at timestamptz,
    add constraint users_closed_is_not_active check (closed_at is null or not is_active),
    add constraint users_erased_was_closed check (erased_at is null or closed_at is not null);
  create index users_closed on users (closed_at) where closed_at is not null and erased_at is null;
`;

/** An account may be closed by its owner, reopened for a while, and is erased after that. */
export const accountClosing: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(steps).execute(db);
  },
};
