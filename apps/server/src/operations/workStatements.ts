import { Refusal } from '../domain/refusal.ts';
import { findWorkStatement } from '../repositories/workStatements.ts';
import { instant } from './answers/common.ts';
import type { Handler } from './types.ts';

/** For both sides of completed work. Its number is the project's id: it is unique, and known to no one else. */
export const getWorkStatement: Handler<'getWorkStatement'> = async ({ params, session, services: { db } }) => {
  const row = await findWorkStatement(db, params.projectId);
  if (!row) throw new Refusal(404, 'This project does not exist.');
  if (row.clientId !== session.userId && row.assignedFreelancerId !== session.userId) {
    throw new Refusal(403, 'This project is between other people.');
  }
  const { assignedAt, completionRequestedAt, completedAt, freelancerName } = row;
  if (!assignedAt || !completionRequestedAt || !completedAt || freelancerName === null) {
    throw new Refusal(409, 'There is a work statement once the work is approved.');
  }
  const data = {
    number: row.id.toUpperCase(),
    project: { id: row.id, title: row.title, description: row.description },
    client: { name: row.clientName, company: row.companyName, location: row.clientLocation },
    freelancer: { name: freelancerName, company: null, location: row.freelancerLocation },
    budgetMin: row.budgetMin,
    budgetMax: row.budgetMax,
    duration: row.duration,
    assignedAt: instant(assignedAt),
    completionRequestedAt: instant(completionRequestedAt),
    completedAt: instant(completedAt),
    delivered: row.delivered,
  };
  return { status: 200, message: 'Work statement loaded.', data };
};
