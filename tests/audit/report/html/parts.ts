import type { CriterionNumber } from '../../check.ts';
import type { CriterionEvidence, GroupedFinding } from '../evidence.ts';
import type { Markup } from './markup.ts';
import { counted, html } from './markup.ts';

export const criterionAnchor = (number: CriterionNumber): string => `criterion-${number.replaceAll('.', '-')}`;
export const checkAnchor = (id: string): string => `check-${id}`;

/** What the run says of a criterion, in two or three words. The colour repeats them. */
export function mark({ checks, runs, findings, verdict }: CriterionEvidence): Markup {
  if (findings > 0) return html`<span class="mark faults">${counted(findings, 'fault')} found</span>`;
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

/** A page of the report shows so many places of a fault; `report.json` has them all. */
const placesShown = 8;

export function places({ places: all }: GroupedFinding): Markup {
  const more = all.length - placesShown;
  return html`<ul class="places">
    ${all.slice(0, placesShown).map(
      ({ place, settings }) =>
        html`<li>
          <code>${place}</code>
          ${settings.length === 1 ? settings[0] : `in ${settings.length} settings, first ${settings[0] ?? ''}`}
        </li>`,
    )}
    ${more > 0 ? html`<li>and ${counted(more, 'more page')}, listed in report.json</li>` : null}
  </ul>`;
}
