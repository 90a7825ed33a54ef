import { etagOf } from '../../domain/etag.ts';
import type { ProposalDraftRow } from '../../repositories/proposalDrafts.ts';
import type { Schemas } from './common.ts';
import { instant } from './common.ts';

export const toProposalDraft = (row: ProposalDraftRow): Schemas['ProposalDraft'] => ({
  proposal: row.proposal,
  coverLetter: row.coverLetter,
  etag: etagOf(row.version),
  updatedAt: instant(row.updatedAt),
});
