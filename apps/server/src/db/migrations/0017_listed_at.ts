import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const steps = `
  -- When a profile was first set up. Profiles that are older than this column count from their sign-up.
  alter table freelancers add column listed_at timestamptz;

  -- The second step writes the table anew at once, where an update would touch every index for each row.
  alter table freelancer_search add column listed_at timestamptz;
  alter table freelancer_search alter column listed_at type timestamptz using member_since;
  alter table freelancer_search alter column listed_at set not null;

  create or replace view freelancer_search_source as
    select user_id,
      strip(to_tsvector('simple', words) || to_tsvector('english', words)) as document,
      lower(name) as name_key,
      array(select id from search_terms where (kind, key) = ('level', level)
        or (kind, key) = ('availability', availability::text) or (kind = 'area' and key = any(areas_of(location)))
        or (kind = 'skill' and key = any(skill_keys))) as facets,
      (select id from search_terms where (kind, key) = ('place', lower(location))) as place_id,
      (rating_average * 100)::smallint as rating,
      (hourly_rate * 100)::integer as rate,
      users.created_at as member_since,
      coalesce(freelancers.listed_at, users.created_at) as listed_at
    from freelancers join users on users.id = user_id,
      lateral (select case
          when experience_years >= 0 and experience_years < 2 then 'entry'
          when experience_years >= 2 and experience_years < 5 then 'intermediate'
          when experience_years >= 5 then 'expert'
        end as level,
        search_words(concat_ws(' ', name, array_to_string(skills, ' '), experience, bio)) as words offset 0) as made
    where is_active and experience is not null;

  create index freelancer_search_listed on freelancer_search
    (listed_at desc, user_id) include (facets, place_id, rating, rate);
`;

/** Since when a freelancer can be found, so that a saved search knows who is new in it. */
export const listedAt: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(steps).execute(db);
  },
};
