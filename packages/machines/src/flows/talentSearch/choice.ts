import type { ChosenFreelancer } from '../../domain/comparison.ts';
import { isChosen } from '../../domain/comparison.ts';

/** A freelancer is to be compared, or no longer. */
export interface ChoiceChange {
  type: 'choice.change';
  freelancer: ChosenFreelancer;
  isChosen: boolean;
}

/** Whether this changes a choice: someone can be added who is in the list on screen, and left out whatever is listed. */
export function choiceDiffers(
  chosen: readonly ChosenFreelancer[],
  { freelancer: { id }, isChosen: isWanted }: ChoiceChange,
  listed: readonly { id: string }[],
): boolean {
  return isChosen(chosen, id) !== isWanted && (!isWanted || listed.some((freelancer) => freelancer.id === id));
}

/** The choice after that. */
export const choiceAfter = (
  chosen: readonly ChosenFreelancer[],
  { freelancer, isChosen: isWanted }: ChoiceChange,
): readonly ChosenFreelancer[] =>
  isWanted ? [...chosen, freelancer] : chosen.filter(({ id }) => id !== freelancer.id);
