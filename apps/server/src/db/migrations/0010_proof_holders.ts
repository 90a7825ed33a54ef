import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who may use the proof of an email: the holders of its tickets, or else who is at the address that gave the code. */
export const proofHolders: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      alter table email_codes
        -- SHA-256 of email and network address.
        add column proved_from bytea,
        -- SHA-256 of each ticket, in hexadecimal. A right code that is sent again gets another one.
        add column ticket_hashes text[] not null default '{}'`.execute(db);
  },
};
