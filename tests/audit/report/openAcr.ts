import { stringify } from 'yaml';

import { obsoleteCriterion } from '../criteria.ts';
import type { Level } from './conformance.ts';
import type { OpenAcr } from './openAcrSchema.ts';
import { openAcr } from './openAcrSchema.ts';
import type { Report } from './report.ts';
import { hasRun } from './report.ts';

type Rows = OpenAcr['chapters']['success_criteria_level_a']['criteria'];

const adherence = (num: string, level: Level, notes: string): Rows[number] => ({
  num,
  components: [{ name: 'web', adherence: { level, notes } }],
});

const caution =
  'A draft, made by programs with the verdicts that people have signed. "Not evaluated" stands at levels A and AA on purpose, although a finished report has no room for it there: before this is published, a person replaces each with what they found.';

/** The report in the form of https://github.com/GSA/openacr, after the form for WCAG 2.2. */
export function toOpenAcr({ product, contact, run, criteria, figures }: Report): OpenAcr {
  const chapter = (level: 'A' | 'AA') =>
    criteria
      .filter((criterion) => criterion.level === level)
      .map(({ number, verdict }) => adherence(number, verdict.level, verdict.remark));
  const levelA = chapter('A');
  // The form has a row for it, before the last.
  levelA.splice(-1, 0, adherence(obsoleteCriterion.number, 'not-applicable', obsoleteCriterion.reason));
  const scope = hasRun({ run }) ? `Only a part was looked at: ${run.scope.join('; ')}` : 'Nothing was run yet';
  const part = run.isWhole ? '' : `${scope}. `;
  return openAcr.parse({
    title: `${product.name} Accessibility Conformance Report`,
    product: {
      name: product.name,
      version: product.commit === null ? product.version : `${product.version} (${product.commit.slice(0, 12)})`,
      description: 'A freelance marketplace on the web.',
    },
    author: { name: `${product.name} accessibility checks`, email: contact },
    report_date: run.startedAt.slice(0, 10),
    version: 1,
    notes: `${part}${caution}`,
    evaluation_methods_used: `${run.isWhole ? run.scope.join('; ') : scope}. ${figures.runs.toLocaleString('en-US')} runs of automated checks, ${figures.axeRuns.toLocaleString('en-US')} of them by axe-core ${run.axe}, in ${run.browser}.`,
    catalog: '2.5-edition-wcag-2.2-en',
    chapters: {
      success_criteria_level_a: { criteria: levelA },
      success_criteria_level_aa: { criteria: chapter('AA') },
      success_criteria_level_aaa: { disabled: true, notes: 'Level AAA is not promised.' },
    },
  });
}

export const openAcrYaml = (report: Report): string => stringify(toOpenAcr(report), { lineWidth: 100 });
