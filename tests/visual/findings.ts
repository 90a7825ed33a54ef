import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Difference } from './difference.ts';
import { isTranscript } from './transcripts.ts';

/** One picture or transcript that is not the accepted one. */
export interface Finding {
  /** Its name in the list of accepted pictures. */
  name: string;
  /** `changed`: another picture was accepted; `new`: none was yet; `left`: accepted, but no story asks for it. */
  kind: 'changed' | 'new' | 'left';
  /** What it would be accepted as; null where there is no picture any more. */
  hash: string | null;
  difference?: Omit<Difference, 'picture'>;
  /** Why the picture before cannot be shown. */
  withoutBefore?: string;
}

/** PNGs of a finding; of a transcript its texts, which have no third. */
export type Pictures = Partial<Record<'before' | 'after' | 'difference', Buffer>>;

const folder = join(import.meta.dirname, '../../.cache/visual-findings');

const endingOf = (name: string) => (isTranscript(name) ? 'txt' : 'png');

/** Forgets what an earlier run found. */
export async function clearFindings(): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}

/** Leaves a finding where other processes, after the last test, will look. Adds to what was left of it before. */
export async function leaveFinding(finding: Finding, pictures: Pictures): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [part, png] of Object.entries(pictures))
    await writeFile(join(folder, `${finding.name}.${part}.${endingOf(finding.name)}`), png);
  await writeFile(join(folder, `${finding.name}.json`), JSON.stringify(finding));
}

/** Everything that the run found, by name. */
export function readFindings(): (Finding & { pictures: Pictures })[] {
  return globSync('*.json', { cwd: folder })
    .toSorted()
    .map((file) => {
      const finding = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Finding;
      const parts = (['before', 'after', 'difference'] as const).flatMap((part) => {
        const path = join(folder, file.replace(/json$/, `${part}.${endingOf(finding.name)}`));
        return existsSync(path) ? [[part, readFileSync(path)] as const] : [];
      });
      return { ...finding, pictures: Object.fromEntries(parts) };
    });
}
