import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';

import { ensureBrowser } from './browser.ts';
import { debianBinaries, hasDebianPostgres, startDebianPostgres } from './debianPostgres.ts';
import type { Duration, PlaywrightReport, VitestReport } from './slowest.ts';
import { playwrightDurations, slowest, vitestDurations } from './slowest.ts';

/**
 * Every check there is, one stage after the other; `npm test -- unit e2e` runs the named ones. A stage that fails does
 * not keep the next from telling what it knows. The last line counts all tests.
 */
interface Stage {
  name: string;
  command: string[];
  /** Where the runner leaves its counts, if it has any. */
  counts?: 'vitest' | 'playwright';
  /** Starts what the stage needs, or says why it is skipped. */
  prepare?: () => Promise<Preparation>;
}

type Preparation = { env: Record<string, string>; stop: () => Promise<void> } | { skipped: string };

interface Counts {
  passed: number;
  failed: number;
  durations: Duration[];
}

const vitest = (project: string, ...rest: string[]): Stage => ({
  name: project,
  command: ['vitest', 'run', '--project', project, '--reporter=dot', '--reporter=json', ...rest],
  counts: 'vitest',
});

/** What asks PostgreSQL for something; `npm run test:server` runs the whole on any. */
const asksPostgres = [
  'apps/server/',
  'tests/contract/',
  ...['contract', 'law', 'races', 'restore'].map((name) => `tests/proof/${name}/`),
];

const stages: Stage[] = [
  { name: 'check', command: ['node', 'scripts/check.ts'] },
  vitest('unit'),
  vitest('server'),
  { ...vitest('server', ...asksPostgres), name: 'server on PostgreSQL 15', prepare: preparePostgres15 },
  vitest('components'),
  { name: 'e2e', command: ['node', 'scripts/playwright.ts', 'e2e'], counts: 'playwright' },
  { name: 'loop', command: ['node', 'scripts/playwright.ts', 'loop'], counts: 'playwright' },
  { name: 'axe', command: ['node', 'scripts/playwright.ts', 'axe'], counts: 'playwright' },
  {
    name: 'visual',
    command: ['node', 'scripts/playwright.ts', 'visual'],
    counts: 'playwright',
    prepare: async () => {
      // Read here, not above: this file runs before anything is known to be installed for it.
      const { whyNoPictures } = await import('./pinnedChromium.ts');
      return whyNoPictures === null ? { env: {}, stop: async () => {} } : { skipped: whyNoPictures };
    },
  },
];

/** The suite on the oldest PostgreSQL that we promise; the embedded one is the newest. */
async function preparePostgres15(): Promise<Preparation> {
  if (!hasDebianPostgres) return { skipped: `there is no PostgreSQL 15 in ${debianBinaries}` };
  const { connectionString, stop } = await startDebianPostgres();
  return { env: { TEST_DATABASE_URL: connectionString }, stop };
}

const scratch = mkdtempSync(join(tmpdir(), 'guildhall-test-'));

function run({ name, command, counts }: Stage, env: Record<string, string>): Promise<Counts> {
  const [program = '', ...args] = command;
  const report = join(scratch, `${name.replaceAll(' ', '-')}.json`);
  const withReport = counts === 'vitest' ? [...args, `--outputFile.json=${report}`] : args;
  return new Promise((resolve, reject) => {
    const child = spawn(program, withReport, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...env },
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      const result = counts === undefined ? { passed: 0, failed: 0, durations: [] } : read(counts, report);
      // A stage can fail without a failing test: a crash, a hook, a check that counts nothing.
      resolve(code === 0 || result.failed > 0 ? result : { ...result, failed: 1 });
    });
  });
}

function read(kind: NonNullable<Stage['counts']>, report: string): Counts {
  try {
    const text = readFileSync(report, 'utf8');
    if (kind === 'vitest') {
      const result = JSON.parse(text) as VitestReport;
      const durations = vitestDurations(result, process.cwd());
      return { passed: result.numPassedTests, failed: result.numFailedTests, durations };
    }
    const { stats, suites } = JSON.parse(text) as PlaywrightReport;
    const durations = playwrightDurations({ suites });
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky, durations };
  } catch {
    return { passed: 0, failed: 1, durations: [] };
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
const total = { passed: 0, failed: 0 };
const times: string[] = [];
const summary: string[] = [];
for (const stage of chosen) {
  console.log(`\n── ${stage.name} ${'─'.repeat(60 - stage.name.length)}`);
  const start = performance.now();
  const prepared = (await stage.prepare?.()) ?? { env: {}, stop: async () => {} };
  if ('skipped' in prepared) {
    console.log(`Skipped: ${prepared.skipped}.`);
    summary.push(`- ${stage.name}: skipped, ${prepared.skipped}`);
    continue;
  }
  const { passed, failed, durations } = await run(stage, prepared.env);
  await prepared.stop();
  total.passed += passed;
  total.failed += failed;
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  if (durations.length > 0) times.push(`\n${stage.name}`, ...slowest(durations, 10));
  summary.push(`${failed === 0 ? '✓' : '✗'} ${stage.name}: ${passed} passed, ${failed} failed, ${seconds} s`);
}
rmSync(scratch, { recursive: true, force: true });
console.log(`\nWhere the time of each stage goes:${times.join('\n')}`);
console.log(`\n${summary.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
