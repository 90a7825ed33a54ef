import { expect, test } from 'vitest';

import { listOperations, readContract } from '../../../apps/server/src/contract/document.ts';
import { createTestApp } from '../../../apps/server/src/testing/testApp.ts';
import { depth, seedOfRun, timeLimit } from '../depth.ts';
import type { Run } from './run.ts';
import { drive } from './run.ts';

const seed = seedOfRun();
const calls = depth({ small: 6000, deep: 100_000 });
/** Each with a server and a database of its own, side by side. */
const lanes = depth({ small: 1, deep: 8 });

const operations = listOperations(readContract());
/** What no call should bring about. */
const ourOwn = ['500', '503'];

async function driveLane(lane: number): Promise<Run> {
  const testApp = await createTestApp();
  const run = await drive(testApp, { seed: seed + lane, calls: calls / lanes });
  // It fails when an answer broke the contract; the calls that got it are among the faults already.
  await testApp.close().catch((error: unknown) => run.faults.push(String(error)));
  return run;
}

test(
  `${calls} generated calls get documented answers, and every operation is seen to succeed`,
  { timeout: timeLimit },
  async () => {
    const runs = await Promise.all(Array.from({ length: lanes }, (_, lane) => driveLane(lane)));
    const seen = (id: string): Set<number> => new Set(runs.flatMap((run) => [...(run.seen.get(id) ?? [])]));
    const ids = operations.map(({ id }) => id);
    const neverSucceeded = ids.filter((id) => ![...seen(id)].some((status) => status < 400));
    console.log(report(runs, seen));
    const faults = runs.flatMap((run) => run.faults);
    // First, as a run with many ends early; in the message, which a summary shows, not among what differs.
    expect(faults.length, `PROOF_SEED=${seed}: ${faults[0]}`).toBe(0);
    expect(neverSucceeded, `PROOF_SEED=${seed}`).toEqual([]);
  },
);

function report(runs: readonly Run[], seen: (id: string) => Set<number>): string {
  const sum = (count: (run: Run) => number): number => runs.reduce((total, run) => total + count(run), 0);
  const pairs = operations.flatMap(({ id, responses }) =>
    Object.keys(responses)
      .filter((status) => !ourOwn.includes(status))
      .map((status) => ({ id, status: Number(status) })),
  );
  const missed = pairs.filter(({ id, status }) => !seen(id).has(status));
  const byStatus = [...Map.groupBy(missed, ({ status }) => status)].map(
    ([status, list]) => `${status} × ${list.length}`,
  );
  return [
    `PROOF_SEED=${seed}: ${sum((run) => run.calls)} calls, ${sum((run) => run.mutants)} of them spoiled`,
    `operations reached: ${operations.filter(({ id }) => seen(id).size > 0).length} of ${operations.length}`,
    `(operation, status) pairs reached: ${pairs.length - missed.length} of ${pairs.length} (500 and 503 aside)`,
    `longest turn of the event loop: ${Math.round(Math.max(...runs.map((run) => run.longestTurn)))} ms`,
    `not reached: ${byStatus.join(', ')}`,
  ].join('\n');
}
