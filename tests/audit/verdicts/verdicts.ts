import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Accepted } from '../../visual/accepted.ts';
import { readAccepted } from '../../visual/accepted.ts';
import type { Judged, SignedVerdict } from './verdict.ts';
import { signedVerdict, verdictFile, verdictText } from './verdict.ts';

/** Signed verdicts, a file each, to be committed. */
export const verdictsFolder = join(import.meta.dirname, '../../../docs/verdicts');

/**
 * What identifies how each story looks and what it says, by its id: the hash of its accepted pictures and its accepted
 * transcript.
 */
export function seenStories(accepted: Accepted = readAccepted()): Record<string, string> {
  const lines = Map.groupBy(accepted, ([name]) => name.split('.', 1).join(''));
  const hashed = [...lines].map(([story, its]): [string, string] => [
    story,
    createHash('sha256')
      .update(
        its
          .map((line) => line.join(' '))
          .toSorted()
          .join('\n'),
      )
      .digest('hex')
      .slice(0, 32),
  ]);
  return Object.fromEntries(hashed);
}

/** Every signed verdict. Throws a sentence that names the file where one is not as it should be. */
export function readVerdicts(folder: string = verdictsFolder): SignedVerdict[] {
  return globSync('*.json', { cwd: folder })
    .toSorted()
    .map((file) => {
      const parsed = signedVerdict.safeParse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
      if (!parsed.success)
        throw new Error(
          `${file}: ${parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')}`,
        );
      if (file !== verdictFile(parsed.data)) throw new Error(`${file} should be called ${verdictFile(parsed.data)}.`);
      return parsed.data;
    });
}

/** Sets verdicts beside what the stories are today. */
export const judged = (verdicts: readonly SignedVerdict[], seen: Record<string, string>): Judged[] =>
  verdicts.map((verdict) => ({ ...verdict, isOutdated: seen[verdict.story] !== verdict.seen }));

/** Keeps a verdict in its file, in place of an earlier one on the same criterion and story. */
export function keepVerdict(given: unknown, folder: string = verdictsFolder): SignedVerdict {
  const verdict = signedVerdict.parse(given);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, verdictFile(verdict)), verdictText(verdict));
  return verdict;
}
