import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import type { Indexer, IndexInput } from 'storybook/internal/types';

const repository = join(import.meta.dirname, '..');

/** What every index is read by: Storybook in its version, and how it is set up here. */
const always = ['package-lock.json', '.storybook/{keptIndex,main}.ts'];

/** What was found in a file. */
interface Kept {
  /** A hash of the file and of everything else that was read for it. */
  key: string;
  stories: IndexInput[];
}

function hashOf(root: string, patterns: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of globSync([...patterns], { cwd: root }).toSorted())
    hash.update(`${path}\n`).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

function readKept(file: string): Kept | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Kept;
  } catch {
    // Never kept, or by a process that was stopped meanwhile.
    return null;
  }
}

interface Options {
  /** Files that the indexer reads besides the one it is asked for, as patterns from the root of the repository. */
  alsoRead?: readonly string[];
  /** Default: this repository. */
  root?: string;
}

/**
 * The same indexer, which reads a file again only when it has changed, or one that is read with it. To find the names of all
 * stories took a third of the time from `npm run storybook` until a story could be seen.
 */
export function kept(indexer: Indexer, { alsoRead = [], root = repository }: Options = {}): Indexer {
  let besides: string | undefined;
  const besidesNow = () => {
    if (besides === undefined) {
      besides = hashOf(root, [...always, ...alsoRead]);
      // All files are indexed in one go, and later each by itself when it changes.
      setTimeout(() => (besides = undefined), 1000).unref();
    }
    return besides;
  };
  return {
    ...indexer,
    createIndex: async (fileName, options) => {
      const key = createHash('sha256').update(besidesNow()).update(readFileSync(fileName)).digest('hex');
      const file = join(root, '.cache/storybookIndex', `${relative(root, fileName)}.json`);
      const before = readKept(file);
      if (before?.key === key) return before.stories;
      const stories = await indexer.createIndex(fileName, options);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify({ key, stories } satisfies Kept));
      return stories;
    },
  };
}
