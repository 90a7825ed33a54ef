import { stripVTControlCharacters } from 'node:util';

/** How long one test took, or one file of tests where the runner counts files. */
export interface Duration {
  title: string;
  /** In seconds. */
  seconds: number;
}

/** The parts of Vitest's report that are read here. Times are in milliseconds. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    startTime: number;
    endTime: number;
    status: string;
    /** Why the file failed by itself: it could not be loaded, or a hook failed. */
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
  }[];
}

/** The parts of Playwright's report that are read here. Times are in milliseconds. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  specs: {
    file: string;
    title: string;
    ok: boolean;
    tests: { results: { duration: number; errors: { message?: string }[] }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

/** Files, since Vitest runs a file's tests one after the other. */
export const vitestDurations = ({ testResults }: VitestReport, root: string): Duration[] =>
  testResults.map(({ name, startTime, endTime }) => ({
    title: name.replace(`${root}/`, ''),
    seconds: (endTime - startTime) / 1000,
  }));

export const playwrightDurations = ({ suites }: Pick<PlaywrightReport, 'suites'>): Duration[] =>
  suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.map(({ file, title, tests }) => ({
      title: `${file}: ${title}`,
      seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration / 1000, 0),
    })),
    ...playwrightDurations({ suites: inner }),
  ]);

/** The longest ones as lines to print, and how much of the stage's work they are. */
export function slowest(durations: readonly Duration[], count: number): string[] {
  const all = durations.reduce((sum, { seconds }) => sum + seconds, 0);
  return durations
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ title, seconds }) => {
      const share = Math.round((100 * seconds) / all);
      return `${seconds.toFixed(0).padStart(6)} s ${String(share).padStart(3)}% ${title.slice(0, 100)}`;
    });
}

/** A test that failed, and the first lines of why. */
export interface Failure {
  title: string;
  reason: string;
}

export const vitestFailures = ({ testResults }: VitestReport, root: string): Failure[] =>
  testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = name.replace(`${root}/`, '');
      const failed = assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => failure(`${file}: ${fullName}`, failureMessages?.[0]));
      return failed.length > 0 ? failed : [failure(file, message)];
    });

/** Flaky ones too: no test here is tried again, and one that was has failed once. */
export const playwrightFailures = ({ suites }: Pick<PlaywrightReport, 'suites'>): Failure[] =>
  suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs
      .map(({ file, title, ok, tests }) => {
        const errors = tests.flatMap(({ results }) => results).flatMap((result) => result.errors);
        const reason = errors.map(({ message }) => message).join('\n');
        return { ok: ok && errors.length === 0, failure: failure(`${file}: ${title}`, reason) };
      })
      .filter(({ ok }) => !ok)
      .map((spec) => spec.failure),
    ...playwrightFailures({ suites: inner }),
  ]);

function failure(title: string, reason = ''): Failure {
  const lines = stripVTControlCharacters(reason)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.includes('/node_modules/'));
  return { title, reason: lines.slice(0, 24).join('\n').slice(0, 2000) };
}

/** The failures as lines to print: a stage's output may be far above, or cut off by who keeps it. */
export const failureLines = (failures: readonly Failure[]): string[] => [
  ...failures
    .slice(0, 20)
    .flatMap(({ title, reason }) => [`✗ ${title}`, ...reason.split('\n').map((line) => `    ${line}`)]),
  ...(failures.length > 20 ? [`and ${failures.length - 20} more`] : []),
];
