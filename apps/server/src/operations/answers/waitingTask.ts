import type { WaitingTaskRow } from '../../repositories/waitingTasks.ts';
import type { Schemas } from './common.ts';
import { instant } from './common.ts';

export const toWaitingTask = (row: WaitingTaskRow): Schemas['WaitingTask'] => ({
  kind: row.kind,
  at: instant(row.at),
  project: { id: row.projectId, title: row.projectTitle },
  clientName: row.clientName,
  reason: row.reason,
});
