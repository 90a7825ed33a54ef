import { readFileSync } from 'node:fs';

import autocannon from 'autocannon';
import { expect, test } from 'vitest';

import { capacityOf, quantile, startProduction, visits } from '../../load/production.ts';
import { depth, isDeep, timeLimit } from '../depth.ts';

const seconds = depth({ small: 5, deep: 30 * 60 });
const samples = 30;

/** MiB in use, as proc_pid_status(5) says. */
const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

test('at half its load a server answers everything, and its memory does not grow', { timeout: timeLimit }, async () => {
  await using started = new AsyncDisposableStack();
  const { url, pid } = await startProduction(started, !isDeep);
  const capacity = await capacityOf(url, depth({ small: 2, deep: 20 }));
  const memory: number[] = [];
  const sampling = setInterval(() => memory.push(memoryOf(pid)), (seconds * 1000) / samples);
  const { non2xx, errors, timeouts, requests, latency } = await autocannon({
    url,
    requests: visits,
    connections: 50,
    overallRate: Math.ceil(capacity / 2),
    duration: seconds,
  });
  clearInterval(sampling);
  // The first third fills what is kept: compiled code, statements, pages.
  const thirds = [1, 2].map((third) => quantile(memory.slice((third * samples) / 3, ((third + 1) * samples) / 3), 0.5));
  const [middle = 0, last = 0] = thirds;
  console.log(
    `${requests.total} visits in ${seconds} s; p50 ${latency.p50} ms, p99 ${latency.p99} ms; ` +
      `memory ${middle.toFixed(0)} MiB in the middle third, ${last.toFixed(0)} MiB in the last`,
  );
  expect({ non2xx, errors, timeouts }).toEqual({ non2xx: 0, errors: 0, timeouts: 0 });
  // In seconds it has not even begun to fill what is kept.
  expect(isDeep ? last / middle : 1).toBeLessThan(1.1);
});
