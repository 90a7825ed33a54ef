import type { listRecentApplications } from '../../repositories/applications.ts';
import type { WaitingRow } from '../../repositories/waitingDecisions.ts';
import type { Schemas } from './common.ts';
import { fileUrl, instant } from './common.ts';

type RecentRow = Awaited<ReturnType<typeof listRecentApplications>>[number];

export const toRecentApplication = (row: RecentRow): Schemas['RecentApplication'] => ({
  id: row.id,
  status: row.status,
  createdAt: instant(row.createdAt),
  project: { id: row.projectId, title: row.projectTitle },
  freelancer: { userId: row.freelancerId, name: row.freelancerName, profileImage: fileUrl(row.freelancerImageId) },
});

export const toWaitingDecision = (row: WaitingRow): Schemas['WaitingDecision'] => ({
  kind: row.kind,
  at: instant(row.at),
  count: row.count,
  project: { id: row.projectId, title: row.projectTitle },
  applicationId: row.applicationId,
  freelancerName: row.freelancerName,
});
