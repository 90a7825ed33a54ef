import { mayApplyAgain } from '@guildhall/machines/domain/applying';

import type { Db } from '../db/schema.ts';
import { assertFresh, etagOf } from '../domain/etag.ts';
import { permitDrafting } from '../domain/lifecycleRules.ts';
import { Refusal } from '../domain/refusal.ts';
import { findOwnApplications } from '../repositories/applications.ts';
import { record } from '../repositories/auditLog.ts';
import { findProject, holdProject } from '../repositories/projects.ts';
import type { ProposalDraftRow } from '../repositories/proposalDrafts.ts';
import { changeDraft, findDraft, insertDraft, lockDraft, removeDraft } from '../repositories/proposalDrafts.ts';
import { isActive } from '../repositories/users.ts';
import { toProposalDraft } from './answers/proposalDraft.ts';
import type { Handler } from './types.ts';

export const getProposalDraft: Handler<'getProposalDraft'> = async ({ params, session, services: { db } }) => {
  const { id: projectId } = await assertShown(db, await findProject(db, params.projectId));
  const row = await findDraft(db, { freelancerId: session.userId, projectId });
  return { status: 200, message: 'Draft loaded.', data: { draft: row ? toProposalDraft(row) : null } };
};

/** The project's row is held: a draft is not kept while the application is sent, or after it. */
export const saveProposalDraft: Handler<'saveProposalDraft'> = async ({ params, body, headers, session, services }) =>
  services.db.transaction().execute(async (trx) => {
    const freelancerId = session.userId;
    const { id: projectId, status } = await assertShown(trx, await holdProject(trx, params.projectId));
    const latest = (await findOwnApplications(trx, freelancerId, [projectId])).get(projectId);
    permitDrafting({ status, hasApplied: latest !== undefined && !mayApplyAgain(latest) });
    const kept = await lockDraft(trx, { freelancerId, projectId });
    // The same text again is the repeat of a call whose answer was lost.
    if (kept && isSame(kept, body)) return answer(kept);
    if (kept) assertFresh(headers['If-Match'], kept.version);
    const now = services.clock.now();
    const text = { proposal: body.proposal, coverLetter: body.coverLetter, updatedAt: now };
    const row = kept
      ? await changeDraft(trx, kept.id, text)
      : await insertDraft(trx, { freelancerId, projectId, ...text });
    if (!row) throw new Refusal(412, 'A draft of this has just been saved on another device. Read that one first.');
    const act = { actorId: freelancerId, action: 'proposalDraft.save', at: now };
    await record(trx, act, [{ entity: 'proposalDraft', id: row.id }]);
    return answer(row);
  });

export const deleteProposalDraft: Handler<'deleteProposalDraft'> = async ({ params, session, services }) =>
  services.db.transaction().execute(async (trx) => {
    const { id: projectId } = await assertShown(trx, await findProject(trx, params.projectId));
    const id = await removeDraft(trx, { freelancerId: session.userId, projectId });
    const act = { actorId: session.userId, action: 'proposalDraft.delete', at: services.clock.now() };
    if (id !== undefined) await record(trx, act, [{ entity: 'proposalDraft', id }]);
    return { status: 200, message: 'Draft removed.', data: null };
  });

const isSame = (one: Text, other: Text): boolean =>
  one.proposal === other.proposal && one.coverLetter === other.coverLetter;

type Text = Pick<ProposalDraftRow, 'proposal' | 'coverLetter'>;

const answer = (row: ProposalDraftRow) =>
  ({
    status: 200,
    message: 'Draft saved.',
    data: toProposalDraft(row),
    headers: { etag: etagOf(row.version) },
  }) as const;

/** A post of an account that was closed or suspended is shown to no one. */
async function assertShown<Project extends { clientId: string }>(db: Db, project: Project | undefined) {
  if (!project || !(await isActive(db, project.clientId))) throw new Refusal(404, 'Invalid project ID.');
  return project;
}
