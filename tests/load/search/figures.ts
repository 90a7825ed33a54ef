import { readFile } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';

/** What one piece of work took, in milliseconds: by the clock, and of processors, in the database and here. */
export type Took = { clock: number; work: number };

/** The value below which the share (0 to 1) of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

const column = (value: number): string => (Number.isNaN(value) ? '-' : value.toFixed(1)).padStart(8);

export const headline = [
  `${''.padEnd(44)}${'by the clock (ms)'.padStart(24)}   ${'of processors (ms)'.padStart(21)}`,
  `${''.padEnd(44)}${['p50', 'p95', 'max', ' ', 'p50', 'p95', 'max'].map((name) => name.padStart(name === ' ' ? 3 : 8)).join('')}`,
].join('\n');

export function line(name: string, took: readonly Took[], note = ''): string {
  const figures = (values: number[]) =>
    [quantile(values, 0.5), quantile(values, 0.95), Math.max(...values)].map(column);
  const [clock, work] = [figures(took.map((one) => one.clock)), figures(took.map((one) => one.work))];
  return `${name.padEnd(44)}${clock.join('')}   ${work.join('')}  ${note}`;
}

/**
 * Times `work` by the clock, and by the processor time of this process and of the database's at `pid`. On a machine with
 * other guests the clock includes them; processor time is of the search alone. Known on Linux, of a database there.
 */
export async function time(pid: number | undefined, work: () => Promise<unknown>): Promise<Took> {
  const there = await processorTime(pid);
  const [here, start] = [process.cpuUsage(), performance.now()];
  await work();
  const clock = performance.now() - start;
  const { user, system } = process.cpuUsage(here);
  return { clock, work: (user + system) / 1000 + (await processorTime(pid)) - there };
}

async function processorTime(pid: number | undefined): Promise<number> {
  if (pid === undefined) return Number.NaN;
  const [nanoseconds] = (await readFile(`/proc/${pid}/schedstat`, 'utf8').catch(() => 'NaN')).split(' ');
  return Number(nanoseconds) / 1e6;
}
