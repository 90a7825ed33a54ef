import type { NewRow, Trx } from '../db/schema.ts';

/** What happened to what, by whom; one row for each change of state. */
export type AuditEntry = {
  actorId: string;
  action: string;
  entity: 'user' | 'project' | 'application' | 'meeting' | 'rating';
  entityId: string;
  from?: string;
  to?: string;
};

/** Appends in the transaction of the change itself, so that neither exists without the other. */
export async function record(trx: Trx, at: Date, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map(({ from, to, ...entry }): NewRow<'auditLog'> => ({
    ...entry,
    at,
    fromStatus: from ?? null,
    toStatus: to ?? null,
  }));
  await trx.insertInto('auditLog').values(rows).execute();
}
