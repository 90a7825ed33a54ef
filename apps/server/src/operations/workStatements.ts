import { Refusal } from '../domain/refusal.ts';
import { findWorkStatement, issueWorkStatement } from '../repositories/workStatements.ts';
import { instant } from './answers/common.ts';
import { toDeliveries } from './answers/deliveries.ts';
import { toEnding } from './answers/project.ts';
import type { Handler } from './types.ts';

/** For both sides of work that was approved, or of a project that was ended. It is issued then; one that is older gets it when it is first read. */
export const getWorkStatement: Handler<'getWorkStatement'> = async ({ params, session, services }) => {
  const { db, primary = db } = services;
  const found = await findWorkStatement(db, params.projectId);
  if (!found) throw new Refusal(404, 'This project does not exist.');
  if (found.clientId !== session.userId && found.assignedFreelancerId !== session.userId) {
    throw new Refusal(403, 'This project is between other people.');
  }
  if (found.status !== 'COMPLETED' && found.endedBy === null)
    throw new Refusal(409, 'There is a statement once the work is approved, or the project ended.');
  const row = found.number === null ? await issue(primary, found.id) : found;
  const { number, clientName, freelancerName, assignedAt, completedAt } = row ?? {};
  const ended = row ? toEnding(row) : null;
  if (!row || !number || !clientName || !freelancerName || !assignedAt || (!completedAt && !ended))
    throw new Error('A finished project has two people and a statement.');
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
    completedAt: completedAt ? instant(completedAt) : null,
    ended,
  };
  return { status: 200, message: 'Invoice loaded.', data };
};

async function issue(db: Parameters<typeof findWorkStatement>[0], projectId: string) {
  await db.transaction().execute(async (trx) => issueWorkStatement(trx, projectId));
  return findWorkStatement(db, projectId);
}
