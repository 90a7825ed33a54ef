import { assertFresh } from '../domain/etag.ts';
import { permitProject } from '../domain/lifecycleRules.ts';
import { optional } from '../domain/text.ts';
import { findAssignedProject } from '../repositories/assignedProjects.ts';
import { record } from '../repositories/auditLog.ts';
import { countCompletion } from '../repositories/freelancers.ts';
import { recordProjectEvent } from '../repositories/projectEvents.ts';
import { addRejection, moveProject } from '../repositories/projects.ts';
import { issueWorkStatement } from '../repositories/workStatements.ts';
import { toAssignedProject } from './answers/project.ts';
import { hired, lockAssignedProject, lockOwnProject, partiesOf } from './own.ts';
import { readClientProject } from './projects.ts';
import type { Handler } from './types.ts';

/** ASSIGNED or IN_PROGRESS → PENDING_COMPLETION, by the freelancer it is assigned to. */
export const requestCompletion: Handler<'requestCompletion'> = async ({ params, headers, body, session, services }) =>
  services.db.transaction().execute(async (trx) => {
    const project = await lockAssignedProject(trx, params.projectId, session.userId);
    const status = permitProject(project.status, 'completion.request');
    assertFresh(headers['If-Match'], project.version);
    const now = services.clock.now();
    const act = { actorId: session.userId, action: 'completion.request', at: now };
    const delivered = optional(body?.delivered) ?? null;
    await moveProject(trx, project.id, now, { status, completionRequestedAt: now, delivered });
    const words = delivered === null ? {} : { delivered };
    await recordProjectEvent(trx, project.id, { type: 'COMPLETION_REQUESTED', at: now, ...words });
    await record(trx, act, [{ entity: 'project', id: project.id, from: project.status, to: status }]);
    const { client, names } = await partiesOf(trx, project);
    await services.mail.send(trx, { template: 'completionRequested', to: client.email, data: { ...names, delivered } });
    const data = toAssignedProject(await findAssignedProject(trx, session.userId, project.id));
    return { status: 200, message: 'The client was asked to approve the work.', data, headers: { etag: data.etag } };
  });

/** PENDING_COMPLETION → COMPLETED. */
export const approveCompletion: Handler<'approveCompletion'> = async ({ params, headers, session, services }) =>
  services.db.transaction().execute(async (trx) => {
    const project = await lockOwnProject(trx, params.projectId, session.userId);
    const status = permitProject(project.status, 'completion.approve');
    assertFresh(headers['If-Match'], project.version);
    const now = services.clock.now();
    const act = { actorId: session.userId, action: 'completion.approve', at: now };
    await moveProject(trx, project.id, now, { status, completedAt: now });
    await recordProjectEvent(trx, project.id, { type: 'COMPLETION_APPROVED', at: now });
    await issueWorkStatement(trx, project.id);
    await countCompletion(trx, hired(project));
    await record(trx, act, [{ entity: 'project', id: project.id, from: project.status, to: status }]);
    const { freelancer, names } = await partiesOf(trx, project);
    await services.mail.send(trx, { template: 'completionApproved', to: freelancer.email, data: names });
    const answer = await readClientProject(trx, session.userId, project.id);
    return { status: 200, message: 'Completion Approved', ...answer };
  });

/** PENDING_COMPLETION → IN_PROGRESS, with a reason that the freelancer reads. */
export const rejectCompletion: Handler<'rejectCompletion'> = async ({ params, headers, body, session, services }) =>
  services.db.transaction().execute(async (trx) => {
    const project = await lockOwnProject(trx, params.projectId, session.userId);
    const status = permitProject(project.status, 'completion.reject');
    assertFresh(headers['If-Match'], project.version);
    const [reason, now] = [body.reason.trim(), services.clock.now()] as const;
    const act = { actorId: session.userId, action: 'completion.reject', at: now };
    await moveProject(trx, project.id, now, { status, completionRejectedAt: now, completionRejectionReason: reason });
    await addRejection(trx, project.id, { reason, at: now });
    await recordProjectEvent(trx, project.id, { type: 'COMPLETION_REJECTED', at: now, reason });
    await record(trx, act, [{ entity: 'project', id: project.id, from: project.status, to: status }]);
    const { freelancer, names } = await partiesOf(trx, project);
    const letter = { ...names, completionReason: reason };
    await services.mail.send(trx, { template: 'completionRejected', to: freelancer.email, data: letter });
    const answer = await readClientProject(trx, session.userId, project.id);
    return { status: 200, message: 'The work was sent back to the freelancer.', ...answer };
  });
