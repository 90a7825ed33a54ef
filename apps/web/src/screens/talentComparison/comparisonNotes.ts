import type { ComparisonAddress } from '@guildhall/machines/domain/comparison';
import { comparedAtOnce } from '@guildhall/machines/domain/comparison';
import { counted } from '@guildhall/machines/domain/counted';

/** What a comparison does not show of what its address names, and what it needs, in sentences. */
export function comparisonNotes({ people, excess, unreadable }: ComparisonAddress, found: number): string[] {
  const gone = people.length - found;
  return [
    ...(found < comparedAtOnce.least ? ['Choose at least one more freelancer to compare.'] : []),
    ...(gone > 0
      ? [`${counted(gone, 'freelancer')} of this comparison ${gone === 1 ? 'is' : 'are'} no longer listed.`]
      : []),
    ...(excess > 0 ? [`The link includes ${excess} more: ${comparedAtOnce.most} can be compared at once.`] : []),
    ...(unreadable > 0 ? ['Part of the link could not be read. It may be incomplete.'] : []),
  ];
}
