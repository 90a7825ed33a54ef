import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const steps = `
  create or replace view job_search_source as
    select projects.id as project_id, client_id,
      strip(search_document) as document,
      array(select id from search_terms where (kind, key) = ('duration', duration)
        or (kind = 'category' and key = any(categories)) or (kind = 'area' and key = any(areas_of(location)))
        or (kind = 'skill' and key = any(lower_all(skills_required)))) as facets,
      (select id from search_terms where (kind, key) = ('place', lower(location))) as place_id,
      (budget_min * 100)::bigint as budget_min,
      (budget_max * 100)::bigint as budget_max,
      applications_count,
      projects.created_at as posted_at
    from projects join users on users.id = client_id
    where status = 'OPEN' and users.is_active;

  -- The jobs of a client who has moved, or whose account was closed or opened again.
  create function keep_jobs_of(client uuid) returns void language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(hashtextextended('search/' || client, 0));
    perform add_places(array[location]) from users where id = client;
    delete from job_search as kept where kept.client_id = client
      and not exists (select from job_search_source as source where source.project_id = kept.project_id);
    insert into job_search as kept select * from job_search_source where client_id = client
    on conflict (project_id) do update set facets = excluded.facets, place_id = excluded.place_id;
  end $$;

  create or replace function user_changed() returns trigger language plpgsql as $$
  begin
    if new.role = 'FREELANCER' then perform keep_freelancer(new.id);
    elsif (new.location, new.is_active) is distinct from (old.location, old.is_active) then perform keep_jobs_of(new.id);
    end if;
    return null;
  end $$;
  drop function keep_place_of_jobs(uuid);

  delete from job_search where client_id in (select id from users where not is_active);
`;

/** Jobs are found while their client's account is open; freelancers were all along. */
export const closedAccounts: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(steps).execute(db);
  },
};
