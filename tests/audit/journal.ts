import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { VisitResult } from './results.ts';

const root = join(import.meta.dirname, '../..');
const file = join(root, '.cache/a11y/journal.jsonl');

/** Results as they come, so that a run that was ended can go on. */
export interface Journal {
  /** What an earlier run of the same sources has told, by the visit's key. */
  known: ReadonlyMap<string, VisitResult>;
  add: (result: VisitResult) => void;
}

/** Changes with everything that a result depends on. */
function stamp(checks: readonly string[]): string {
  const patterns = ['package-lock.json', '.storybook/**', 'packages/*/src/**', 'apps/*/src/**', 'tests/audit/**'];
  const files = globSync(patterns, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile());
  const hash = createHash('sha256').update(checks.join());
  for (const path of files.map((entry) => join(entry.parentPath, entry.name)).toSorted())
    hash.update(`${path.slice(root.length)}\n`).update(readFileSync(path));
  return hash.digest('hex');
}

/** `resume` keeps what is written; without it, or when the sources or the checks have changed, the journal begins anew. */
export function openJournal(resume: boolean, checks: readonly string[]): Journal {
  const now = stamp(checks);
  const lines = resume && existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const isSame = lines[0] === now;
  if (!isSame) {
    if (lines.length > 0) console.log('The sources or the checks have changed since the last run: starting anew.');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${now}\n`);
  }
  const known = new Map<string, VisitResult>();
  for (const line of isSame ? lines.slice(1) : []) {
    if (!line.endsWith('}')) continue;
    const result = JSON.parse(line) as VisitResult;
    // What broke is tried again.
    if (result.failures.length === 0) known.set(result.key, result);
  }
  return { known, add: (result) => appendFileSync(file, `${JSON.stringify(result)}\n`) };
}
