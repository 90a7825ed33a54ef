import type { Trx } from '../db/schema.ts';
import { assertFresh, etagOf } from '../domain/etag.ts';
import { permitApplication, permitProject } from '../domain/lifecycleRules.ts';
import { Refusal } from '../domain/refusal.ts';
import { optional } from '../domain/text.ts';
import {
  decideApplications,
  findApplication,
  listApplications,
  listPendingApplicants,
  readApplication,
} from '../repositories/applications.ts';
import { record } from '../repositories/auditLog.ts';
import { pagination } from '../repositories/paging.ts';
import { recordApplicationEvents } from '../repositories/projectEvents.ts';
import { findProjectOwner, moveProject } from '../repositories/projects.ts';
import { findContact } from '../repositories/users.ts';
import type { Services } from '../services.ts';
import { toClientApplication, toClientApplications } from './answers/application.ts';
import { lockOwnProject } from './own.ts';
import { overtakeRejections } from './steps/overtakeRejections.ts';
import { turnDown } from './steps/turnDown.ts';
import type { Handler } from './types.ts';

export const listClientApplications: Handler<'listClientApplications'> = async ({ query, session, services }) => {
  const { db, clock } = services;
  if (query.projectId !== undefined) {
    const owner = await findProjectOwner(db, query.projectId);
    if (owner === undefined) throw new Refusal(404, 'This project does not exist.');
    if (owner !== session.userId) throw new Refusal(403, 'This project belongs to another client.');
  }
  const { entries, total, page } = await listApplications(db, { clientId: session.userId }, query, query);
  const applications = await toClientApplications(db, entries, clock.now());
  return { status: 200, message: 'Applications loaded.', data: { applications, pagination: pagination(page, total) } };
};

/** The application that is decided on. Its project's row is locked, so that its status stays what it is. */
async function findDecided(trx: Trx, projectId: string, applicationId: string) {
  const application = await findApplication(trx, projectId, applicationId);
  if (!application) throw new Refusal(404, 'This application does not exist.');
  return application;
}

/** Who waits for an answer: the one decided on, and the others. */
async function splitPending(trx: Trx, projectId: string, id: string) {
  const waiting = await listPendingApplicants(trx, projectId);
  return { decided: waiting.filter((one) => one.id === id), others: waiting.filter((one) => one.id !== id) };
}

/** The application as it is now, with the project's version. */
async function answerWith(trx: Trx, id: string, now: Date) {
  const row = await readApplication(trx, id);
  return { data: await toClientApplication(trx, row, now), headers: { etag: etagOf(row.projectVersion) } };
}

/** Gives the project to one applicant and tells everyone who waited; one of parallel calls wins. */
export const approveApplication: Handler<'approveApplication'> = async ({ params, headers, session, services }) =>
  services.db.transaction().execute(async (trx) => {
    const { id: projectId, ...project } = await lockOwnProject(trx, params.projectId, session.userId);
    const { id, ...application } = await findDecided(trx, projectId, params.applicationId);
    assertFresh(headers['If-Match'], project.version);
    const accepted = permitApplication(application.status, 'application.accept');
    const assigned = permitProject(project.status, 'application.accept');
    const [actorId, now] = [session.userId, services.clock.now()] as const;
    const assignedFreelancerId = application.freelancerId;
    const { others } = await splitPending(trx, projectId, id);
    await decideApplications(trx, [id], accepted, now);
    await moveProject(trx, projectId, now, { status: assigned, assignedFreelancerId, assignedAt: now });
    await recordApplicationEvents(trx, [id], { type: 'FREELANCER_HIRED', at: now });
    await record(trx, { actorId, action: 'application.accept', at: now }, [
      { entity: 'application', id, from: application.status, to: accepted },
      { entity: 'project', id: projectId, from: project.status, to: assigned },
    ]);
    await tellHired(trx, services, project, assignedFreelancerId);
    await turnDown(trx, services.mail, others, { type: 'position.fill', actorId, projectTitle: project.title, now });
    await overtakeRejections(trx, projectId, { actorId, at: now });
    return { status: 200, message: 'Application Approved', ...(await answerWith(trx, id, now)) };
  });

async function tellHired(
  trx: Trx,
  { mail }: Services,
  { clientId, title }: { clientId: string; title: string },
  freelancerId: string,
): Promise<void> {
  const client = await findContact(trx, clientId);
  const freelancer = await findContact(trx, freelancerId);
  const data = { freelancerName: freelancer.name, projectTitle: title, clientName: client.name };
  await mail.send(trx, { template: 'applicationAccepted', to: freelancer.email, data });
}

/** The project stays open for the others. */
export const rejectApplication: Handler<'rejectApplication'> = async ({ params, body, headers, session, services }) =>
  services.db.transaction().execute(async (trx) => {
    const project = await lockOwnProject(trx, params.projectId, session.userId);
    const { id, status } = await findDecided(trx, project.id, params.applicationId);
    assertFresh(headers['If-Match'], project.version);
    permitApplication(status, 'application.reject');
    const now = services.clock.now();
    const { decided } = await splitPending(trx, project.id, id);
    const [actorId, projectTitle] = [session.userId, project.title] as const;
    const words = optional(body?.reason) ?? null;
    await turnDown(trx, services.mail, decided, { type: 'application.reject', actorId, projectTitle, now, words });
    return { status: 200, message: 'Application Rejected', ...(await answerWith(trx, id, now)) };
  });
