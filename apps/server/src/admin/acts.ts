import type { Row, Trx } from '../db/schema.ts';
import { permitProject, reopenUntil } from '../domain/lifecycleRules.ts';
import { dayInWords } from '../domain/time.ts';
import { overtakeRejections } from '../operations/steps/overtakeRejections.ts';
import { turnDown } from '../operations/steps/turnDown.ts';
import { listPendingApplicants } from '../repositories/applications.ts';
import type { Change } from '../repositories/auditLog.ts';
import { readAuditLog, record } from '../repositories/auditLog.ts';
import { recordProjectEvent } from '../repositories/projectEvents.ts';
import { lockProject, moveProject } from '../repositories/projects.ts';
import { revokeTokensOf } from '../repositories/tokens.ts';
import { findContact, findUserByEmail, setActive } from '../repositories/users.ts';
import type { Services } from '../services.ts';

/** What an operator's command needs. */
export type AdminServices = Pick<Services, 'db' | 'mail' | 'clock'>;

/** Thrown when a command cannot be carried out; the text is for the operator. */
export class AdminError extends Error {
  override readonly name = 'AdminError';
}

/** Who acts and why: both go on record. */
export type Order = { operator: string; reason: string };

async function accountOf(trx: Trx, email: string): Promise<Row<'users'>> {
  const user = await findUserByEmail(trx, email);
  if (!user) throw new AdminError(`There is no account for ${email}.`);
  return user;
}

/** What its owner has closed is not in use; its owner alone opens it again. */
function refuseClosed({ email, closedAt }: Row<'users'>): void {
  if (closedAt === null) return;
  const until = dayInWords(reopenUntil(closedAt), null);
  throw new AdminError(`${email} was closed by its owner, who can reopen it until ${until}. Then it is erased.`);
}

/** Ends every session of an account and keeps it from being used and seen, until it is restored. Its holder is mailed. */
export async function suspend({ db, mail, clock }: AdminServices, email: string, order: Order): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const user = await accountOf(trx, email);
    const now = clock.now();
    refuseClosed(user);
    if (!(await setActive(trx, user.id, false, now))) throw new AdminError(`${user.email} is already suspended.`);
    await revokeTokensOf(trx, user.id, now);
    const act = { actorId: null, action: 'account.suspend', at: now, ...order };
    await record(trx, act, [{ entity: 'user', id: user.id, from: 'ACTIVE', to: 'SUSPENDED' }]);
    const { name, email: to } = user;
    await mail.send(trx, { template: 'accountSuspended', to, data: { name, reason: order.reason } });
    return `${user.email} is suspended.`;
  });
}

/** Lets a suspended account be used and seen again. Its holder is mailed. */
export async function restore({ db, mail, clock }: AdminServices, email: string, order: Order): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const user = await accountOf(trx, email);
    const now = clock.now();
    refuseClosed(user);
    if (!(await setActive(trx, user.id, true, now))) throw new AdminError(`${user.email} is not suspended.`);
    const act = { actorId: null, action: 'account.restore', at: now, ...order };
    await record(trx, act, [{ entity: 'user', id: user.id, from: 'SUSPENDED', to: 'ACTIVE' }]);
    await mail.send(trx, { template: 'accountRestored', to: user.email, data: { name: user.name } });
    return `${user.email} is restored.`;
  });
}

/** Withdraws an open post, as its client could. The client is mailed the reason, applicants that it is gone. */
export async function takeDown({ db, mail, clock }: AdminServices, projectId: string, order: Order): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const project = await lockProject(trx, projectId);
    if (!project) throw new AdminError(`There is no project ${projectId}.`);
    const { id, status: from, title, clientId } = project;
    if (from === 'CANCELLED') throw new AdminError(`"${title}" is already withdrawn.`);
    if (from !== 'OPEN')
      throw new AdminError(`"${title}" is ${from}: it is not listed, and can no longer be taken down.`);
    const status = permitProject(from, 'project.cancel');
    const now = clock.now();
    await moveProject(trx, id, now, { status, cancelledAt: now });
    const act = { actorId: null, action: 'project.takeDown', at: now, ...order };
    await record(trx, act, [{ entity: 'project', id, from, to: status }]);
    const applicants = await listPendingApplicants(trx, id);
    await turnDown(trx, mail, applicants, {
      type: 'project.withdraw',
      template: 'projectTakenDownForApplicants',
      actorId: null,
      projectTitle: title,
      now,
    });
    await overtakeRejections(trx, id, { actorId: null, at: now });
    await recordProjectEvent(trx, id, { type: 'PROJECT_TAKEN_DOWN', at: now, reason: order.reason });
    const { name, email } = await findContact(trx, clientId);
    const data = { clientName: name, projectTitle: title, reason: order.reason };
    await mail.send(trx, { template: 'projectTakenDown', to: email, data });
    return `"${title}" is taken down. Its client and ${applicants.length} applicants are mailed.`;
  });
}

/** The record of one thing, a line for each act, oldest first. */
export async function readAudit({ db }: AdminServices, entity: Change['entity'], id: string): Promise<string> {
  const rows = await readAuditLog(db, entity, id);
  if (rows.length === 0) throw new AdminError(`Nothing is on record about the ${entity} ${id}.`);
  return rows
    .map(({ at, action, actorId, operator, fromStatus, toStatus, reason }) => {
      const who = actorId === null ? (operator ? `operator ${operator}` : 'no account') : `account ${actorId}`;
      const change = toStatus === null ? '' : `  ${fromStatus ?? 'new'} → ${toStatus}`;
      return `${at.toISOString()}  ${action}  ${who}${change}${reason === null ? '' : `  "${reason}"`}`;
    })
    .join('\n');
}

/** The id of an account, by its email. */
export async function userIdOf({ db }: AdminServices, email: string): Promise<string> {
  const user = await findUserByEmail(db, email);
  if (!user) throw new AdminError(`There is no account for ${email}.`);
  return user.id;
}
