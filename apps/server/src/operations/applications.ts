import { completion, mayApply, applyThreshold } from '@guildhall/machines/profileCompletion';

import { assertFresh, etagOf } from '../contract/etag.ts';
import { Refusal } from '../contract/refusal.ts';
import type { Handler } from '../contract/types.ts';
import type { Trx } from '../db/schema.ts';
import { permitApplication, permitProject, refusalText } from '../domain/law.ts';
import { turnDown } from '../domain/turnDown.ts';
import {
  decideApplications,
  findApplication,
  insertApplication,
  listApplications,
  listPendingApplicants,
  readApplication,
} from '../repositories/applications.ts';
import { record } from '../repositories/auditLog.ts';
import { findFreelancer } from '../repositories/freelancers.ts';
import { pagination } from '../repositories/paging.ts';
import { countApplication, findProjectOwner, lockProject, moveProject } from '../repositories/projects.ts';
import { findContact } from '../repositories/users.ts';
import type { Services } from '../services.ts';
import { toClientApplications, toFreelancerApplications } from './answers/application.ts';
import type { Schemas } from './answers/common.ts';
import { lockOwnProject } from './own.ts';

/** Once for each freelancer and project, to an OPEN project, with a profile that is at least 60% complete. */
export const applyToProject: Handler<'applyToProject'> = async ({ params, body, session, services }) =>
  services.db.transaction().execute(async (trx) => {
    const project = await lockProject(trx, params.projectId);
    if (!project) throw new Refusal(404, 'Invalid project ID.');
    const freelancer = await findFreelancer(trx, session.userId);
    const { percent } = completion(freelancer);
    if (!mayApply(percent)) {
      const message = `Your profile is ${percent}% complete. Complete at least ${applyThreshold}% of it to apply.`;
      throw new Refusal(409, message);
    }
    if (project.status !== 'OPEN') throw new Refusal(409, refusalText('project', project.status, []));
    const now = services.clock.now();
    const id = await insertApplication(trx, {
      projectId: project.id,
      freelancerId: session.userId,
      proposal: body.proposal.trim(),
      coverLetter: body.coverLetter.trim(),
      createdAt: now,
    });
    if (id === undefined) throw new Refusal(409, 'You have already applied to this project.');
    await countApplication(trx, project.id);
    await record(trx, now, [
      { actorId: session.userId, action: 'application.send', entity: 'application', entityId: id, to: 'PENDING' },
    ]);
    await tellClient(trx, services, project, freelancer.name);
    const [data] = await toFreelancerApplications(trx, [await readApplication(trx, id)], now);
    return { status: 201, message: 'Your proposal has been submitted successfully.', data: present(data) };
  });

async function tellClient(
  trx: Trx,
  { mail }: Services,
  project: { clientId: string; title: string },
  freelancerName: string,
): Promise<void> {
  const client = await findContact(trx, project.clientId);
  const data = { clientName: client.name, freelancerName, projectTitle: project.title };
  await mail.send(trx, { template: 'applicationReceived', to: client.email, data });
}

/** The one entry that was asked for. */
function present<T>(entry: T | undefined): T {
  if (entry === undefined) throw new Error('A row that was just written is gone.');
  return entry;
}

export const listClientApplications: Handler<'listClientApplications'> = async ({ query, session, services }) => {
  const { db, clock } = services;
  if (query.projectId !== undefined) {
    const owner = await findProjectOwner(db, query.projectId);
    if (owner === undefined) throw new Refusal(404, 'This project does not exist.');
    if (owner !== session.userId) throw new Refusal(403, 'This project belongs to another client.');
  }
  const { entries, total } = await listApplications(db, { clientId: session.userId }, query, query);
  const applications = await toClientApplications(db, entries, clock.now());
  return { status: 200, message: 'Applications loaded.', data: { applications, pagination: pagination(query, total) } };
};

export const listFreelancerApplications: Handler<'listFreelancerApplications'> = async ({
  query,
  session,
  services,
}) => {
  const { db, clock } = services;
  const filter = { status: query.status || undefined };
  const { entries, total } = await listApplications(db, { freelancerId: session.userId }, filter, query);
  const applications = await toFreelancerApplications(db, entries, clock.now());
  return { status: 200, message: 'Applications loaded.', data: { applications, pagination: pagination(query, total) } };
};

async function findOwnApplication(trx: Trx, projectId: string, applicationId: string) {
  const application = await findApplication(trx, projectId, applicationId);
  if (!application) throw new Refusal(404, 'This application does not exist.');
  return application;
}

async function readClientApplication(
  trx: Trx,
  id: string,
  now: Date,
): Promise<{ data: Schemas['ClientApplication']; headers: { etag: string } }> {
  const row = await readApplication(trx, id);
  const [data] = await toClientApplications(trx, [row], now);
  return { data: present(data), headers: { etag: etagOf(row.projectVersion) } };
}

/** Gives the project to one applicant and tells everybody who waited; one of parallel calls wins. */
export const approveApplication: Handler<'approveApplication'> = async ({ params, headers, session, services }) =>
  services.db.transaction().execute(async (trx) => {
    const project = await lockOwnProject(trx, params.projectId, session.userId);
    const application = await findOwnApplication(trx, project.id, params.applicationId);
    assertFresh(headers['If-Match'], project.version);
    const accepted = permitApplication(application.status, 'application.accept');
    const assigned = permitProject(project.status, 'application.accept');
    const [actorId, now] = [session.userId, services.clock.now()] as const;
    const { id, freelancerId } = application;
    const waiting = await listPendingApplicants(trx, project.id);
    const others = waiting.filter((applicant) => applicant.id !== id);
    await decideApplications(trx, [id], accepted, now);
    await moveProject(trx, project.id, now, { status: assigned, assignedFreelancerId: freelancerId, assignedAt: now });
    await record(trx, now, [
      {
        actorId,
        action: 'application.accept',
        entity: 'application',
        entityId: id,
        from: application.status,
        to: accepted,
      },
      {
        actorId,
        action: 'application.accept',
        entity: 'project',
        entityId: project.id,
        from: project.status,
        to: assigned,
      },
    ]);
    await tellHired(trx, services, project, freelancerId);
    await turnDown(trx, services.mail, others, { type: 'position.fill', actorId, projectTitle: project.title, now });
    return { status: 200, message: 'Application Approved', ...(await readClientApplication(trx, id, now)) };
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

export const rejectApplication: Handler<'rejectApplication'> = async ({ params, headers, session, services }) =>
  services.db.transaction().execute(async (trx) => {
    const project = await lockOwnProject(trx, params.projectId, session.userId);
    const { id, status } = await findOwnApplication(trx, project.id, params.applicationId);
    assertFresh(headers['If-Match'], project.version);
    permitApplication(status, 'application.reject');
    const now = services.clock.now();
    const applicants = (await listPendingApplicants(trx, project.id)).filter((applicant) => applicant.id === id);
    const reason = { type: 'application.reject', actorId: session.userId, projectTitle: project.title, now } as const;
    await turnDown(trx, services.mail, applicants, reason);
    return { status: 200, message: 'Application Rejected', ...(await readClientApplication(trx, id, now)) };
  });
