import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { inTurnOfWholeRun } from './rotation.ts';

/** Of these files a whole run takes one in so many, and others with the next commit. */
export const oneFileIn = { journeys: 3, proofs: 3 };

const specOf = (name: string) => `e2e/${name}.spec.ts`;

/** Those that share lists of their own, and the ways through the product that must never be broken for a commit. */
export const inEachRun: ReadonlySet<string> = new Set([
  ...['layoutShift', 'lists', 'pages', 'policy', 'scripts', 'words', 'workPages'].map(specOf),
  ...['failures', 'finishingWork', 'firstHire', 'session'].map(specOf),
  'proof/attacks/lockout.test.ts',
]);

const tests = join(import.meta.dirname, '..');

const filesIn = (folder: string): string[] =>
  readdirSync(join(tests, folder))
    .filter((name) => /\.(spec|test)\.ts$/.test(name))
    .map((name) => `${folder}/${name}`)
    .filter((file) => !inEachRun.has(file))
    .toSorted();

function others(files: readonly string[], oneIn: number, turn?: number): string[] {
  const taken = new Set(inTurnOfWholeRun(files, oneIn, turn));
  return files.filter((file) => !taken.has(file)).map((file) => `tests/${file}`);
}

/** End-to-end tests that this run leaves to other commits, from the project's root. None where the stage is run alone. */
export const endToEndOfOthers = (turn?: number): string[] => others(filesIn('e2e'), oneFileIn.journeys, turn);

/** Attacks, crashes and races that this run leaves to other commits. */
export const proofsOfOthers = (turn?: number): string[] =>
  ['attacks', 'crashes', 'races'].flatMap((name) => others(filesIn(`proof/${name}`), oneFileIn.proofs, turn));
