import { sql } from 'kysely';

import type { Db } from '../db/schema.ts';

export type HeadlineCounts = {
  freelancers: number;
  clients: number;
  projects: number;
  projectsCompleted: number;
  countries: number;
  ratings: number;
  goodRatings: number;
};

/** What the marketplace can say of itself in figures. A country is what follows the last comma of a freelancer's place. */
export async function readHeadlineCounts(db: Db): Promise<HeadlineCounts> {
  const { rows } = await sql<HeadlineCounts>`
    select
      (select count(*) from freelancer_search)::integer as freelancers,
      (select count(*) from users where role = 'CLIENT' and is_active)::integer as clients,
      (select count(*) from projects)::integer as projects,
      (select count(*) from projects where status = 'COMPLETED')::integer as projects_completed,
      (select count(distinct btrim(regexp_replace(key, '^.*,', ''))) from search_terms
        where kind = 'place' and key like '%,%' and exists (
          select from freelancer_places where place_id = search_terms.id
          group by place_id having sum(freelancers) > 0))::integer as countries,
      (select count(*) from ratings where type = 'CLIENT_TO_FREELANCER')::integer as ratings,
      (select count(*) from ratings where type = 'CLIENT_TO_FREELANCER' and rating >= 4)::integer as good_ratings`.execute(
    db,
  );
  const [counts] = rows;
  if (!counts) throw new Error('A statement without a table has one row.');
  return counts;
}
