import { taskKinds } from '@guildhall/api/enums';

import type { Schema } from '../../../kit/schema.ts';
import type { Freelancer } from '../facts/freelancer.ts';
import { latestFirst } from '../facts/kit.ts';
import { completedOf, hiredFor, ratingOf, statusOf, worksOf } from '../facts/marketplace.ts';
import type { Post } from '../facts/post.ts';
import { assignedProject } from './jobs.ts';
import { rated } from './people.ts';
import { completion, successRate } from './profiles.ts';
import { coming, mostUrgentFirst, soon } from './waiting.ts';

type Task = Schema<'WaitingTask'>;

const named = ({ id, title }: Post): Schema<'NamedProject'> => ({ id, title });

const task = (kind: Task['kind'], at: string, project: Task['project'], clientName: string): Task => ({
  kind,
  at,
  project,
  clientName,
  reason: null,
});

/** What waits for the freelancer of a job. */
function tasksAbout(post: Post): Task[] {
  const { name } = post.client;
  const hiredAt = hiredFor(post)?.answer?.at;
  const sentBack = post.handedIn.at(-1)?.sentBack;
  return [
    ...(statusOf(post) === 'ASSIGNED' && hiredAt ? [task('HIRED', hiredAt, named(post), name)] : []),
    ...(statusOf(post) === 'IN_PROGRESS' && sentBack
      ? [{ ...task('REVISION', sentBack.at, named(post), name), reason: sentBack.reason }]
      : []),
    ...(post.approvedAt && !ratingOf(post, 'FREELANCER') ? [task('RATING', post.approvedAt, named(post), name)] : []),
  ];
}

/** What waits for a freelancer, who has begun to write to the clients of these jobs. */
function tasksOf(freelancer: Freelancer, drafts: readonly { post: Post; at: string }[]): Schema<'WaitingTasks'> {
  const invitations = coming(freelancer).filter(({ reply, proposal }) => reply === 'AWAITED' && proposal === null);
  const tasks = mostUrgentFirst(taskKinds, [
    ...soon(freelancer).map(({ startsAt, project, client }) => task('MEETING', startsAt, project, client.name)),
    ...invitations.map(({ createdAt, project, client }) => task('INVITATION', createdAt, project, client.name)),
    ...worksOf(freelancer).flatMap(tasksAbout),
    ...drafts.map(({ post, at }) => task('DRAFT', at, named(post), post.client.name)),
  ]);
  return { total: tasks.length, meetingsToAnswer: invitations.length, tasks };
}

/** What a freelancer was hired for, the latest changed first. */
export const assignedProjectsOf = (freelancer: Freelancer): Schema<'AssignedProject'>[] =>
  worksOf(freelancer)
    .map(assignedProject)
    .toSorted(latestFirst(({ updatedAt }) => updatedAt));

export const freelancerDashboard = (
  freelancer: Freelancer,
  drafts: readonly { post: Post; at: string }[] = [],
): Schema<'FreelancerDashboard'> => ({
  freelancer: {
    userId: freelancer.userId,
    name: freelancer.name,
    profileImage: freelancer.face,
    ...rated(freelancer),
    projectsCompleted: completedOf(freelancer).length,
    profileViews: freelancer.profileViews,
    successRate: successRate(freelancer),
    completion: completion(freelancer),
    assignedProjects: assignedProjectsOf(freelancer),
  },
  waiting: tasksOf(freelancer, drafts),
});
