import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The list of accepted pictures, from the root of the repository. */
export const acceptedFile = 'tests/visual/accepted.txt';

const path = join(import.meta.dirname, '../..', acceptedFile);

/** Hashes of the accepted pictures by name: a line a picture, so that a change is a line in a diff and in a blame. */
export type Accepted = ReadonlyMap<string, string>;

export function parseAccepted(text: string): Accepted {
  return new Map(
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [name = '', hash = ''] = line.split(' ');
        return [name, hash];
      }),
  );
}

/** Sorted by name: two branches that accept different pictures merge. */
export const serializeAccepted = (accepted: Accepted): string =>
  [...accepted]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, hash]) => `${name} ${hash}\n`)
    .join('');

export const readAccepted = (): Accepted => parseAccepted(existsSync(path) ? readFileSync(path, 'utf8') : '');

/** Takes over what a run found: a hash is accepted, null takes the picture's line away. */
export function accept(found: ReadonlyMap<string, string | null>): void {
  const next = new Map<string, string | null>([...readAccepted(), ...found]);
  const kept = [...next].filter((entry): entry is [string, string] => entry[1] !== null);
  writeFileSync(path, serializeAccepted(new Map(kept)));
}

/** Asks git which commit set each line, in the form that `parseBlame` reads. */
export const blameAccepted = ['blame', '--line-porcelain', '--', acceptedFile];

/** Which commit set a picture's line, and when, as ISO 8601. No commit while the line is not committed. */
export interface LineOrigin {
  commit: string | null;
  date: string;
}

/** Reads `git blame --line-porcelain`: https://git-scm.com/docs/git-blame#_the_porcelain_format */
export function parseBlame(porcelain: string): Map<string, LineOrigin> {
  const origins = new Map<string, LineOrigin>();
  let commit: string | null = null;
  let date = '';
  for (const line of porcelain.split('\n')) {
    const [, hash] = /^([0-9a-f]{40}) \d/.exec(line) ?? [];
    const [, seconds] = /^committer-time (\d+)$/.exec(line) ?? [];
    if (hash !== undefined) commit = /^0+$/.test(hash) ? null : hash;
    if (seconds !== undefined) date = new Date(Number(seconds) * 1000).toISOString();
    if (line.startsWith('\t'))
      for (const name of parseAccepted(line.slice(1)).keys()) origins.set(name, { commit, date });
  }
  return origins;
}
