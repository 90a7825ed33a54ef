import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import axe from 'axe-core';

import { readConfig } from '../../../apps/server/src/config.ts';
import { checks, siteChecks } from '../checks/index.ts';
import type { Judged } from '../verdicts/verdict.ts';
import { judged, readVerdicts, seenStories } from '../verdicts/verdicts.ts';
import { gatherEvidence } from './evidence.ts';
import { reportPage } from './html/reportPage.ts';
import { subjectOf, withPeople } from './judgedCriterion.ts';
import { openAcrYaml } from './openAcr.ts';
import { product } from './product.ts';
import type { Report, Run } from './report.ts';

const folder = join(import.meta.dirname, '../../../a11y-report');
const runFile = join(folder, 'run.json');

/** What stands in the report before anything was run. */
const nothingRun = (): Run => ({
  ...gatherEvidence([], [...checks, ...siteChecks]),
  product: product(),
  contact: readConfig(process.env).supportEmail,
  run: {
    startedAt: new Date().toISOString(),
    seconds: 0,
    isWhole: false,
    scope: [],
    browser: 'no browser',
    axe: axe.version,
    command: 'npm run a11y',
  },
  defects: null,
});

const lastRun = (): Run => (existsSync(runFile) ? (JSON.parse(readFileSync(runFile, 'utf8')) as Run) : nothingRun());

/** Sets what people signed beside what programs found. */
export function withVerdicts(run: Run, verdicts: readonly Judged[], screens: readonly string[]): Report {
  const criteria = run.criteria.map((criterion) => {
    const signed = verdicts.filter((verdict) => verdict.criterion === criterion.number);
    return { ...criterion, signed, verdict: withPeople(criterion.verdict, signed, screens) };
  });
  return { ...run, criteria };
}

/** Writes the report of the last run, with every verdict that is signed, for people, for programs and for other reports. */
export async function writeReport(): Promise<void> {
  const seen = seenStories();
  const verdicts = judged(readVerdicts(), seen);
  const screens = [...new Set(Object.keys(seen).map(subjectOf))].filter((subject) => subject.startsWith('screens-'));
  const report = withVerdicts(lastRun(), verdicts, screens);
  await mkdir(folder, { recursive: true });
  await Promise.all([
    writeFile(join(folder, 'index.html'), reportPage(report)),
    writeFile(join(folder, 'report.json'), `${JSON.stringify(report, null, 2)}\n`),
    writeFile(join(folder, 'openacr.yaml'), openAcrYaml(report)),
    // For the panel in which verdicts are signed.
    writeFile(join(folder, 'verdicts.json'), JSON.stringify({ seen, verdicts })),
  ]);
}

/** Keeps what a run found, and writes the report of it. */
export async function reportRun(run: Run): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(runFile, `${JSON.stringify(run, null, 2)}\n`);
  await writeReport();
}
