import type { Row, Trx } from '../db/schema.ts';
import { Refusal } from '../domain/refusal.ts';
import { lockProject } from '../repositories/projects.ts';
import { findContact } from '../repositories/users.ts';

/** The project on a locked row, for its client alone: 404 when there is none, 403 when it is another's. */
export async function lockOwnProject(trx: Trx, projectId: string, clientId: string): Promise<Row<'projects'>> {
  const project = await lockProject(trx, projectId);
  if (!project) throw new Refusal(404, 'This project does not exist.');
  if (project.clientId !== clientId) throw new Refusal(403, 'This project belongs to another client.');
  return project;
}

/** The project on a locked row, for the freelancer it is assigned to: 404 when there is none, 403 when it is another's. */
export async function lockAssignedProject(trx: Trx, projectId: string, freelancerId: string): Promise<Row<'projects'>> {
  const project = await lockProject(trx, projectId);
  if (!project) throw new Refusal(404, 'This project does not exist.');
  if (project.assignedFreelancerId !== freelancerId) throw new Refusal(403, 'This project is not assigned to you.');
  return project;
}

/** The freelancer who does the work; the database holds no project past OPEN, unless withdrawn, without one. */
export function hired({ assignedFreelancerId }: { assignedFreelancerId: string | null }): string {
  if (assignedFreelancerId === null) throw new Error('A project past OPEN has no freelancer.');
  return assignedFreelancerId;
}

/** Both sides of a project past OPEN, and what its mails say of them. */
export async function partiesOf(trx: Trx, project: Row<'projects'>) {
  const client = await findContact(trx, project.clientId);
  const freelancer = await findContact(trx, hired(project));
  const names = { clientName: client.name, freelancerName: freelancer.name, projectTitle: project.title };
  return { client, freelancer, names };
}
