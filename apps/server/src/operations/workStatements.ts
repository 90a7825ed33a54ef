import { Refusal } from '../domain/refusal.ts';
import { findWorkStatement, issueWorkStatement } from '../repositories/workStatements.ts';
import { instant } from './answers/common.ts';
import { toDeliveries } from './answers/deliveries.ts';
import type { Handler } from './types.ts';

/** For both sides of completed work. It is issued with the approval; one that is older gets it when it is first read. */
export const getWorkStatement: Handler<'getWorkStatement'> = async ({ params, session, services: { db } }) => {
  const found = await findWorkStatement(db, params.projectId);
  if (!found) throw new Refusal(404, 'This project does not exist.');
  if (found.clientId !== session.userId && found.assignedFreelancerId !== session.userId) {
    throw new Refusal(403, 'This project is between other people.');
  }
  if (found.status !== 'COMPLETED') throw new Refusal(409, 'There is an invoice once the work is approved.');
  const row = found.number === null ? await issue(db, found.id) : found;
  const { number, clientName, freelancerName, assignedAt, completedAt } = row ?? {};
  if (!row || !number || !clientName || !freelancerName || !assignedAt || !completedAt)
    throw new Error('A completed project has two people and a statement.');
  const data = {
    number,
    project: { id: row.id, title: row.title, description: row.description },
    client: { name: clientName, company: row.clientCompany, location: row.clientLocation },
    freelancer: { name: freelancerName, company: null, location: row.freelancerLocation },
    budgetMin: row.budgetMin,
    budgetMax: row.budgetMax,
    duration: row.duration,
    assignedAt: instant(assignedAt),
    deliveries: toDeliveries(row.deliveryEvents),
    completedAt: instant(completedAt),
  };
  return { status: 200, message: 'Invoice loaded.', data };
};

async function issue(db: Parameters<typeof findWorkStatement>[0], projectId: string) {
  await db.transaction().execute(async (trx) => issueWorkStatement(trx, projectId));
  return findWorkStatement(db, projectId);
}
