import { undoSeconds } from '@guildhall/machines/lifecycles/rejectionStatus';

import type { Trx } from '../db/schema.ts';
import { assertFresh } from '../domain/etag.ts';
import { permitApplication, permitRejection } from '../domain/lifecycleRules.ts';
import { Refusal } from '../domain/refusal.ts';
import { optional } from '../domain/text.ts';
import { after, seconds } from '../domain/time.ts';
import { record } from '../repositories/auditLog.ts';
import type { RejectionRow } from '../repositories/rejections.ts';
import { endRejection, findApplications, findRejection, insertRejection } from '../repositories/rejections.ts';
import { toRejection } from './answers/rejection.ts';
import { lockOwnProject } from './own.ts';
import type { Handler } from './types.ts';

/** Every one of them waits for an answer, and for no other rejection. */
function assertRejectable(applications: Awaited<ReturnType<typeof findApplications>>): void {
  for (const { status } of applications) permitApplication(status, 'application.reject');
  if (applications.some(({ rejectionId }) => rejectionId !== null))
    throw new Refusal(409, 'One of these applications is being rejected already. Leave it out, or undo that first.');
}

async function read(trx: Trx, id: string): Promise<RejectionRow> {
  const row = await findRejection(trx, id);
  if (!row) throw new Error('The rejection that was just written is gone.');
  return row;
}

export const rejectApplications: Handler<'rejectApplications'> = async ({ params, body, headers, session, services }) =>
  services.db.transaction().execute(async (trx) => {
    const { id: projectId, version } = await lockOwnProject(trx, params.projectId, session.userId);
    const applications = await findApplications(trx, projectId, body.applicationIds);
    if (applications.length < body.applicationIds.length)
      throw new Refusal(404, 'One of these applications does not exist.');
    assertFresh(headers['If-Match'], version);
    assertRejectable(applications);
    const now = services.clock.now();
    const rejection = { projectId, reason: optional(body.reason) ?? null, createdAt: now };
    const dueAt = after(now, seconds(undoSeconds));
    const id = await insertRejection(trx, { ...rejection, dueAt }, body.applicationIds);
    const act = { actorId: session.userId, action: 'rejection.plan', at: now };
    await record(trx, act, [{ entity: 'rejection', id, to: 'DUE' }]);
    const message = `The applicants are notified in ${undoSeconds} seconds.`;
    return { status: 201, message, data: toRejection(await read(trx, id), now) };
  });

/** Undone, or carried out: whichever has the project's row first. */
export const undoRejection: Handler<'undoRejection'> = async ({ params, session, services }) =>
  services.db.transaction().execute(async (trx) => {
    const found = await findRejection(trx, params.rejectionId);
    if (!found) throw new Refusal(404, 'This rejection does not exist.');
    if (found.clientId !== session.userId) throw new Refusal(403, "This rejection is another client's.");
    await lockOwnProject(trx, found.projectId, session.userId);
    const { id, status: from, applicationsCount } = await read(trx, found.id);
    const now = services.clock.now();
    if (from !== 'UNDONE') {
      const to = permitRejection(from, 'rejection.undo');
      await endRejection(trx, id, to);
      await record(trx, { actorId: session.userId, action: 'rejection.undo', at: now }, [
        { entity: 'rejection', id, from, to },
      ]);
    }
    // Those that were answered one by one meanwhile were notified, and are none of these.
    const data = { ...toRejection(await read(trx, id), now), applicationsCount };
    return { status: 200, message: 'Undone. Those who wait again were not notified.', data };
  });
