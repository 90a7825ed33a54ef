import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const steps = `
  alter table email_codes drop constraint email_codes_purpose_check;
  alter table email_codes add constraint email_codes_purpose_check
    check (purpose in ('SIGNUP', 'RESET_CLIENT', 'RESET_FREELANCER', 'CHANGE_EMAIL'));
  alter table email_codes add column user_id uuid references users on delete cascade;
  create index email_codes_user on email_codes (user_id) where user_id is not null;

  create table email_changes (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references users on delete cascade,
    from_email text not null,
    to_email text not null,
    undo_hash bytea not null unique,
    changed_at timestamptz not null,
    undo_until timestamptz not null,
    closed_at timestamptz
  );
  create index email_changes_user on email_changes (user_id);
  create index email_changes_from on email_changes (lower(from_email));
`;

/** An account's email can be changed, and the one before can undo it for a while. */
export const emailChanges: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(steps).execute(db);
  },
};
