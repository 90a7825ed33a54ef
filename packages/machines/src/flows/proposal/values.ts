import { applyToProject as limits } from '@guildhall/api/limits';
import * as z from 'zod/mini';

import { requiredText } from '../../kit/fields.ts';
import type { Schema } from '../../kit/schema.ts';

export type ProposalValues = Schema<'ProposalCreation'>;

/** What a proposal must say, when it is sent and when it is edited. */
export const proposalText = z.object({
  proposal: requiredText('Enter your proposal.', limits.proposal),
  coverLetter: requiredText('Enter your cover letter.', limits.coverLetter),
});
