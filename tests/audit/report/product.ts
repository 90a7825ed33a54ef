import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { brand } from '@guildhall/machines/domain/brand';

import type { Run } from './report.ts';

const root = join(import.meta.dirname, '../../..');

/** Null in a copy without its history. */
function commit(): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return null;
  }
}

/** What is reported on: the product as it lies here. */
export function product(): Run['product'] {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  return { name: brand, version, commit: commit() };
}
