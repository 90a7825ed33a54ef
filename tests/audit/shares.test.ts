import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterEach, expect, test, vi } from 'vitest';

import { endToEndOfOthers, inEachRun, oneFileIn, proofsOfOthers } from './shares.ts';

const tests = join(import.meta.dirname, '..');

afterEach(() => {
  vi.unstubAllEnvs();
});

test('a stage that is run alone leaves nothing to others', () => {
  vi.stubEnv('WHOLE_RUN', undefined);
  expect([...endToEndOfOthers(), ...proofsOfOthers()]).toEqual([]);
});

test.each([
  { what: 'end-to-end tests', othersOf: endToEndOfOthers, turns: oneFileIn.journeys },
  { what: 'proofs', othersOf: proofsOfOthers, turns: oneFileIn.proofs },
])('$what that one run leaves out are run by one of the next', ({ othersOf, turns }) => {
  vi.stubEnv('WHOLE_RUN', 'yes');
  const left = Array.from({ length: turns }, (_, index) => new Set(othersOf(812 + index)));
  const everLeft = new Set(left.flatMap((files) => [...files]));
  expect(everLeft.size).toBeGreaterThan(0);
  const neverRun = [...everLeft].filter((file) => left.every((files) => files.has(file)));
  expect(neverRun).toEqual([]);
});

test('a file that shares a list by the turn of the run is of each run, or part of it would never come', () => {
  vi.stubEnv('WHOLE_RUN', 'yes');
  const shared = new Set([0, 1, 2].flatMap((turn) => [...endToEndOfOthers(turn), ...proofsOfOthers(turn)]));
  const sharing = [...shared].filter((file) =>
    /\binTurn|turnOfRun/.test(readFileSync(join(tests, '..', file), 'utf8')),
  );
  expect(sharing).toEqual([]);
  for (const file of inEachRun) expect(() => readFileSync(join(tests, file))).not.toThrow();
});
