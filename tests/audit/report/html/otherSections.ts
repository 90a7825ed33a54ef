import type { GroupedFinding } from '../evidence.ts';
import type { Report } from '../report.ts';
import { hasRun } from '../report.ts';
import type { Markup } from './markup.ts';
import { counted, html } from './markup.ts';
import { checkAnchor, criteriaLinks, places } from './parts.ts';

const known = ({ criteria }: Report) => new Set<string>(criteria.map(({ number }) => number));
const titleOf = ({ checks }: Report, id: string) => checks.find((check) => check.id === id)?.title ?? id;

/** The first sentence, without the element's HTML. */
const headingOf = ({ message }: GroupedFinding) => /^[^<]*?(?=\.\s|\s*<|$)/.exec(message)?.[0] ?? message;

function found(report: Report, finding: GroupedFinding): Markup {
  const { check, criteria, message, explanation } = finding;
  return html`<article class="entry">
    <header><h3 class="flush">${headingOf(finding)}</h3></header>
    <dl class="facts">
      <dt>Check</dt>
      <dd><a href="#${checkAnchor(check)}">${titleOf(report, check)}</a></dd>
      <dt>${explanation === undefined ? 'Fault' : 'Not decided'}</dt>
      <dd>${message}</dd>
      ${
        explanation === undefined
          ? null
          : html`<dt>Why it is right</dt>
              <dd>${explanation}</dd>`
      }
      <dt>Criteria</dt>
      <dd>${criteriaLinks(criteria, known(report))}</dd>
      <dt>${counted(finding.places.length, 'page')}</dt>
      <dd>${places(finding)}</dd>
    </dl>
  </article>`;
}

export const findingsSection = (report: Report): Markup => html`
  <section aria-labelledby="findings">
    <h2 id="findings">Faults</h2>
    ${
      report.findings.length === 0
        ? html`<p>
            ${hasRun(report) ? 'None.' : 'None is known.'} What people find and programs do not is still to come.
          </p>`
        : report.findings.map((finding) => found(report, finding))
    }
    ${
      report.failures.length === 0
        ? null
        : html`<h3>Not checked</h3>
            <p>These broke off, so nothing is known of them.</p>
            <ul class="places">
              ${report.failures.map(
                ({ place, check, message }) =>
                  html`<li><code>${place}</code>${check === null ? '' : `, ${check}`}: ${message.slice(0, 400)}</li>`,
              )}
            </ul>`
    }
  </section>
`;

export const explainedSection = (report: Report): Markup => html`
  <section aria-labelledby="explained">
    <h2 id="explained">Explained in writing</h2>
    <p>axe could not decide these. A person looked, and wrote down why they are right. Judge the reasons.</p>
    ${
      report.explained.length === 0
        ? html`<p>There was nothing to explain.</p>`
        : report.explained.map((finding) => found(report, finding))
    }
  </section>
`;

export const checksSection = (report: Report): Markup => html`
  <section aria-labelledby="checks">
    <h2 id="checks">The checks</h2>
    <p>Each was run on every page and story to which it applies.</p>
    ${report.checks.map(
      ({ id, title, method, criteria, pages, runs, findings }) => html`
        <article class="entry" id="${checkAnchor(id)}" tabindex="-1">
          <header><h3 class="flush">${title}</h3></header>
          <p>${method}</p>
          <dl class="facts">
            <dt>Criteria</dt>
            <dd>${criteriaLinks(criteria, known(report))}</dd>
            <dt>Run</dt>
            <dd>${runs === 0 ? 'Not this time' : `${counted(runs, 'time')}, on ${counted(pages, 'page')}`}</dd>
            ${
              runs === 0
                ? null
                : html`<dt>Found</dt>
                    <dd>${findings === 0 ? 'Nothing' : counted(findings, 'fault')}</dd>`
            }
          </dl>
        </article>
      `,
    )}
  </section>
`;

function defects({ defects: result }: Report): Markup {
  if (result === null) return html`<p>It was not run this time. <code>npm run a11y</code> without options runs it.</p>`;
  const { injected, caught, missed } = result;
  return html`
    <p>
      ${counted(injected, 'fault')} of different kinds were put into pages on purpose, one at a time: a label taken
      away, the focus trapped, contrast lowered. The checks caught ${caught}, which is
      ${`${((caught / Math.max(injected, 1)) * 100).toFixed(1)}%`}.
    </p>
    ${
      missed.length === 0
        ? html`<p>None was missed.</p>`
        : html`<p>Missed:</p>
            <ul>
              ${missed.map(({ title, criterion, because }) => html`<li>${title} (${criterion}): ${because}</li>`)}
            </ul>`
    }
  `;
}

export const methodSection = (report: Report): Markup => html`
  <section aria-labelledby="method">
    <h2 id="method">How it was made</h2>
    <dl class="facts">
      <dt>What was run</dt>
      <dd>
        <ul>
          ${report.run.scope.map((line) => html`<li>${line}</li>`)}
        </ul>
      </dd>
      <dt>With</dt>
      <dd>${report.run.browser}, axe-core ${report.run.axe}</dd>
      <dt>It took</dt>
      <dd>${`${Math.floor(report.run.seconds / 60)} min ${report.run.seconds % 60} s`}</dd>
      <dt>To repeat it</dt>
      <dd><code>${report.run.command}</code></dd>
      <dt>Beside this file</dt>
      <dd>
        <code>report.json</code>, all of it for programs, each place of each finding included;
        <code>openacr.yaml</code>, the form for WCAG 2.2 as a draft to be finished by a person
      </dd>
    </dl>
    <h3>Who checks the checks</h3>
    ${defects(report)}
  </section>
`;
