import type { CriterionNumber } from '../../check.ts';
import type { FoundPlace, GroupedFinding } from '../evidence.ts';
import type { JudgedCriterion } from '../report.ts';
import type { Markup } from './markup.ts';
import { counted, html } from './markup.ts';

export const criterionAnchor = (number: CriterionNumber): string => `criterion-${number.replaceAll('.', '-')}`;
export const checkAnchor = (id: string): string => `check-${id}`;

/** What programs and people say of a criterion, in two or three words. The colour repeats them. */
export function mark({ checks, runs, findings, verdict, signed }: JudgedCriterion): Markup {
  if (findings > 0) return html`<span class="mark faults">${counted(findings, 'fault')} found</span>`;
  const isFailed = signed.some(({ judgement, isOutdated }) => judgement === 'fails' && !isOutdated);
  if (isFailed) return html`<span class="mark faults">Failed by a person</span>`;
  if (verdict.level === 'supports') return html`<span class="mark checked">Met</span>`;
  if (verdict.level === 'not-applicable') return html`<span class="mark none">Not applicable</span>`;
  if (checks.length === 0) return html`<span class="mark person">A person only</span>`;
  if (runs === 0) return html`<span class="mark unrun">Not run</span>`;
  return html`<span class="mark checked">Nothing found</span>`;
}

export const criteriaLinks = (numbers: readonly CriterionNumber[], known: ReadonlySet<string>): Markup =>
  numbers.length === 0
    ? html`No criterion: a good practice`
    : html`${numbers.map((number, index) => [
        index === 0 ? '' : ', ',
        known.has(number) ? html`<a href="#${criterionAnchor(number)}">${number}</a>` : number,
      ])}`;

/** So many places of a fault are seen at once; the rest unfolds, and is printed. */
const placesShown = 8;

const line = ({ place, settings, targets }: FoundPlace): Markup =>
  html`<li>
    <code>${place}</code>
    ${settings.length === 1 ? settings[0] : `in ${settings.length} settings, first ${settings[0] ?? ''}`}:
    ${targets.map((target, index) => [index === 0 ? '' : ', ', html`<code>${target}</code>`])}
  </li>`;

/** Every page on which it was met, with the elements there. */
export function places({ places: all }: GroupedFinding): Markup {
  const rest = all.slice(placesShown);
  return html`<ul class="places">
      ${all.slice(0, placesShown).map(line)}
    </ul>
    ${
      rest.length > 0
        ? html`<details>
            <summary>and ${counted(rest.length, 'more page')}</summary>
            <ul class="places">
              ${rest.map(line)}
            </ul>
          </details>`
        : null
    }`;
}
