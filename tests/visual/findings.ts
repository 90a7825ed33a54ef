import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Difference } from './difference.ts';

/** One picture that is not what was accepted. */
export interface Finding {
  /** The baseline's file name. */
  file: string;
  /** `changed`: before and after; `new`: no baseline yet; `left`: a baseline that no story asks for. */
  kind: 'changed' | 'new' | 'left';
  difference?: Omit<Difference, 'picture'>;
}

/** PNGs of a finding, as they come from the browser. */
export type Pictures = Partial<Record<'before' | 'after' | 'difference', Buffer>>;

const folder = join(import.meta.dirname, '../../.cache/visual-findings');

/** Forgets what an earlier run found. */
export async function clearFindings(): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}

/** Leaves a finding where the report, made by another process after the last test, will look. */
export async function leaveFinding(finding: Finding, pictures: Pictures): Promise<void> {
  await mkdir(folder, { recursive: true });
  const name = finding.file.replace(/\.png$/, '');
  for (const [part, png] of Object.entries(pictures)) await writeFile(join(folder, `${name}.${part}.png`), png);
  await writeFile(join(folder, `${name}.json`), JSON.stringify(finding));
}

/** Everything that the run found, by file name. */
export function readFindings(): (Finding & { pictures: Pictures })[] {
  return globSync('*.json', { cwd: folder })
    .toSorted()
    .map((file) => {
      const finding = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Finding;
      const parts = (['before', 'after', 'difference'] as const).flatMap((part) => {
        const path = join(folder, file.replace(/json$/, `${part}.png`));
        return existsSync(path) ? [[part, readFileSync(path)] as const] : [];
      });
      return { ...finding, pictures: Object.fromEntries(parts) };
    });
}
