import { sql } from 'kysely';

import type { Db } from '../db/schema.ts';

export type SuggestedLocation = { location: string; freelancers: number };

/** So many people with a location are asked how they write it. */
const spellings = 25;

/**
 * Locations of freelancers who can be found, of which a word begins with the text; those of the most freelancers first.
 * Each as most people there write it.
 */
export async function suggestLocations(db: Db, text: string, most: number): Promise<SuggestedLocation[]> {
  const { rows } = await sql<SuggestedLocation>`
    select spelled.location, best.freelancers
    from (
      select terms.id, terms.key, sum(places.freelancers)::integer as freelancers
      from search_terms as terms join freelancer_places as places on places.place_id = terms.id
      where terms.kind = 'place' and place_words(terms.key) like '% ' || ltrim(place_words(${text})) || '%'
      group by terms.id
      having sum(places.freelancers) > 0
      order by freelancers desc, terms.key
      limit ${most}) as best,
    lateral (
      select mode() within group (order by users.location) as location from (
        select user_id from freelancer_search where place_id = best.id order by user_id limit ${spellings}) as residents
      join users on users.id = residents.user_id) as spelled
    order by best.freelancers desc, best.key`.execute(db);
  return rows;
}

/** Makes one row of each place's changes. Two replicas may do so at once: each change is counted by one of them. */
export async function tallyPlaces(db: Db): Promise<void> {
  await sql`
    with changed as (
      delete from freelancer_places where place_id in (
        select place_id from freelancer_places group by place_id having count(*) > 1)
      returning place_id, freelancers)
    insert into freelancer_places (place_id, freelancers)
    select place_id, sum(freelancers) from changed group by place_id having sum(freelancers) <> 0`.execute(db);
}
