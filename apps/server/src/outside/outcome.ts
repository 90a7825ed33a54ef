import type { VerificationProblem } from '@guildhall/api/enums';

/** Why a page was not had, or did not prove what it should; `detail` is what it answered, where that helps. */
export type Failed = { readonly problem: VerificationProblem; readonly detail: string | null };

export const failed = (problem: VerificationProblem, detail: string | null = null): Failed => ({
  problem,
  // Of others: a name or a type that is endless belongs into no row.
  detail: detail === null ? null : detail.slice(0, 100),
});

export const isFailed = (outcome: object): outcome is Failed => 'problem' in outcome;
