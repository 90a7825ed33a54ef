import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A code belongs to the request that asked for it, so that no one uses up the tries of another person. */
export const codeRequests: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      alter table email_codes
        -- SHA-256 of the id that the sending answered.
        add column request_hash bytea,
        -- SHA-256 of email and network address.
        add column asked_from bytea,
        -- Wrong guesses from there that named no request. Those that named this one are in guesses.
        add column unnamed_guesses smallint not null default 0,
        -- SHA-256 of the long code that was sent in place of six digits, or would have been.
        add column link_hash bytea`.execute(db);
    await sql`create index email_codes_request on email_codes (request_hash, created_at desc)`.execute(db);
    await sql`create index email_codes_asked_from on email_codes (asked_from, created_at desc)`.execute(db);
    await sql`create index email_codes_link on email_codes (link_hash) where link_hash is not null`.execute(db);
    await sql`
      create index email_codes_unused on email_codes (email, purpose, created_at)
        where verified_at is null and link_hash is null`.execute(db);
  },
};
