import { afterEach, expect, test, vi } from 'vitest';

import { depth, isDeep, seedOfRun } from './depth.ts';

afterEach(() => vi.unstubAllEnvs());

test('a proof counts as far as the command asks for', () => {
  expect(depth({ small: 20, deep: 1000 })).toBe(isDeep ? 1000 : 20);
});

test('a run is replayed by its seed', () => {
  vi.stubEnv('PROOF_SEED', '1234');
  expect(seedOfRun()).toBe(1234);
});

test('a seed that is no number is refused', () => {
  vi.stubEnv('PROOF_SEED', 'twelve');
  expect(seedOfRun).toThrow('PROOF_SEED must be a whole number.');
});
