import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestApp } from '../../../apps/server/src/testing/testApp.ts';
import type { TestApp } from '../../../apps/server/src/testing/testApp.ts';
import { depth, seedOfRun, timeLimit } from '../depth.ts';
import type { Run } from './run.ts';
import { drive } from './run.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(async () => testApp.close());

const seed = seedOfRun();
const calls = depth({ small: 2000, deep: 100_000 });

test(
  `${calls} generated calls get documented answers, and every operation is seen to succeed`,
  { timeout: timeLimit },
  async () => {
    const run = await drive(testApp, { seed, calls });
    console.log(report(run));
    const { faults, neverSucceeded } = run;
    expect({ seed, faults, neverSucceeded, breaches: testApp.breaches }).toEqual({
      seed,
      faults: [],
      neverSucceeded: [],
      breaches: [],
    });
  },
);

function report({ calls: sent, mutants, operations, pairs, documented, neverSucceeded }: Run): string {
  return [
    `PROOF_SEED=${seed}: ${sent} calls, ${mutants} of them spoiled`,
    `operations reached: ${operations.reached} of ${operations.all}; succeeded: ${operations.succeeded}`,
    `(operation, status) pairs of the contract reached: ${pairs} of ${documented} (500, 501 and 503 aside)`,
    ...(neverSucceeded.length > 0 ? [`never succeeded: ${neverSucceeded.join(', ')}`] : []),
  ].join('\n');
}
