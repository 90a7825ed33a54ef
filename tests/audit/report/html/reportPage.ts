import type { Report } from '../report.ts';
import { hasRun } from '../report.ts';
import { criterionByCriterion, glance } from './criteriaSections.ts';
import type { Markup } from './markup.ts';
import { counted, html } from './markup.ts';
import { checksSection, explainedSection, findingsSection, methodSection } from './otherSections.ts';
import { style } from './style.ts';

const dateOf = ({ run }: Report) =>
  new Date(run.startedAt).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

const sections = {
  findings: 'Faults',
  glance: 'At a glance',
  criteria: 'Criterion by criterion',
  checks: 'The checks',
  explained: 'Explained in writing',
  method: 'How it was made',
};

function figures({
  figures: { stories, routes, runs, axeRuns, criteriaWithCheck, findings, failures },
}: Report): Markup {
  const all: readonly [number: Markup, what: string][] = [
    [
      html`${findings + failures}`,
      `${findings === 1 ? 'fault' : 'faults'} found${failures === 0 ? '' : `, ${counted(failures, 'check')} broken off`}`,
    ],
    [html`${criteriaWithCheck}/55`, 'criteria with a check behind them'],
    [html`${stories}`, 'stories: every state of every component and screen'],
    [html`${routes}`, 'pages of the running product, by person and data'],
    [html`${axeRuns}`, 'runs of axe'],
    [html`${runs - axeRuns}`, 'runs of other checks'],
  ];
  return html`<dl class="figures">
    ${all.map(
      ([number, what]) =>
        html`<div class="figure">
          <dt>${what}</dt>
          <dd>${number}</dd>
        </div>`,
    )}
  </dl>`;
}

/** The report as one file: nothing is loaded from elsewhere, and no script runs. */
export function reportPage(report: Report): string {
  const { product, contact, run } = report;
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Accessibility evidence, ${dateOf(report)} | ${product.name}</title>
        <style>
          ${{ html: style() }}
        </style>
      </head>
      <body>
        <a class="skip" href="#findings">Skip to the findings</a>
        <header class="masthead">
          <p class="byline">
            <b>${product.name} ${product.version}</b>
            ${product.commit === null ? null : html`<span>commit <code>${product.commit.slice(0, 12)}</code></span>`}
            <time datetime="${run.startedAt}">${dateOf(report)}</time>
          </p>
          <h1>Accessibility evidence</h1>
          ${
            run.isWhole
              ? null
              : html`<p class="notice">
                  ${
                    hasRun(report)
                      ? `Only a part was looked at: ${run.scope.join('; ')}. The report says nothing of the rest.`
                      : html`No program has looked yet: <code>npm run a11y</code> does. This is what stands behind each
                          criterion, and what people signed.`
                  }
                </p>`
          }
          <p class="lead">
            What programs
            ${run.isWhole ? 'found on every story and every page' : hasRun(report) ? 'found there' : 'find'}, set
            against WCAG 2.2 levels A and AA, what people judged, and what is left to a person. It is evidence for an
            audit. No criterion is called met because a program found nothing.
          </p>
          ${hasRun(report) ? figures(report) : null}
          <nav class="contents" aria-label="Contents">
            ${Object.entries(sections).map(([id, title]) => html`<a href="#${id}">${title}</a>`)}
          </nav>
        </header>
        <main>
          ${findingsSection(report)} ${glance(report)} ${criterionByCriterion(report)} ${checksSection(report)}
          ${explainedSection(report)} ${methodSection(report)}
        </main>
        <footer class="byline foot">
          <span>Questions about accessibility: <a href="mailto:${contact}">${contact}</a></span>
        </footer>
      </body>
    </html>`;
  return page.html.replaceAll(/\n\s+/g, '\n');
}
