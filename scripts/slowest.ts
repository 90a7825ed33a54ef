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
  testResults: { name: string; startTime: number; endTime: number }[];
}

/** The parts of Playwright's report that are read here. Times are in milliseconds. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  specs: { file: string; title: string; tests: { results: { duration: number }[] }[] }[];
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
