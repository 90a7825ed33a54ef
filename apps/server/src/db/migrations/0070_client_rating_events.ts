import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const steps = `
  create function fill_client_rating_events() returns void language sql as $$
    insert into project_events (project_id, freelancer_id, freelancer_name, type, at, details)
    select r.project_id, u.id, u.name, 'CLIENT_RATED', r.created_at, jsonb_build_object('rating', r.rating)
    from ratings r join users u on u.id = r.from_user_id
    where r.type = 'FREELANCER_TO_CLIENT' and not exists (
      select from project_events e where e.project_id = r.project_id and e.type = 'CLIENT_RATED'
    )
    order by r.created_at, r.id
  $$;
  select fill_client_rating_events();
`;

/** That a client was rated is among the events of the project. */
export const clientRatingEvents: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(steps).execute(db);
  },
};
