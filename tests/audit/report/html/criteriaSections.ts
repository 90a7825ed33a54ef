import { principles } from '../../criteria.ts';
import { judgements } from '../../verdicts/verdict.ts';
import type { CheckEvidence, CriterionEvidence } from '../evidence.ts';
import type { JudgedCriterion, Report } from '../report.ts';
import type { Markup } from './markup.ts';
import { counted, html } from './markup.ts';
import { checkAnchor, criterionAnchor, mark } from './parts.ts';

/** The report's criteria under their principles. */
const byPrinciple = ({ criteria }: Report) =>
  principles.map(({ name }, index) => ({
    name,
    criteria: criteria.filter(({ number }) => number.startsWith(`${index + 1}.`)),
  }));

export const glance = (report: Report): Markup => html`
  <section aria-labelledby="glance">
    <h2 id="glance">At a glance</h2>
    <p>
      WCAG 2.2 has 55 success criteria at levels A and AA. “Nothing found” is not “met”: it says that the checks which
      stand behind the criterion found no fault where they were run.
    </p>
    ${byPrinciple(report).map(
      ({ name, criteria }, index) => html`
        <table>
          <caption>
            ${`${index + 1}. ${name}`}
          </caption>
          <thead>
            <tr>
              <th scope="col">Criterion</th>
              <th scope="col" class="level">Level</th>
              <th scope="col" class="number wide">Checks</th>
              <th scope="col" class="number wide">Runs</th>
              <th scope="col" class="result">This run</th>
            </tr>
          </thead>
          <tbody>
            ${criteria.map(
              (criterion) =>
                html`<tr>
                  <th scope="row">
                    <a href="#${criterionAnchor(criterion.number)}">${criterion.number} ${criterion.name}</a>
                  </th>
                  <td class="level">${criterion.level}</td>
                  <td class="number wide">${criterion.checks.length}</td>
                  <td class="number wide">${criterion.runs}</td>
                  <td class="result">${mark(criterion)}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      `,
    )}
  </section>
`;

function ranOn(criterion: CriterionEvidence, checks: readonly CheckEvidence[]): Markup {
  if (criterion.checks.length === 0) return html`None. No program can tell enough here.`;
  return html`<ul>
    ${checks
      .filter(({ id }) => criterion.checks.includes(id))
      .map(
        ({ id, title, pages, runs }) =>
          html`<li>
            <a href="#${checkAnchor(id)}">${title}</a>: ${counted(runs, 'run')} on ${counted(pages, 'page')}
          </li>`,
      )}
  </ul>`;
}

function foundIn({ number, findings, explained, runs }: CriterionEvidence): Markup {
  if (findings > 0) return html`<a href="#findings">${counted(findings, 'fault')}</a>`;
  const written =
    explained > 0
      ? html`; ${counted(explained, 'thing')} that a program cannot decide,
          <a href="#explained">explained in writing</a>`
      : null;
  return runs === 0 ? html`No check was run for ${number}.` : html`Nothing${written}.`;
}

/** What people signed of it, each with the story that they saw. */
function signedOf({ signed }: JudgedCriterion): Markup {
  if (signed.length === 0) return html`No one yet.`;
  return html`<ul>
    ${signed.map(
      ({ story, judgement, by, on, note, isOutdated }) =>
        html`<li>
          ${judgements[judgement]} in <code>${story}</code>: ${note} (${by},
          ${on})${isOutdated ? '. Outdated: what was judged has changed since.' : ''}
        </li>`,
    )}
  </ul>`;
}

const entry = (criterion: JudgedCriterion, checks: readonly CheckEvidence[]): Markup => html`
  <article class="entry" id="${criterionAnchor(criterion.number)}" tabindex="-1">
    <header>
      <h4>${criterion.number} ${criterion.name} <span class="level">Level ${criterion.level}</span></h4>
      ${mark(criterion)}
    </header>
    <dl class="facts">
      <dt>Programs can tell</dt>
      <dd>${criterion.automation}</dd>
      <dt>Checks run</dt>
      <dd>${ranOn(criterion, checks)}</dd>
      <dt>Found</dt>
      <dd>${foundIn(criterion)}</dd>
      <dt>Left to a person</dt>
      <dd>${criterion.person}</dd>
      <dt>Judged by people</dt>
      <dd>${signedOf(criterion)}</dd>
      ${
        criterion.notApplicable === undefined
          ? null
          : html`<dt>Not applicable because</dt>
              <dd>${criterion.notApplicable}</dd>`
      }
      <dt>In OpenACR</dt>
      <dd><code>${criterion.verdict.level}</code></dd>
      <dt>The standard</dt>
      <dd><a href="${criterion.url}">Understanding ${criterion.number} ${criterion.name}</a></dd>
    </dl>
  </article>
`;

export const criterionByCriterion = (report: Report): Markup => html`
  <section aria-labelledby="criteria">
    <h2 id="criteria">Criterion by criterion</h2>
    <p>For each: what a program can check, what was run, what was found, and what is left to you.</p>
    ${byPrinciple(report).map(
      ({ name, criteria }) => html`
        <h3>${name}</h3>
        ${criteria.map((criterion) => entry(criterion, report.checks))}
      `,
    )}
  </section>
`;
