import { listAssignedTo, noteHireSeen } from '../repositories/assignedProjects.ts';
import { findFreelancer, listProfileEntries } from '../repositories/freelancers.ts';
import { pagination } from '../repositories/paging.ts';
import { listTasksOf } from '../repositories/waitingTasks.ts';
import { fileUrl } from './answers/common.ts';
import { successRate, toCompletion } from './answers/freelancerProfile.ts';
import { toAssignedProject } from './answers/project.ts';
import { toWaitingTask } from './answers/waitingTask.ts';
import type { Handler } from './types.ts';

/** Who reads the list has read of each project in it that they were hired. */
export const listAssignedProjects: Handler<'listAssignedProjects'> = async ({ query, session, services }) => {
  const { db, clock } = services;
  const { entries, total } = await listAssignedTo(db, session.userId, query.status, query);
  const unread = entries.filter(({ hireSeenAt }) => hireSeenAt === null).map(({ id }) => id);
  await noteHireSeen(db, unread, clock.now());
  const data = { projects: entries.map(toAssignedProject), pagination: pagination(query, total) };
  return { status: 200, message: 'Projects loaded.', data };
};

const latest = { page: 1, limit: 50 };

export const getFreelancerDashboard: Handler<'getFreelancerDashboard'> = async ({
  session,
  services: { db, clock },
}) => {
  const { userId } = session;
  const row = await findFreelancer(db, userId);
  const assigned = await listAssignedTo(db, userId, undefined, latest);
  const freelancer = {
    userId,
    name: row.name,
    profileImage: fileUrl(row.profileImageId),
    ratings: row.ratingAverage,
    totalRatings: row.ratingCount,
    projectsCompleted: row.projectsCompleted,
    profileViews: row.profileViews,
    successRate: successRate(row),
    completion: toCompletion(row, await listProfileEntries(db, userId)),
    assignedProjects: assigned.entries.map(toAssignedProject),
  };
  const { rows, ...waiting } = await listTasksOf(db, userId, { now: clock.now(), limit: 20 });
  const data = { freelancer, waiting: { ...waiting, tasks: rows.map(toWaitingTask) } };
  return { status: 200, message: 'Dashboard loaded.', data };
};
