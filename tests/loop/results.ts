import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What was seen of a flow, or of a page without one. */
export interface Result {
  name: string;
  stories: number;
  states: string[];
  controls: number;
  events: string[];
  findings: number;
}

const folder = join(import.meta.dirname, '../../.cache/loop-results');

export function clearResults(): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

/** Leaves a result for the summary, which another process prints. */
export function leaveResult(result: Result): void {
  writeFileSync(join(folder, `${result.name.replaceAll('/', ' ')}.json`), JSON.stringify(result));
}

export function summary(): string {
  const results = globSync('*.json', { cwd: folder })
    .toSorted()
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Result);
  const sum = (count: (result: Result) => number) => results.reduce((total, result) => total + count(result), 0);
  const flows = results.filter(({ states }) => states.length > 0);
  const lines = flows.map(
    ({ name, states, controls, events }) =>
      `${name}: ${states.length} states, ${controls} controls; ${events.toSorted().join(', ') || 'no event'}`,
  );
  return [
    ...lines,
    `${flows.length} flows, ${sum(({ states }) => states.length)} states, ${sum(({ stories }) => stories)} stories, ` +
      `${sum(({ controls }) => controls)} controls operated, ${sum(({ events }) => events.length)} events seen, ` +
      `${sum(({ findings }) => findings)} findings`,
  ].join('\n');
}
