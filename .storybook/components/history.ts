import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** A commit that changed a component. */
export interface Change {
  /** As `YYYY-MM-DD`. */
  date: string;
  subject: string;
}

const root = join(import.meta.dirname, '../..');
const folder = 'packages/ui/src/components';

/** What no name of a file and no subject begins with. */
const mark = '\u0001';

/**
 * The commits that changed what each component is or looks like, the newest first. None where git does not know all of
 * them: without it, or where only a part of the history was fetched.
 */
export function componentHistory(): Record<string, Change[]> {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  const history: Record<string, Change[]> = {};
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return {};
    const log = git('log', '--name-only', `--format=${mark}%as%n%s`, '--', `${folder}/*/*.tsx`, `${folder}/*/*.css.ts`);
    for (const commit of log.split(mark).slice(1)) {
      const [date = '', subject = '', ...files] = commit.split('\n');
      const shipped = files.filter((file) => !/\.(?:stories|test)\.tsx$/.test(file));
      const changed = new Set(shipped.flatMap((file) => file.split('/')[4] ?? []));
      for (const component of changed) (history[component] ??= []).push({ date, subject });
    }
  } catch {
    return {};
  }
  return history;
}
