import type { Db } from '../db/schema.ts';

/** A project with both of its people, once there are two. */
export async function findWorkStatement(db: Db, projectId: string) {
  return db
    .selectFrom('projects')
    .innerJoin('users as client', 'client.id', 'projects.clientId')
    .innerJoin('clients', 'clients.userId', 'projects.clientId')
    .leftJoin('users as freelancer', 'freelancer.id', 'projects.assignedFreelancerId')
    .selectAll('projects')
    .select(['client.name as clientName', 'client.location as clientLocation', 'clients.companyName'])
    .select(['freelancer.name as freelancerName', 'freelancer.location as freelancerLocation'])
    .where('projects.id', '=', projectId)
    .executeTakeFirst();
}
