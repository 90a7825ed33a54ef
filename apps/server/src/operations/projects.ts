import { projectStatuses } from '@guildhall/api/enums';
import { postChange } from '@guildhall/machines/domain/postChange';
import { statusesOf } from '@guildhall/machines/domain/statusChoice';

import type { Db } from '../db/schema.ts';
import { assertFresh } from '../domain/etag.ts';
import { permitPostEdit, permitProject } from '../domain/lifecycleRules.ts';
import { Refusal } from '../domain/refusal.ts';
import { categoriesOf, projectSkills } from '../domain/skills.ts';
import { cents, optional } from '../domain/text.ts';
import { listPendingApplicants } from '../repositories/applications.ts';
import { findAssignedProject } from '../repositories/assignedProjects.ts';
import { record } from '../repositories/auditLog.ts';
import { pagination } from '../repositories/paging.ts';
import { recordProjectEvent } from '../repositories/projectEvents.ts';
import {
  changePost,
  countByStatus,
  countIn,
  findClientProject,
  findProjectOwner,
  insertProject,
  listProjectsOf,
  moveProject,
} from '../repositories/projects.ts';
import { findContact } from '../repositories/users.ts';
import { toAssignedProject, toClientProject } from './answers/project.ts';
import { lockAssignedProject, lockOwnProject } from './own.ts';
import { endProject as end } from './steps/endProject.ts';
import { overtakeRejections } from './steps/overtakeRejections.ts';
import { turnDown } from './steps/turnDown.ts';
import type { BodyOf, Handler } from './types.ts';

/** A project as its client reads it, with its version for `If-Match`. */
export async function readClientProject(db: Db, clientId: string, projectId: string) {
  const data = toClientProject(await findClientProject(db, clientId, projectId));
  return { data, headers: { etag: data.etag } };
}

export const listClientProjects: Handler<'listClientProjects'> = async ({ query, session, services: { db } }) => {
  const projects = await listProjectsOf(db, session.userId, query, query);
  const byStatus = await countByStatus(db, session.userId, query);
  const total = countIn(byStatus, query.status === undefined ? projectStatuses : statusesOf(query.status));
  const data = { projects: projects.map(toClientProject), byStatus, pagination: pagination(query, total) };
  return { status: 200, message: 'Projects loaded.', data };
};

/** A post as it is kept, or the 422 that says what is wrong with it. */
function postOf(body: BodyOf<'createProject'>) {
  const skillsRequired = projectSkills(body.skillsRequired);
  const [budgetMin, budgetMax] = [cents(body.budgetMin), cents(body.budgetMax)];
  const tooSmall = 'Maximum budget must be at least the minimum budget.';
  if (budgetMax < budgetMin) throw new Refusal(422, tooSmall, { budgetMax: tooSmall });
  return {
    title: body.title.trim(),
    description: body.description.trim(),
    skillsRequired,
    categories: categoriesOf(skillsRequired),
    budgetMin,
    budgetMax,
    duration: body.duration,
  };
}

export const createProject: Handler<'createProject'> = async ({ body, session, services: { db, clock } }) => {
  const post = postOf(body);
  return db.transaction().execute(async (trx) => {
    const now = clock.now();
    const id = await insertProject(trx, { ...post, clientId: session.userId, createdAt: now });
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

/** While it is OPEN. The lifecycle is asked before the version, so that someone who was slower reads what happened. */
export const editProject: Handler<'editProject'> = async ({ params, body, headers, session, services }) => {
  const post = postOf(body);
  return services.db.transaction().execute(async (trx) => {
    const project = await lockOwnProject(trx, params.projectId, session.userId);
    const { id, status } = project;
    permitPostEdit(status);
    const edit = postChange(project, post);
    // The same values again are the repeat of a call whose answer was lost.
    if (edit !== null) {
      assertFresh(headers['If-Match'], project.version);
      const now = services.clock.now();
      await changePost(trx, id, now, post);
      await recordProjectEvent(trx, id, { type: 'PROJECT_EDITED', at: now, edit });
      const act = { actorId: session.userId, action: 'project.edit', at: now };
      await record(trx, act, [{ entity: 'project', id, from: status, to: status }]);
      const client = await findContact(trx, session.userId);
      const told = { clientName: client.name, projectTitle: post.title, projectId: id, edit };
      for (const { name, email: to } of await listPendingApplicants(trx, id))
        await services.mail.send(trx, { template: 'projectEdited', to, data: { ...told, freelancerName: name } });
    }
    return { status: 200, message: 'The post was changed.', ...(await readClientProject(trx, session.userId, id)) };
  });
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
