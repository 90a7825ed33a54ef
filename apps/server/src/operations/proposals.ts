import { mayApplyAgain } from '@guildhall/machines/domain/applying';
import { completion } from '@guildhall/machines/domain/profileCompletion';

import type { Trx } from '../db/schema.ts';
import { permitApplying } from '../domain/lifecycleRules.ts';
import { Refusal } from '../domain/refusal.ts';
import {
  findOwnApplications,
  insertApplication,
  listApplications,
  readApplication,
} from '../repositories/applications.ts';
import { record } from '../repositories/auditLog.ts';
import { findFreelancer } from '../repositories/freelancers.ts';
import { pagination } from '../repositories/paging.ts';
import { recordApplicationEvents } from '../repositories/projectEvents.ts';
import { countApplication, lockProject } from '../repositories/projects.ts';
import { removeDraft } from '../repositories/proposalDrafts.ts';
import { findContact, isActive } from '../repositories/users.ts';
import type { Services } from '../services.ts';
import { toFreelancerApplication, toFreelancerApplications } from './answers/application.ts';
import type { Handler } from './types.ts';

/** Once for each freelancer and project, and once more after a withdrawal, to an OPEN project, with a profile that is at least 60% complete. */
export const applyToProject: Handler<'applyToProject'> = async ({ params, body, session, services }) =>
  services.db.transaction().execute(async (trx) => {
    const project = await lockProject(trx, params.projectId);
    // A post of an account that was closed or suspended is shown to no one.
    if (!project || !(await isActive(trx, project.clientId))) throw new Refusal(404, 'Invalid project ID.');
    const freelancer = await findFreelancer(trx, session.userId);
    const own = await findOwnApplications(trx, session.userId, [project.id]);
    const latest = own.get(project.id);
    permitApplying({
      status: project.status,
      hasApplied: latest !== undefined && !mayApplyAgain(latest),
      percentage: completion(freelancer).percent,
    });
    const now = services.clock.now();
    const id = await insertApplication(trx, {
      projectId: project.id,
      freelancerId: session.userId,
      attempt: (latest?.attempt ?? 0) + 1,
      proposal: body.proposal.trim(),
      coverLetter: body.coverLetter.trim(),
      createdAt: now,
    });
    await countApplication(trx, project.id);
    await recordApplicationEvents(trx, [id], { type: 'APPLICATION_RECEIVED', at: now });
    await removeDraft(trx, { freelancerId: session.userId, projectId: project.id });
    const act = { actorId: session.userId, action: 'application.send', at: now };
    await record(trx, act, [{ entity: 'application', id, to: 'PENDING' }]);
    await tellClient(trx, services, { project, applicationId: id, freelancerName: freelancer.name });
    const data = await toFreelancerApplication(trx, await readApplication(trx, id), now);
    return { status: 201, message: 'Your proposal has been submitted successfully.', data };
  });

async function tellClient(
  trx: Trx,
  { mail }: Services,
  application: {
    project: { id: string; clientId: string; title: string };
    applicationId: string;
    freelancerName: string;
  },
): Promise<void> {
  const { project, ...sent } = application;
  const client = await findContact(trx, project.clientId);
  const data = { ...sent, clientName: client.name, projectTitle: project.title, projectId: project.id };
  await mail.send(trx, { template: 'applicationReceived', to: client.email, data });
}

export const listFreelancerApplications: Handler<'listFreelancerApplications'> = async (context) => {
  const { query, session, services } = context;
  const { db, clock } = services;
  const filter = { status: query.status || undefined, projectId: query.projectId };
  const { entries, total } = await listApplications(db, { freelancerId: session.userId }, filter, query);
  const applications = await toFreelancerApplications(db, entries, clock.now());
  return { status: 200, message: 'Applications loaded.', data: { applications, pagination: pagination(query, total) } };
};
