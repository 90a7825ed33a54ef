import type { CriterionNumber } from './check.ts';
import type { CriterionText } from './criteria/criterion.ts';
import { operable } from './criteria/operable.ts';
import { perceivable } from './criteria/perceivable.ts';
import { robust } from './criteria/robust.ts';
import { understandable } from './criteria/understandable.ts';

export interface Criterion extends CriterionText {
  /** The W3C's explanation. */
  url: string;
}

/** The four principles, with their criteria of levels A and AA. */
export const principles: readonly { name: string; criteria: readonly Criterion[] }[] = [
  { name: 'Perceivable', criteria: perceivable.map(withUrl) },
  { name: 'Operable', criteria: operable.map(withUrl) },
  { name: 'Understandable', criteria: understandable.map(withUrl) },
  { name: 'Robust', criteria: robust.map(withUrl) },
];

/** The success criteria of WCAG 2.2, levels A and AA, in the standard's order. */
export const criteria: readonly Criterion[] = principles.flatMap((principle) => principle.criteria);

/** 4.1.1 Parsing: part of the forms for reports, but of WCAG 2.2 no more. */
export const obsoleteCriterion: { number: CriterionNumber; reason: string } = {
  number: '4.1.1',
  reason: 'WCAG 2.2 has removed this criterion as obsolete.',
};

/** The W3C names the page of a criterion by the criterion's name. */
function withUrl(text: CriterionText): Criterion {
  const page = text.name
    .toLowerCase()
    .replaceAll(/[^a-z -]/g, '')
    .replaceAll(' ', '-');
  return { ...text, url: `https://www.w3.org/WAI/WCAG22/Understanding/${page}` };
}
