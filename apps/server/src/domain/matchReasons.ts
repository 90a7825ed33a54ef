import type { MatchReason } from '@guildhall/api/enums';

/** What each reason counts in `matchScore`, which is their sum. */
export const reasonWeights: Readonly<Record<MatchReason, number>> = {
  'name-exact': 2,
  'name-contains': 1,
  'skill-contains': 1,
};

export function matchScoreOf(reasons: readonly MatchReason[]): number {
  return reasons.reduce((sum, reason) => sum + reasonWeights[reason], 0);
}
