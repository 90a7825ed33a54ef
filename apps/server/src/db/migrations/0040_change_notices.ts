import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const steps = `
  -- A notice on the channel "changes" is "kind id person,person,...": a notice holds 8,000 bytes, so a hundred people.
  -- PostgreSQL sends it with the commit, and the same one of a transaction once.
  create function tell_change(kind text, id uuid, people uuid[]) returns void language plpgsql as $$
  declare
    told uuid[] := array(select distinct person from unnest(people) person where person is not null order by person);
  begin
    for place in 1 .. cardinality(told) by 100 loop
      perform pg_notify('changes', kind || ' ' || id || ' ' || array_to_string(told[place : place + 99], ','));
    end loop;
  end $$;

  -- Stars and rejections that can still be undone are of the client alone: when they change is, too.
  create function tell_application() returns trigger language plpgsql as $$
  declare
    hidden text[] := array['shortlisted_at', 'rejection_id', 'version', 'updated_at'];
    changed applications := case tg_op when 'DELETE' then old else new end;
    people uuid[] := array[(select client_id from projects where projects.id = changed.project_id)];
  begin
    if tg_op <> 'UPDATE' or to_jsonb(old) - hidden <> to_jsonb(new) - hidden then
      people := people || changed.freelancer_id;
    end if;
    perform tell_change('application', changed.id, people);
    return null;
  end $$;
  create trigger applications_told after insert or delete on applications
    for each row execute function tell_application();
  create trigger applications_change_told after update on applications
    for each row when (old is distinct from new) execute function tell_application();

  -- Everyone who waits for an answer hears of a post; how many apply, of which the client hears anyway, is not told.
  create function tell_project() returns trigger language plpgsql as $$
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
      );
    end if;
    perform tell_change('project', new.id, people);
    return null;
  end $$;
  create trigger projects_told after insert or update on projects for each row execute function tell_project();

  create function tell_meeting() returns trigger language plpgsql as $$
  declare
    changed meetings := case tg_op when 'DELETE' then old else new end;
  begin
    perform tell_change('meeting', changed.id, array(
      select unnest(array[projects.client_id, applications.freelancer_id])
      from applications join projects on projects.id = applications.project_id
      where applications.id = changed.application_id
    ));
    return null;
  end $$;
  create trigger meetings_told after insert or delete on meetings for each row execute function tell_meeting();
  create trigger meetings_change_told after update on meetings
    for each row when (old is distinct from new) execute function tell_meeting();

  -- What a freelancer says of a client shows when the client has rated too: until then that it was said is not told.
  create function tell_rating() returns trigger language plpgsql as $$
  declare
    people uuid[] := array[new.from_user_id];
  begin
    if new.type = 'CLIENT_TO_FREELANCER' or exists (
      select from ratings where project_id = new.project_id and type = 'CLIENT_TO_FREELANCER'
    ) then
      people := people || new.to_user_id;
    end if;
    perform tell_change('rating', new.id, people);
    return null;
  end $$;
  create trigger ratings_told after insert on ratings for each row execute function tell_rating();
  create trigger ratings_change_told after update on ratings
    for each row when (old is distinct from new) execute function tell_rating();

  create function tell_session() returns trigger language plpgsql as $$
  declare
    changed tokens := case tg_op when 'DELETE' then old else new end;
  begin
    perform tell_change('session', changed.id, array[changed.user_id]);
    return null;
  end $$;
  create trigger tokens_told after insert or delete on tokens for each row execute function tell_session();
  create trigger tokens_end_told after update on tokens
    for each row when (old.revoked_at is distinct from new.revoked_at) execute function tell_session();

  -- A suspended or closed account ends its sessions without touching them.
  create function tell_account() returns trigger language plpgsql as $$
  begin
    perform tell_change('account', new.id, array[new.id]);
    return null;
  end $$;
  create trigger users_told after update on users
    for each row when (old.is_active is distinct from new.is_active) execute function tell_account();
`;

/** Says on a channel what has changed for whom, with the transaction that changes it. */
export const changeNotices: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(steps).execute(db);
  },
};
