import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';

import { buildIfNeeded } from '../apps/web/scripts/build.ts';
import { ensureBrowser } from './browser.ts';
import { debianBinaries, hasDebianPostgres, startDebianPostgres } from './debianPostgres.ts';
import { buildStorybook } from './storybookStatic.ts';
import type { Duration, Failure, PlaywrightReport, VitestReport } from './testReports.ts';
import {
  failureLines,
  playwrightDurations,
  playwrightFailures,
  slowest,
  vitestDurations,
  vitestFailures,
} from './testReports.ts';

/**
 * Every check there is, two stages at a time; `npm test -- unit e2e` runs the named ones. A stage that fails does not
 * keep the next from telling what it knows. What a stage prints comes as a whole when it has ended. The last line counts
 * all tests.
 */
interface Stage {
  name: string;
  command: string[];
  /** Where the runner leaves its counts, if it has any. */
  counts?: 'vitest' | 'playwright';
  /** No other stage runs beside it. */
  isAlone?: boolean;
  /** Starts what the stage needs, or says why it is skipped. */
  prepare?: () => Promise<Preparation>;
}

type Preparation = { env: Record<string, string>; stop: () => Promise<void> } | { skipped: string };

interface Counts {
  passed: number;
  failed: number;
  durations: Duration[];
  failures: Failure[];
}

/** A stage that may speak while it runs has the terminal to itself. */
type Running = Stage & { speaks: boolean };

interface Outcome extends Counts {
  output: string;
}

const vitest = (project: string): Stage => ({
  name: project,
  command: ['vitest', 'run', '--project', project, '--reporter=dot', '--reporter=json'],
  counts: 'vitest',
});

/** In the order in which they start: of two that share the machine the shorter ones come last, so that none waits long. */
const stages: Stage[] = [
  { name: 'check', command: ['node', 'scripts/check.ts'], isAlone: true },
  // Three servers, databases and browsers are as much as two processors hold.
  { name: 'e2e', command: ['node', 'scripts/playwright.ts', 'e2e'], counts: 'playwright', isAlone: true },
  // So are three browsers that draw and operate stories: beside them a server runs out of its time limits.
  { name: 'stories', command: ['node', 'scripts/playwright.ts', 'stories'], counts: 'playwright', isAlone: true },
  { ...vitest('server'), prepare: besidePostgres15 },
  { name: 'audit', command: ['node', 'scripts/playwright.ts', 'audit'], counts: 'playwright' },
  { ...vitest('server'), name: 'server on PostgreSQL 15', prepare: preparePostgres15 },
  vitest('components'),
  vitest('unit'),
];

/** What the oldest PostgreSQL is not asked, or everything where there is none. */
async function besidePostgres15(): Promise<Preparation> {
  return { env: hasDebianPostgres ? { TEST_POSTGRES: 'newest' } : {}, stop: async () => {} };
}

/** Whose subject is the database, on the oldest PostgreSQL that we promise; the embedded one is the newest. */
async function preparePostgres15(): Promise<Preparation> {
  if (!hasDebianPostgres) return { skipped: `there is no PostgreSQL 15 in ${debianBinaries}` };
  const { connectionString, stop } = await startDebianPostgres();
  return { env: { TEST_DATABASE_URL: connectionString, TEST_POSTGRES: 'oldest' }, stop };
}

const scratch = mkdtempSync(join(tmpdir(), 'guildhall-test-'));

async function run({ name, command, counts, speaks }: Running, env: Record<string, string>): Promise<Outcome> {
  const [program = '', ...args] = command;
  const report = join(scratch, `${name.replaceAll(' ', '-')}.json`);
  const withReport = counts === 'vitest' ? [...args, `--outputFile.json=${report}`] : args;
  const child = spawn(program, withReport, {
    stdio: speaks ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  const closed = once(child, 'close');
  const [code] = (await once(child, 'exit')) as [number | null];
  // The last words may come after the end; a process that was left behind is not waited for.
  await Promise.race([closed, setTimeout(5000)]);
  const result = counts === undefined ? { passed: 0, failed: 0, durations: [], failures: [] } : read(counts, report);
  // A stage can fail without a failing test: a crash, a hook, a check that counts nothing.
  const failed = code === 0 || result.failed > 0 ? result.failed : 1;
  return { ...result, failed, output };
}

function read(kind: NonNullable<Stage['counts']>, report: string): Counts {
  try {
    const text = readFileSync(report, 'utf8');
    if (kind === 'vitest') {
      const result = JSON.parse(text) as VitestReport;
      const [durations, failures] = [vitestDurations(result, process.cwd()), vitestFailures(result, process.cwd())];
      return { passed: result.numPassedTests, failed: result.numFailedTests, durations, failures };
    }
    const { stats, suites } = JSON.parse(text) as PlaywrightReport;
    const [durations, failures] = [playwrightDurations({ suites }), playwrightFailures({ suites })];
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky, durations, failures };
  } catch {
    return { passed: 0, failed: 1, durations: [], failures: [] };
  }
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !stages.some((stage) => stage.name === name));
if (unknown.length > 0) {
  console.error(`There is no stage ${unknown.join(', ')}. There are: ${stages.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
const chosen = stages.filter(({ name }) => wanted.length === 0 || wanted.includes(name));

await ensureBrowser();
// Stages beside each other would both build what they do not find. What cannot be built is a stage's to report.
if (chosen.some(({ name }) => ['stories', 'audit'].includes(name))) await buildStorybook().catch(() => {});
if (chosen.some(({ name }) => ['e2e', 'server'].includes(name))) await buildIfNeeded().catch(() => {});

const total = { passed: 0, failed: 0 };
const times: string[] = [];
const summary: string[] = [];
const failureReport: string[] = [];

async function runStage(stage: Running): Promise<void> {
  const start = performance.now();
  const heading = `\n── ${stage.name} ${'─'.repeat(60 - stage.name.length)}`;
  console.log(stage.speaks ? heading : `\n${stage.name} …`);
  const prepared = (await stage.prepare?.()) ?? { env: {}, stop: async () => {} };
  if ('skipped' in prepared) {
    console.log(`Skipped ${stage.name}: ${prepared.skipped}.`);
    summary.push(`- ${stage.name}: skipped, ${prepared.skipped}`);
    return;
  }
  const { passed, failed, durations, failures, output } = await run(stage, prepared.env);
  await prepared.stop();
  total.passed += passed;
  total.failed += failed;
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  if (durations.length > 0) times.push(`\n${stage.name}`, ...slowest(durations, 10));
  if (failures.length > 0) failureReport.push(`\n${stage.name}`, ...failureLines(failures));
  const line = `${failed === 0 ? '✓' : '✗'} ${stage.name}: ${passed} passed, ${failed} failed, ${seconds} s`;
  if (!stage.speaks) console.log(`${heading}\n${output.trimEnd()}\n${line}`);
  summary.push(line);
}

const start = performance.now();
const isAlone = (stage: Stage) => stage.isAlone === true || chosen.length === 1;
for (const stage of chosen.filter(isAlone)) await runStage({ ...stage, speaks: true });
const shared = chosen.filter((stage) => !isAlone(stage));
const takeTurns = async () => {
  for (let stage = shared.shift(); stage !== undefined; stage = shared.shift())
    await runStage({ ...stage, speaks: false });
};
await Promise.all([takeTurns(), takeTurns()]);
rmSync(scratch, { recursive: true, force: true });
console.log(`\nWhere the time of each stage goes:${times.join('\n')}`);
if (failureReport.length > 0) console.log(`\nWhat failed:${failureReport.join('\n')}`);
const minutes = ((performance.now() - start) / 60_000).toFixed(1);
console.log(`\n${summary.join('\n')}\n\n${total.passed} passed, ${total.failed} failed, ${minutes} minutes`);
// What is written to a pipe may still be on its way, and what a stage has left behind would keep us.
process.stdout.write('', () => process.exit(total.failed === 0 ? 0 : 1));
