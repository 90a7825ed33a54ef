import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const steps = `
  -- The mean of all ratings of a role, to a tenth, so that it stays for long: rows of search are made of it.
  create table marketplace_ratings (
    role text primary key check (role in ('CLIENT', 'FREELANCER')),
    mean numeric(2, 1) not null check (mean between 1 and 5)
  );
  insert into marketplace_ratings (role, mean)
  select 'FREELANCER', coalesce(round(sum(rating_sum)::numeric / nullif(sum(rating_count), 0), 1), 4) from freelancers;
  insert into marketplace_ratings (role, mean)
  select 'CLIENT', coalesce(round(avg(rating), 1), 4) from ratings where type = 'FREELANCER_TO_CLIENT';

  -- As if five average ratings had come before: few ratings are drawn towards the mean of all, many stand for themselves.
  create function weighted_rating(rating_sum bigint, rating_count bigint, mean numeric) returns numeric
    language sql immutable parallel safe
    return (5 * mean + rating_sum) / (5 + rating_count);

  -- Those available first, then by the weighted rating in thousandths.
  create function standing_of(availability boolean, rating_sum integer, rating_count integer) returns smallint
    language sql stable parallel safe
    return (select (case when availability then 10000 else 0 end
      + round(1000 * weighted_rating(rating_sum, rating_count, mean)))::smallint
      from marketplace_ratings where role = 'FREELANCER');

  drop index freelancer_search_rating_high;

  -- The second step writes the table anew at once, where an update would touch every index for each row.
  alter table freelancer_search add column standing smallint;
  create function first_standing(person uuid) returns smallint language sql stable as $$
    select standing_of(availability, rating_sum, rating_count) from freelancers where user_id = person
  $$;
  alter table freelancer_search alter column standing type smallint using first_standing(user_id);
  alter table freelancer_search alter column standing set not null;
  drop function first_standing;

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
      coalesce(freelancers.listed_at, users.created_at) as listed_at,
      standing_of(availability, rating_sum, rating_count) as standing
    from freelancers join users on users.id = user_id,
      lateral (select case
          when experience_years >= 0 and experience_years < 2 then 'entry'
          when experience_years >= 2 and experience_years < 5 then 'intermediate'
          when experience_years >= 5 then 'expert'
        end as level,
        search_words(concat_ws(' ', name, array_to_string(skills, ' '), experience, bio)) as words offset 0) as made
    where is_active and experience is not null;

  create or replace function keep_freelancer(person uuid) returns void language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(hashtextextended('search/' || person, 0));
    perform add_places(array[location]) from users where id = person;
    perform add_terms('skill', skill_keys) from freelancers where user_id = person;
    delete from freelancer_search as kept where kept.user_id = person
      and not exists (select from freelancer_search_source as source where source.user_id = person);
    insert into freelancer_search as kept select * from freelancer_search_source where user_id = person
    on conflict (user_id) do update set
      document = excluded.document, name_key = excluded.name_key, facets = excluded.facets,
      place_id = excluded.place_id, rating = excluded.rating, rate = excluded.rate, standing = excluded.standing
    where (kept.document, kept.name_key, kept.facets, kept.place_id, kept.rating, kept.rate, kept.standing)
      is distinct from (excluded.document, excluded.name_key, excluded.facets, excluded.place_id, excluded.rating,
        excluded.rate, excluded.standing);
  end $$;

  -- The same of the standing alone, after the mean of all has changed.
  create function keep_standing(person uuid) returns void language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(hashtextextended('search/' || person, 0));
    update freelancer_search as kept
    set standing = standing_of(freelancers.availability, freelancers.rating_sum, freelancers.rating_count)
    from freelancers where kept.user_id = person and freelancers.user_id = person;
  end $$;

  create index freelancer_search_standing on freelancer_search
    (standing desc, member_since desc, user_id) include (facets, place_id, rating, rate, name_key);
  create index freelancer_search_rating_high on freelancer_search
    (rating desc nulls last, member_since desc, user_id) include (facets, place_id, rate);
`;

/** The default order of people: those available first, then by a rating that few ratings do not decide. */
export const standing: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(steps).execute(db);
  },
};
