import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin } from 'vite';

/** The pictures that were accepted of a story. */
export interface AcceptedPictures {
  count: number;
  /**
   * When the last of them was, as ISO 8601. `uncommitted` while it waits to be committed; null where git cannot tell:
   * without it, or where only a part of the history was fetched.
   */
  last: string | null;
}

const root = join(import.meta.dirname, '../..');
const folder = 'tests/visual/baselines';

/** The module's name, and the one by which Vite knows that it is nobody's file. */
const moduleName = 'virtual:accepted-pictures';
const resolvedName = `\0${moduleName}`;

function git(...args: string[]): string {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return '';
  }
}

const isPicture = (line: string) => line.endsWith('.png');
const nameIn = (line: string) => line.slice(line.lastIndexOf('/') + 1);

/** When each picture was last changed, by file name. */
function datesOfPictures(): Map<string, string> {
  const dates = new Map<string, string>();
  if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return dates;
  let date = '';
  for (const line of git('log', '--format=%aI', '--name-only', '--', folder).split('\n')) {
    if (!isPicture(line)) date = line === '' ? date : line;
    else if (!dates.has(nameIn(line))) dates.set(nameIn(line), date);
  }
  for (const line of git('status', '--porcelain', '--untracked-files=all', '--', folder).split('\n')) {
    if (isPicture(line)) dates.set(nameIn(line), 'uncommitted');
  }
  return dates;
}

/** The later of two dates. What is not committed is later than every date; what is unknown says nothing. */
const later = (a: string | null, b: string | null) => ((a ?? '') > (b ?? '') ? a : b);

/** What was accepted of each story, by its id: counted in the folder of the baselines, dated by git. */
export function acceptedPictures(): Record<string, AcceptedPictures> {
  const path = join(root, folder);
  const files = existsSync(path) ? readdirSync(path).filter(isPicture) : [];
  const dates = datesOfPictures();
  const stories: Record<string, AcceptedPictures> = {};
  for (const file of files) {
    const [storyId = ''] = file.split('.');
    const { count, last } = stories[storyId] ?? { count: 0, last: null };
    stories[storyId] = { count: count + 1, last: later(last, dates.get(file) ?? null) };
  }
  return stories;
}

/** Gives the browser what was accepted, as of when Storybook was built or started. */
export function acceptedPicturesModule(): Plugin {
  return {
    name: 'guildhall:accepted-pictures',
    resolveId: (id) => (id === moduleName ? resolvedName : undefined),
    load: (id) => (id === resolvedName ? `export default ${JSON.stringify(acceptedPictures())};` : undefined),
  };
}
