import { sql } from 'kysely';

import type { Db, Row, Trx } from '../db/schema.ts';

/** Whose draft it is, and of what. */
interface Whose {
  freelancerId: string;
  projectId: string;
}

interface Text {
  proposal: string;
  coverLetter: string;
}

export type ProposalDraftRow = Row<'proposalDrafts'>;

export async function findDraft(db: Db, { freelancerId, projectId }: Whose): Promise<ProposalDraftRow | undefined> {
  return db
    .selectFrom('proposalDrafts')
    .selectAll()
    .where('freelancerId', '=', freelancerId)
    .where('projectId', '=', projectId)
    .executeTakeFirst();
}

/** The draft on a row that other writers of it wait for. */
export async function lockDraft(trx: Trx, { freelancerId, projectId }: Whose): Promise<ProposalDraftRow | undefined> {
  return trx
    .selectFrom('proposalDrafts')
    .selectAll()
    .where('freelancerId', '=', freelancerId)
    .where('projectId', '=', projectId)
    .forUpdate()
    .executeTakeFirst();
}

/** Keeps the first text of a draft; undefined where another device or window was faster. */
export async function insertDraft(
  trx: Trx,
  draft: Whose & Text & { updatedAt: Date },
): Promise<ProposalDraftRow | undefined> {
  return trx
    .insertInto('proposalDrafts')
    .values(draft)
    .onConflict((conflict) => conflict.columns(['freelancerId', 'projectId']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Keeps another text, under a new version. */
export async function changeDraft(
  trx: Trx,
  id: string,
  change: Text & { updatedAt: Date },
): Promise<ProposalDraftRow | undefined> {
  return trx
    .updateTable('proposalDrafts')
    .set({ ...change, version: sql<number>`nextval('proposal_draft_versions')` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Gives the id of what was removed; undefined where there was nothing. */
export async function removeDraft(trx: Trx, { freelancerId, projectId }: Whose): Promise<string | undefined> {
  const row = await trx
    .deleteFrom('proposalDrafts')
    .where('freelancerId', '=', freelancerId)
    .where('projectId', '=', projectId)
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}
