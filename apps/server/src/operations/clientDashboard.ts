import { listRecentApplications } from '../repositories/applications.ts';
import { findClient } from '../repositories/clients.ts';
import { countProjectsOf, listAppliedProjects, listProjectsOf } from '../repositories/projects.ts';
import { listDueRejections } from '../repositories/rejections.ts';
import { listWaitingFor } from '../repositories/waitingDecisions.ts';
import { toRecentApplication, toWaitingDecision } from './answers/clientDashboard.ts';
import { fileUrl } from './answers/common.ts';
import { toClientProject } from './answers/project.ts';
import { toRejection } from './answers/rejection.ts';
import type { Handler } from './types.ts';

const latest = { page: 1, limit: 50 };

export const getClientDashboard: Handler<'getClientDashboard'> = async ({ session, services: { db, clock } }) => {
  const { userId } = session;
  const client = await findClient(db, userId);
  const projects = await listProjectsOf(db, userId, {}, latest);
  const open = await listProjectsOf(db, userId, { status: 'OPEN' }, { page: 1, limit: 2 });
  const recent = await listRecentApplications(db, userId, 3);
  const now = clock.now();
  const rejections = await listDueRejections(db, userId);
  const { rows, ...waiting } = await listWaitingFor(db, userId, { now, limit: 20 });
  const data = {
    client: {
      userId: client.userId,
      name: client.name,
      profileImage: fileUrl(client.profileImageId),
      companyName: client.companyName,
      projects: projects.map(toClientProject),
      openProjects: open.map(toClientProject),
      appliedProjects: await listAppliedProjects(db, userId, 200),
    },
    stats: await countProjectsOf(db, userId),
    recentApplications: recent.map(toRecentApplication),
    waiting: { ...waiting, decisions: rows.map(toWaitingDecision) },
    rejections: rejections.map((rejection) => toRejection(rejection, now)),
  };
  return { status: 200, message: 'Dashboard loaded.', data };
};
