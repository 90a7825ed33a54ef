import { sql } from 'kysely';

import type { Db, NewRow, Row, Trx } from '../db/schema.ts';

/** Who did what, when. No account where the call takes none, and where an operator acted, who is named with the reason. */
export type Act = { actorId: string | null; action: string; at: Date; operator?: string; reason?: string };

/** What it changed: of which kind, and from which status to which. */
export type Change = {
  entity:
    | 'user'
    | 'session'
    | 'emailCode'
    | 'project'
    | 'application'
    | 'rejection'
    | 'meeting'
    | 'rating'
    | 'supportRequest'
    | 'savedSearch'
    | 'proposalDraft'
    | 'calendarFeed'
    | 'verification';
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

/** The record of one thing, oldest first. */
export async function readAuditLog(db: Db, entity: Change['entity'], entityId: string): Promise<Row<'auditLog'>[]> {
  return db
    .selectFrom('auditLog')
    .selectAll()
    .where('entity', '=', entity)
    .where('entityId', '=', entityId)
    .orderBy('id')
    .execute();
}

/** Removes what happened before an instant. The database refuses every other change of the record. */
export async function forgetAuditLog(db: Db, keptSince: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select set_config('guildhall.audit_kept_since', ${keptSince.toISOString()}, true)`.execute(trx);
    await trx.deleteFrom('auditLog').where('at', '<', keptSince).execute();
  });
}
