import { comparedAtOnce, isChosen } from '@guildhall/machines/domain/comparison';
import type { ChosenFreelancer } from '@guildhall/machines/domain/comparison';

/** What is said about freelancers who are chosen to be compared. */
export const choiceOf = (chosen: readonly ChosenFreelancer[]) => ({
  count: `Compare ${chosen.length} of ${comparedAtOnce.most}`,
  isComparison: chosen.length >= comparedAtOnce.least,
  has: (id: string) => isChosen(chosen, id),
});
