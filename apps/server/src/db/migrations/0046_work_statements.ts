import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const steps = `
  -- Eight characters that are told apart when read aloud, with a pause between them.
  create function new_statement_number() returns text language plpgsql as $$
  declare
    letters constant text := '23456789ABCDEFGHJKMNPQRSTVWXYZ';
    drawn text;
  begin
    loop
      select string_agg(substr(letters, 1 + floor(random() * length(letters))::integer, 1), '' order by place) into drawn
        from generate_series(1, 8) as place;
      drawn := substr(drawn, 1, 4) || '-' || substr(drawn, 5);
      exit when not exists (select from work_statements where number = drawn);
    end loop;
    return drawn;
  end $$;

  create table work_statements (
    project_id uuid primary key references projects on delete cascade,
    number text not null unique default new_statement_number(),
    -- The two people as they were when the work was approved.
    client_name text not null,
    client_company text,
    client_location text,
    freelancer_name text not null,
    freelancer_location text
  );

  -- Row by row, so that each number is new.
  do $$
  declare
    project record;
  begin
    for project in
      select projects.id, client.name as client_name, clients.company_name, client.location as client_location,
        freelancer.name as freelancer_name, freelancer.location as freelancer_location
      from projects
      join users client on client.id = projects.client_id
      join clients on clients.user_id = projects.client_id
      join users freelancer on freelancer.id = projects.assigned_freelancer_id
      where projects.status = 'COMPLETED'
    loop
      insert into work_statements
        (project_id, client_name, client_company, client_location, freelancer_name, freelancer_location)
      values (project.id, project.client_name, project.company_name, project.client_location,
        project.freelancer_name, project.freelancer_location);
    end loop;
  end $$;
`;

/** Each statement of completed work has a short number, and keeps what the two people were called. */
export const workStatements: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(steps).execute(db);
  },
};
