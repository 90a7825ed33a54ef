import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What operators do is on record with their name and reason, and the record may be cleared of what is old. */
export const administration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      alter table audit_log
        -- Who ran the command, where no account acted.
        add column operator text,
        add column reason text`.execute(db);
    await sql`create index audit_log_at on audit_log (at)`.execute(db);
    // The record stays append-only but for one deletion: what is older than the transaction says it keeps.
    await sql`
      create function refuse_change_but_retention() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' and old.at < nullif(current_setting('guildhall.audit_kept_since', true), '')::timestamptz then
          return old;
        end if;
        raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
      end $$`.execute(db);
    await sql`drop trigger audit_log_append_only on audit_log`.execute(db);
    await sql`
      create trigger audit_log_append_only before update or delete on audit_log
        for each row execute function refuse_change_but_retention()`.execute(db);
  },
};
