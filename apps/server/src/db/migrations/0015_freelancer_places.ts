import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const steps = `
  -- The words of a place without accents, in lower case, each after a space: "São Paulo, Brazil" is " sao paulo brazil".
  create function place_words(location text) returns text
    language sql immutable parallel safe
    return ' ' || btrim(regexp_replace(
      regexp_replace(lower(normalize(location, NFD)), '[\\u0300-\\u036f]+', '', 'g'), '[\\s!-/:-@\\[-\`{-~]+', ' ', 'g'));
  create index search_terms_place_words on search_terms using gin (place_words(key) gin_trgm_ops)
    with (fastupdate = off) where kind = 'place';

  -- How many freelancers who can be found have a place: the sum of its rows. Each change is a row of its own, so that
  -- people with the same place do not wait for each other.
  create table freelancer_places (
    id bigint primary key generated always as identity,
    place_id integer not null,
    freelancers integer not null
  );
  create index freelancer_places_place on freelancer_places (place_id) include (freelancers);
  create index freelancer_search_place on freelancer_search (place_id, user_id) where place_id is not null;

  create function freelancer_place_changed() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' and old.place_id is not null then
      insert into freelancer_places (place_id, freelancers) values (old.place_id, -1);
    end if;
    if tg_op <> 'DELETE' and new.place_id is not null then
      insert into freelancer_places (place_id, freelancers) values (new.place_id, 1);
    end if;
    return null;
  end $$;
  create trigger freelancer_search_place_new after insert on freelancer_search for each row
    execute function freelancer_place_changed();
  create trigger freelancer_search_place_gone after delete on freelancer_search for each row
    execute function freelancer_place_changed();
  create trigger freelancer_search_place_changed after update on freelancer_search for each row
    when (old.place_id is distinct from new.place_id) execute function freelancer_place_changed();

  insert into freelancer_places (place_id, freelancers)
  select place_id, count(*) from freelancer_search where place_id is not null group by place_id;
`;

/** Where freelancers are and how many, to be suggested while a location is typed. */
export const freelancerPlaces: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(steps).execute(db);
  },
};
