import type { CriterionNumber } from '../check.ts';

/** What we say of one success criterion. Its number, name and level are the standard's, the rest is ours. */
export interface CriterionText {
  number: CriterionNumber;
  /** As https://www.w3.org/TR/WCAG22/ has it. */
  name: string;
  level: 'A' | 'AA';
  /** What a program can check of it. */
  automation: string;
  /** What only a person can tell. */
  person: string;
  /** Why nothing in the product falls under it. Only where that can be shown from its sources. */
  notApplicable?: string;
}
