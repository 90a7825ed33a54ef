import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, expect, test, vi } from 'vitest';

import { inTurn, inTurnOfWholeRun, turnOfRun } from './rotation.ts';

const names = Array.from({ length: 103 }, (_, index) => `story-${index}`);

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

test.each([1, 2, 3, 4, 5, 103])('of a list of %d each item has its turn, and no turn is without one', (length) => {
  const list = names.slice(0, length);
  const oneIn = Math.min(4, length);
  const turns = Array.from({ length: oneIn }, (_, index) => inTurn(list, 4, 812 + index));
  expect(turns.flat().toSorted()).toEqual(list.toSorted());
  for (const items of turns) expect(items.length).toBeGreaterThan(0);
});

test('what only the whole run shares is whole where a stage runs alone', () => {
  vi.stubEnv('WHOLE_RUN', undefined);
  expect(inTurnOfWholeRun(names, 2)).toEqual(names);
  vi.stubEnv('WHOLE_RUN', 'yes');
  expect([...inTurnOfWholeRun(names, 2, 7), ...inTurnOfWholeRun(names, 2, 8)].toSorted()).toEqual(names.toSorted());
});

test('the turn belongs to the commit, on whatever day it is run', () => {
  const commits = Number(execFileSync('git', ['rev-list', '--count', 'HEAD'], { encoding: 'utf8' }));
  const isShallow = execFileSync('git', ['rev-parse', '--is-shallow-repository'], { encoding: 'utf8' }).trim();
  vi.useFakeTimers({ now: new Date('2026-01-01') });
  const before = turnOfRun();
  vi.setSystemTime(new Date('2026-01-02'));
  expect(turnOfRun()).toBe(before);
  // A shallow clone does not know how many commits there are.
  expect(before).toBe(isShallow === 'false' ? commits : before);
});

test('a turn that is asked for by number is taken', () => {
  vi.stubEnv('A11Y_TURN', '7');
  expect(turnOfRun()).toBe(7);
});

test('a copy without git has a turn too', () => {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-no-git-'));
  vi.stubEnv('GIT_DIR', folder);
  expect(turnOfRun()).toBe(0);
  rmSync(folder, { recursive: true });
});
