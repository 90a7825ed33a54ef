import { sql } from 'kysely';

import type { Db, Trx } from '../db/schema.ts';
import { deliveryEvents } from './projectEvents.ts';

/** Gives a project that is completed or was ended its statement, with the two people as they are now, unless it has one. */
export async function issueWorkStatement(trx: Trx, projectId: string): Promise<void> {
  await sql`
    insert into work_statements
      (project_id, client_name, client_company, client_location, freelancer_name, freelancer_location)
    select projects.id, client.name, clients.company_name, client.location, freelancer.name, freelancer.location
    from projects
    join users client on client.id = projects.client_id
    join clients on clients.user_id = projects.client_id
    join users freelancer on freelancer.id = projects.assigned_freelancer_id
    where projects.id = ${projectId}
    on conflict (project_id) do nothing`.execute(trx);
}

/** A project with its deliveries and, once it is over, its statement. */
export async function findWorkStatement(db: Db, projectId: string) {
  return db
    .selectFrom('projects')
    .leftJoin('workStatements', 'workStatements.projectId', 'projects.id')
    .selectAll('projects')
    .select(['number', 'clientName', 'clientCompany', 'clientLocation', 'freelancerName', 'freelancerLocation'])
    .select(deliveryEvents)
    .where('projects.id', '=', projectId)
    .executeTakeFirst();
}

/** What statements say of a person whose account is erased. */
export async function erasePersonInStatements(trx: Trx, userId: string, name: string): Promise<void> {
  await trx
    .updateTable('workStatements')
    .from('projects')
    .whereRef('projects.id', '=', 'workStatements.projectId')
    .where('projects.clientId', '=', userId)
    .set({ clientName: name, clientCompany: null, clientLocation: null })
    .execute();
  await trx
    .updateTable('workStatements')
    .from('projects')
    .whereRef('projects.id', '=', 'workStatements.projectId')
    .where('projects.assignedFreelancerId', '=', userId)
    .set({ freelancerName: name, freelancerLocation: null })
    .execute();
}
