import type { NewRow, Trx } from '../db/schema.ts';

/** Who did what, when; nobody where the call takes no account. */
export type Act = { actorId: string | null; action: string; at: Date };

/** What it changed: of which kind, and from which status to which. */
export type Change = {
  entity: 'user' | 'session' | 'emailCode' | 'project' | 'application' | 'meeting' | 'rating' | 'supportRequest';
  id: string;
  from?: string;
  to?: string;
};

/** Appends in the transaction of the changes themselves, so that neither exists without the other. */
export async function record(trx: Trx, act: Act, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map(({ entity, id, from, to }): NewRow<'auditLog'> => ({
    ...act,
    entity,
    entityId: id,
    fromStatus: from ?? null,
    toStatus: to ?? null,
  }));
  await trx.insertInto('auditLog').values(rows).execute();
}
