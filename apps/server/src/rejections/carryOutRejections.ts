import type { Trx } from '../db/schema.ts';
import { permitRejection } from '../domain/lifecycleRules.ts';
import { turnDown } from '../operations/steps/turnDown.ts';
import { record } from '../repositories/auditLog.ts';
import { lockProject } from '../repositories/projects.ts';
import { endRejection, findOverdue, findRejection, listRejected } from '../repositories/rejections.ts';
import type { Services } from '../services.ts';

export type RejectionServices = Pick<Services, 'db' | 'mail' | 'clock'>;

/**
 * Carries out every rejection that is due: applications that still wait for an answer are rejected, and the applicants
 * notified. Any number of servers may do so at once, while others undo. One that fails is left for the next time.
 */
export async function carryOutRejections(
  services: RejectionServices,
  onFailure: (error: unknown, rejectionId: string) => void,
  isStopping: () => boolean = () => false,
): Promise<void> {
  const failed: string[] = [];
  while (!isStopping()) {
    const overdue = await findOverdue(services.db, services.clock.now(), failed);
    if (!overdue) return;
    try {
      await services.db.transaction().execute((trx) => carryOut(trx, services, overdue));
    } catch (error) {
      failed.push(overdue.id);
      onFailure(error, overdue.id);
    }
  }
}

async function carryOut(
  trx: Trx,
  { mail, clock }: RejectionServices,
  { id, projectId }: { id: string; projectId: string },
): Promise<void> {
  // Every decision on the project waits for its row, so what is read next stays as it is.
  const project = await lockProject(trx, projectId);
  const rejection = await findRejection(trx, id);
  if (!project || rejection?.status !== 'DUE') return;
  const { status: from, reason: words } = rejection;
  const to = permitRejection(from, 'rejection.carryOut');
  const [now, actorId] = [clock.now(), project.clientId] as const;
  const applicants = await listRejected(trx, id);
  await turnDown(trx, mail, applicants, {
    type: 'application.reject',
    actorId,
    projectTitle: project.title,
    now,
    words,
  });
  await endRejection(trx, id, to);
  await record(trx, { actorId, action: 'rejection.carryOut', at: now }, [{ entity: 'rejection', id, from, to }]);
}
