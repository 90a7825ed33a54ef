import type { Db } from '../db/schema.ts';
import { assertFresh } from '../domain/etag.ts';
import { permitProject } from '../domain/law.ts';
import { Refusal } from '../domain/refusal.ts';
import { categoriesOf, projectSkills } from '../domain/skills.ts';
import { cents, optional } from '../domain/text.ts';
import { listPendingApplicants } from '../repositories/applications.ts';
import { findAssignedProject } from '../repositories/assignedProjects.ts';
import { record } from '../repositories/auditLog.ts';
import { pagination } from '../repositories/paging.ts';
import { recordProjectEvent } from '../repositories/projectEvents.ts';
import {
  findClientProject,
  findProjectOwner,
  insertProject,
  listProjectsOf,
  moveProject,
} from '../repositories/projects.ts';
import { toAssignedProject, toClientProject } from './answers/project.ts';
import { lockAssignedProject, lockOwnProject } from './own.ts';
import { endProject as end } from './steps/endProject.ts';
import { overtakeRejections } from './steps/overtakeRejections.ts';
import { turnDown } from './steps/turnDown.ts';
import type { Handler } from './types.ts';

/** A project as its client reads it, with its version for `If-Match`. */
export async function readClientProject(db: Db, clientId: string, projectId: string) {
  const data = toClientProject(await findClientProject(db, clientId, projectId));
  return { data, headers: { etag: data.etag } };
}

export const listClientProjects: Handler<'listClientProjects'> = async ({ query, session, services: { db } }) => {
  const { entries, total } = await listProjectsOf(db, session.userId, query, query);
  const data = { projects: entries.map(toClientProject), pagination: pagination(query, total) };
  return { status: 200, message: 'Projects loaded.', data };
};

export const createProject: Handler<'createProject'> = async ({ body, session, services: { db, clock } }) => {
  const skillsRequired = projectSkills(body.skillsRequired);
  const [budgetMin, budgetMax] = [cents(body.budgetMin), cents(body.budgetMax)];
  const tooSmall = 'Maximum budget must be at least the minimum budget.';
  if (budgetMax < budgetMin) throw new Refusal(422, tooSmall, { budgetMax: tooSmall });
  return db.transaction().execute(async (trx) => {
    const now = clock.now();
    const id = await insertProject(trx, {
      clientId: session.userId,
      title: body.title.trim(),
      description: body.description.trim(),
      skillsRequired,
      categories: categoriesOf(skillsRequired),
      budgetMin,
      budgetMax,
      duration: body.duration,
      createdAt: now,
    });
    await recordProjectEvent(trx, id, { type: 'PROJECT_POSTED', at: now });
    await record(trx, { actorId: session.userId, action: 'project.post', at: now }, [
      { entity: 'project', id, to: 'OPEN' },
    ]);
    const { data, headers } = await readClientProject(trx, session.userId, id);
    const location = `/api/v1/public/jobs/${id}`;
    return { status: 201, message: 'Job Posted Successfully!', data, headers: { ...headers, location } };
  });
};

export const getClientProject: Handler<'getClientProject'> = async ({ params, session, services: { db } }) => {
  const owner = await findProjectOwner(db, params.projectId);
  if (owner === undefined) throw new Refusal(404, 'This project does not exist.');
  if (owner !== session.userId) throw new Refusal(403, 'This project belongs to another client.');
  return { status: 200, message: 'Project loaded.', ...(await readClientProject(db, owner, params.projectId)) };
};

/** OPEN → CANCELLED; who waits for an answer is told. */
export const cancelProject: Handler<'cancelProject'> = async ({ params, body, headers, session, services }) =>
  services.db.transaction().execute(async (trx) => {
    const { id, version, status: from, title } = await lockOwnProject(trx, params.projectId, session.userId);
    const status = permitProject(from, 'project.cancel');
    assertFresh(headers['If-Match'], version);
    const now = services.clock.now();
    const [actorId, action] = [session.userId, 'project.withdraw'] as const;
    const words = optional(body?.reason) ?? null;
    await moveProject(trx, id, now, { status, cancelledAt: now, withdrawalReason: words });
    await record(trx, { actorId, action, at: now }, [{ entity: 'project', id, from, to: status }]);
    const applicants = await listPendingApplicants(trx, id);
    await turnDown(trx, services.mail, applicants, { type: action, actorId, projectTitle: title, now, words });
    await overtakeRejections(trx, id, { actorId, at: now });
    await recordProjectEvent(trx, id, { type: 'PROJECT_WITHDRAWN', at: now, ...(words !== null && { reason: words }) });
    return { status: 200, message: 'The post was withdrawn.', ...(await readClientProject(trx, actorId, id)) };
  });

/** ASSIGNED or IN_PROGRESS → CANCELLED, with a reason that the freelancer reads. */
export const endProject: Handler<'endProject'> = async ({ params, body, headers, session, services }) =>
  services.db.transaction().execute(async (trx) => {
    const project = await lockOwnProject(trx, params.projectId, session.userId);
    await end(trx, services, project, { by: 'CLIENT', reason: body.reason.trim(), ifMatch: headers['If-Match'] });
    const answer = await readClientProject(trx, session.userId, project.id);
    return { status: 200, message: 'The project was ended.', ...answer };
  });

/** The same by its freelancer, with a reason that the client reads. */
export const endAssignedProject: Handler<'endAssignedProject'> = async ({ params, body, headers, session, services }) =>
  services.db.transaction().execute(async (trx) => {
    const project = await lockAssignedProject(trx, params.projectId, session.userId);
    await end(trx, services, project, { by: 'FREELANCER', reason: body.reason.trim(), ifMatch: headers['If-Match'] });
    const data = toAssignedProject(await findAssignedProject(trx, session.userId, project.id));
    return { status: 200, message: 'The project was ended.', data, headers: { etag: data.etag } };
  });
