import type { RejectionRow } from '../../repositories/rejections.ts';
import type { Schemas } from './common.ts';
import { instant } from './common.ts';

/** How long it can be undone is told by our clock, as the reader's may be wrong. */
export const toRejection = (row: RejectionRow, now: Date): Schemas['Rejection'] => ({
  id: row.id,
  projectId: row.projectId,
  projectTitle: row.projectTitle,
  status: row.status,
  applicationsCount: row.applicationsCount,
  dueAt: instant(row.dueAt),
  secondsLeft: Math.max(0, Math.ceil((row.dueAt.getTime() - now.getTime()) / 1000)),
});
