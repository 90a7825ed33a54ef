import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const steps = `
  -- Everyone who waits for an answer or is writing one hears of a post; how many apply, of which the client hears anyway,
  -- is not told.
  create or replace function tell_project() returns trigger language plpgsql as $$
  declare
    hidden text[] := array['applications_count', 'version', 'updated_at'];
    people uuid[] := array[new.client_id, new.assigned_freelancer_id];
  begin
    if tg_op = 'UPDATE' then
      if to_jsonb(old) - hidden = to_jsonb(new) - hidden then
        return null;
      end if;
      people := people || old.assigned_freelancer_id || array(
        select freelancer_id from applications where project_id = new.id and status = 'PENDING'
        union select freelancer_id from proposal_drafts where project_id = new.id
      );
    end if;
    perform tell_change('project', new.id, people);
    return null;
  end $$;
`;

/** Who is writing a proposal hears when the post is edited, taken or withdrawn. */
export const draftsHear: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(steps).execute(db);
  },
};
