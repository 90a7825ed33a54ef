import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Years to the name of their level, by the bounds that the filter promises. */
const levelOfYears = [
  "when experience_years >= 0 and experience_years < 2 then 'entry'",
  "when experience_years >= 2 and experience_years < 5 then 'intermediate'",
  "when experience_years >= 5 then 'expert'",
].join(' ');

const terms = `
  create extension if not exists pg_trgm;

  -- What lists are filtered by, each once: skills, places and their areas as people write them (in lower case), and the
  -- contract's categories, durations, levels and availability. Few, however many the people; never removed.
  create table search_terms (
    id integer primary key generated always as identity,
    kind text not null,
    key text not null,
    unique (kind, key)
  );
  create index search_terms_parts on search_terms using gin (key gin_trgm_ops) with (fastupdate = off);

  -- In the order of the keys, so that two who name the same new ones do not wait for each other in a circle.
  create function add_terms(wanted_kind text, keys text[]) returns void language sql as $$
    insert into search_terms (kind, key)
    select wanted_kind, wanted.key
    from (select distinct key from unnest(keys) as key where key is not null) as wanted
    where not exists (select from search_terms as known where known.kind = wanted_kind and known.key = wanted.key)
    order by wanted.key
    on conflict do nothing
  $$;

  -- "Lisbon, Portugal" lies in the areas "lisbon" and "portugal". Countries are few where places are many.
  create function areas_of(location text) returns text[]
    language sql immutable parallel safe
    return regexp_split_to_array(btrim(lower(location)), '\\s*,\\s*');

  create function add_places(locations text[]) returns void language sql as $$
    select add_terms('place', array_agg(lower(location))) from unnest(locations) as location;
    select add_terms('area', array_agg(area)) from unnest(locations) as location, unnest(areas_of(location)) as area;
  $$;

  select add_terms('category', array['development', 'design', 'marketing', 'writing']);
  select add_terms('duration', array['less than 1 week', '1-2 weeks', '2 weeks', '1 month', '2-3 months', 'more than 3 months']);
  select add_terms('level', array['entry', 'intermediate', 'expert']);
  select add_terms('availability', array['true', 'false']);
`;

// Documents lie beside the rows (toast), so that what is filtered and sorted by stays narrow. Ratings and money are in
// hundredths. Each order of the contract has an index that carries what the filters read.
const freelancers = `
  drop table freelancer_search;
  drop index freelancers_skills;

  create table freelancer_search (
    user_id uuid primary key references freelancers on delete cascade,
    document tsvector not null,
    name_key text not null,
    facets integer[] not null,
    place_id integer,
    rating smallint,
    rate integer,
    member_since timestamptz not null
  ) with (toast_tuple_target = 128);
  alter table freelancer_search alter column document set storage external;
  alter table freelancer_search alter column name_key set storage main;
  alter table freelancer_search alter column facets set storage main;

  -- The one definition of what talent search knows: freelancers who can be found, and by what.
  create view freelancer_search_source as
    select user_id,
      strip(to_tsvector('simple', words) || to_tsvector('english', words)) as document,
      lower(name) as name_key,
      array(select id from search_terms where (kind, key) = ('level', level)
        or (kind, key) = ('availability', availability::text) or (kind = 'area' and key = any(areas_of(location)))
        or (kind = 'skill' and key = any(skill_keys))) as facets,
      (select id from search_terms where (kind, key) = ('place', lower(location))) as place_id,
      (rating_average * 100)::smallint as rating,
      (hourly_rate * 100)::integer as rate,
      users.created_at as member_since
    from freelancers join users on users.id = user_id,
      lateral (select case ${levelOfYears} end as level,
        search_words(concat_ws(' ', name, array_to_string(skills, ' '), experience, bio)) as words offset 0) as made
    where is_active and experience is not null;

  create index freelancers_featured on freelancers (rating_average desc nulls last, projects_completed desc, user_id)
    where availability and experience is not null;
  create index freelancer_search_words on freelancer_search
    using gin (document, facets, name_key gin_trgm_ops) with (fastupdate = off);
  create index freelancer_search_sample on freelancer_search
    using gin (document, facets, name_key gin_trgm_ops) with (fastupdate = off)
    where get_byte(uuid_send(user_id), 15) < 16;
  create index freelancer_search_name on freelancer_search (name_key);
  create index freelancer_search_rating_high on freelancer_search
    (rating desc nulls last, member_since desc, user_id) include (facets, place_id, rate, name_key);
  create index freelancer_search_rating_low on freelancer_search
    (rating nulls last, member_since desc, user_id) include (facets, place_id, rate);
  create index freelancer_search_rate_high on freelancer_search
    (rate desc nulls last, rating desc nulls last, member_since desc, user_id) include (facets, place_id);
  create index freelancer_search_rate_low on freelancer_search
    (rate nulls last, rating desc nulls last, member_since desc, user_id) include (facets, place_id);
  create index freelancer_search_recent on freelancer_search
    (member_since desc, rating desc nulls last, user_id) include (facets, place_id, rate);
`;

const jobs = `
  drop index projects_open;
  drop index projects_search;
  drop index projects_skills;

  create table job_search (
    project_id uuid primary key references projects on delete cascade,
    client_id uuid not null,
    document tsvector not null,
    facets integer[] not null,
    place_id integer,
    budget_min bigint not null,
    budget_max bigint not null,
    applications_count integer not null,
    posted_at timestamptz not null
  ) with (toast_tuple_target = 128);
  alter table job_search alter column document set storage external;
  alter table job_search alter column facets set storage main;

  -- The one definition of what job search knows: open projects, and by what they are found.
  create view job_search_source as
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
    where status = 'OPEN';

  create index job_search_client on job_search (client_id);
  create index job_search_words on job_search using gin (document, facets) with (fastupdate = off);
  create index job_search_sample on job_search using gin (document, facets) with (fastupdate = off)
    where get_byte(uuid_send(project_id), 15) < 16;
  create index job_search_latest on job_search
    (posted_at desc, project_id) include (facets, place_id, budget_min, budget_max);
  create index job_search_budget_high on job_search
    (budget_max desc, posted_at desc, project_id) include (facets, place_id, budget_min);
  create index job_search_budget_low on job_search
    (budget_min, posted_at desc, project_id) include (facets, place_id, budget_max);
  create index job_search_proposals on job_search
    (applications_count, posted_at desc, project_id) include (facets, place_id, budget_min, budget_max);
`;

// What a row is made of lies in two tables, which two transactions may change at once. Each waits, when it commits and
// holds all its rows already, for the other's commit, and so reads what both have written.
const keeping = `
  create function keep_freelancer(person uuid) returns void language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(hashtextextended('search/' || person, 0));
    perform add_places(array[location]) from users where id = person;
    perform add_terms('skill', skill_keys) from freelancers where user_id = person;
    delete from freelancer_search as kept where kept.user_id = person
      and not exists (select from freelancer_search_source as source where source.user_id = person);
    insert into freelancer_search as kept select * from freelancer_search_source where user_id = person
    on conflict (user_id) do update set
      document = excluded.document, name_key = excluded.name_key, facets = excluded.facets,
      place_id = excluded.place_id, rating = excluded.rating, rate = excluded.rate
    where (kept.document, kept.name_key, kept.facets, kept.place_id, kept.rating, kept.rate)
      is distinct from
      (excluded.document, excluded.name_key, excluded.facets, excluded.place_id, excluded.rating, excluded.rate);
  end $$;

  create function keep_job(project uuid, client uuid) returns void language plpgsql as $$
  begin
    -- Projects do not wait for each other, only for their client's move to another place.
    perform pg_advisory_xact_lock_shared(hashtextextended('search/' || client, 0));
    perform add_places(array[location]) from users where id = client;
    perform add_terms('skill', lower_all(skills_required)) from projects where id = project;
    delete from job_search as kept where kept.project_id = project
      and not exists (select from job_search_source as source where source.project_id = project);
    insert into job_search as kept select * from job_search_source where project_id = project
    on conflict (project_id) do update set
      document = excluded.document, facets = excluded.facets, place_id = excluded.place_id,
      budget_min = excluded.budget_min, budget_max = excluded.budget_max,
      applications_count = excluded.applications_count
    where (kept.document, kept.facets, kept.place_id, kept.budget_min, kept.budget_max, kept.applications_count)
      is distinct from (excluded.document, excluded.facets, excluded.place_id, excluded.budget_min,
        excluded.budget_max, excluded.applications_count);
  end $$;

  create function keep_place_of_jobs(client uuid) returns void language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(hashtextextended('search/' || client, 0));
    perform add_places(array[location]) from users where id = client;
    update job_search as kept set facets = source.facets, place_id = source.place_id
    from job_search_source as source
    where kept.client_id = client and source.client_id = client and source.project_id = kept.project_id;
  end $$;

  create function user_changed() returns trigger language plpgsql as $$
  begin
    if new.role = 'FREELANCER' then perform keep_freelancer(new.id);
    elsif new.location is distinct from old.location then perform keep_place_of_jobs(new.id);
    end if;
    return null;
  end $$;
  create function freelancer_changed() returns trigger language plpgsql as $$
  begin
    perform keep_freelancer(new.user_id);
    return null;
  end $$;
  create function project_changed() returns trigger language plpgsql as $$
  begin
    perform keep_job(new.id, new.client_id);
    return null;
  end $$;

  create constraint trigger users_search after update on users deferrable initially deferred for each row
    when ((old.name, old.bio, old.location, old.is_active) is distinct from (new.name, new.bio, new.location, new.is_active))
    execute function user_changed();
  create constraint trigger freelancers_search_new after insert on freelancers deferrable initially deferred for each row
    when (new.experience is not null) execute function freelancer_changed();
  create constraint trigger freelancers_search after update on freelancers deferrable initially deferred for each row
    when ((old.skills, old.experience, old.experience_years, old.hourly_rate, old.availability, old.rating_sum, old.rating_count)
      is distinct from
      (new.skills, new.experience, new.experience_years, new.hourly_rate, new.availability, new.rating_sum, new.rating_count))
    execute function freelancer_changed();
  create constraint trigger projects_search_new after insert on projects deferrable initially deferred for each row
    execute function project_changed();
  create constraint trigger projects_search after update on projects deferrable initially deferred for each row
    when ((old.title, old.description, old.skills_required, old.categories, old.budget_min, old.budget_max, old.duration,
        old.status, old.applications_count)
      is distinct from
      (new.title, new.description, new.skills_required, new.categories, new.budget_min, new.budget_max, new.duration,
        new.status, new.applications_count))
    execute function project_changed();
`;

const filling = `
  select add_places(array_agg(distinct location)) from users;
  select add_terms('skill', array_agg(distinct key)) from freelancers, unnest(skill_keys) as key;
  select add_terms('skill', array_agg(distinct lower(skill))) from projects, unnest(skills_required) as skill;
  insert into freelancer_search select * from freelancer_search_source;
  insert into job_search select * from job_search_source;
`;

/** What lists of freelancers and jobs are searched by, kept by the database itself in the transaction of each change. */
export const search: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const part of [terms, freelancers, jobs, keeping, filling]) await sql.raw(part).execute(db);
  },
};
