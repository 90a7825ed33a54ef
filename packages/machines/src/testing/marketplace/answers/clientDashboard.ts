import { waitingKinds } from '@guildhall/api/enums';

import type { Schema } from '../../../kit/schema.ts';
import type { Client } from '../facts/clients.ts';
import { applications, applicationsFor, hiredFor, isPending } from '../facts/marketplace.ts';
import { postsOf, ratingOf, statusOf } from '../facts/marketplace.ts';
import type { Post } from '../facts/post.ts';
import { clientProject } from './jobs.ts';
import { coming, mostUrgentFirst, soon } from './waiting.ts';

type Decision = Schema<'WaitingDecision'>;

const named = ({ id, title }: Post): Schema<'NamedProject'> => ({ id, title });

const decision = (kind: Decision['kind'], at: string, project: Decision['project'], name: string): Decision => ({
  kind,
  at,
  count: 1,
  project,
  applicationId: null,
  freelancerName: name,
});

/** What waits for the client of a job. */
function decisionsAbout(post: Post): Decision[] {
  const pending = applicationsFor(post).filter(isPending);
  const [oldest] = pending.toReversed();
  const [only] = pending.length === 1 ? pending : [];
  const name = hiredFor(post)?.freelancer.name ?? '';
  const handedIn = post.handedIn.at(-1);
  const status = statusOf(post);
  return [
    ...(status === 'PENDING_COMPLETION' && handedIn ? [decision('COMPLETION', handedIn.at, named(post), name)] : []),
    ...(oldest
      ? [
          {
            ...decision('APPLICATION', oldest.sentAt, named(post), ''),
            count: pending.length,
            applicationId: only?.id ?? null,
            freelancerName: only?.freelancer.name ?? null,
          },
        ]
      : []),
    ...(post.approvedAt && !ratingOf(post, 'CLIENT') ? [decision('RATING', post.approvedAt, named(post), name)] : []),
  ];
}

function decisionsOf(client: Client): Schema<'WaitingDecisions'> {
  const proposals = coming(client).filter(({ proposal }) => proposal !== null);
  const decisions = mostUrgentFirst(waitingKinds, [
    ...soon(client).map(({ startsAt, project, freelancer }) => decision('MEETING', startsAt, project, freelancer.name)),
    ...proposals.map(({ proposal, project, freelancer }) =>
      decision('PROPOSAL', proposal?.proposedAt ?? '', project, freelancer.name),
    ),
    ...postsOf(client).flatMap(decisionsAbout),
  ]);
  return { total: decisions.length, meetingsToAnswer: proposals.length, decisions };
}

function statsOf(client: Client): Schema<'ClientStats'> {
  const posts = postsOf(client);
  const count = (...statuses: Schema<'ProjectStatus'>[]) =>
    posts.filter((post) => statuses.includes(statusOf(post))).length;
  const sent = posts.flatMap(applicationsFor);
  const assigned = count('ASSIGNED', 'IN_PROGRESS', 'PENDING_COMPLETION');
  return {
    totalProjects: posts.length,
    openProjects: count('OPEN'),
    assignedProjects: assigned,
    completedProjects: count('COMPLETED'),
    activeProjects: count('OPEN') + assigned,
    totalApplications: sent.length,
    pendingApplications: sent.filter(isPending).length,
    newApplications: sent.filter((one) => isPending(one) && one.viewedAt === null).length,
    freelancersHired: new Set(posts.flatMap((post) => hiredFor(post)?.freelancer ?? [])).size,
  };
}

export function clientDashboard(client: Client): Schema<'ClientDashboard'> {
  const projects = postsOf(client).map(clientProject);
  const recent = applications.filter(({ post }) => post.client === client).slice(0, 3);
  return {
    client: {
      userId: client.userId,
      name: client.name,
      profileImage: client.face,
      companyName: client.company,
      projects,
      openProjects: projects.filter(({ status }) => status === 'OPEN').slice(0, 2),
      appliedProjects: projects
        .filter(({ applicationsCount }) => applicationsCount > 0)
        .map(({ id, title, applicationsCount }) => ({ id, title, applicationsCount })),
    },
    stats: statsOf(client),
    recentApplications: recent.map(({ id, post, freelancer, sentAt, answer }) => ({
      id,
      status: answer?.status ?? 'PENDING',
      createdAt: sentAt,
      project: named(post),
      freelancer: { userId: freelancer.userId, name: freelancer.name, profileImage: freelancer.face },
    })),
    rejections: [],
    waiting: decisionsOf(client),
  };
}
