import { execFileSync } from 'node:child_process';

import { isDeep } from '../proof/depth.ts';

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8', stdio: 'pipe' }).trim();
}

/**
 * Whose turn it is: the number of commits so far, so that a commit always asks the same, and the one after it something
 * else. A clone without its history counts nothing: there the commit's own name is taken as a number.
 */
function turnOfCommit(): number {
  try {
    return git('rev-parse', '--is-shallow-repository') === 'true'
      ? Number.parseInt(git('rev-parse', 'HEAD').slice(0, 8), 16)
      : Number(git('rev-list', '--count', 'HEAD'));
  } catch {
    // A copy that git does not know.
    return 0;
  }
}

/** The turn of this run. `A11Y_TURN=812` repeats another. */
export function turnOfRun(): number {
  const given = process.env['A11Y_TURN'];
  return given === undefined ? turnOfCommit() : Number(given);
}

/**
 * One in so many, others with each commit, until all have had their turn; in a deep run all of them. For tests that ask
 * the same of each of a list: a fault stays where it is, and a commit soon after finds what this one did not look at.
 */
export function inTurn<Item>(items: readonly Item[], oneIn: number, turn: number = turnOfRun()): readonly Item[] {
  return isDeep ? items : items.filter((_, index) => (index + turn) % Math.min(oneIn, items.length) === 0);
}

/** Whether this stage is part of a run of all of them, `npm test`. */
const isWholeRun = (): boolean => process.env['WHOLE_RUN'] === 'yes';

/**
 * As `inTurn`, and all of them where the stage is run alone: for what the author of a change wants to see at once, and
 * the whole run may see a commit later.
 */
export function inTurnOfWholeRun<Item>(
  items: readonly Item[],
  oneIn: number,
  turn: number = turnOfRun(),
): readonly Item[] {
  return isWholeRun() ? inTurn(items, oneIn, turn) : items;
}
