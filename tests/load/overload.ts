import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import autocannon from 'autocannon';

import { Unequal, runBench } from './bench.ts';
import { capacityOf, quantile, startProduction } from './production.ts';

/**
 * `npm run bench:overload`: asks the product, as in production, for four times the calls that it can answer, and prints how
 * many are answered and how many refused, how quickly, how long a page in memory and the health checks take meanwhile, and
 * how soon after it everything is as before. It fails where an answer is neither 200 nor 503, or a page or a health check
 * is refused.
 *
 * --seconds 20 --small (a second)
 */
const { values: options } = parseArgs({
  options: { small: { type: 'boolean', default: false }, seconds: { type: 'string' } },
});
const seconds = Number(options.seconds ?? (options.small ? 1 : 20));
const excess = 4;

/** What goes on being answered. */
const kept = ['/health/live', '/health/ready', '/about'];

await runBench(async (started) => {
  const { url } = await startProduction(started, options.small);
  const call = `${url}/api/v1/public/jobs`;
  const capacity = await capacityOf(url, Math.min(seconds, 10));
  console.log(`It answers ${capacity.toFixed(0)} visits a second.`);

  const times = new Map(kept.map((path) => [path, [] as number[]]));
  let isOver = false;
  const probes = kept.map(async (path) => {
    while (!isOver) {
      times.get(path)?.push(await timeOf(url + path));
      await sleep(100);
    }
  });
  const { statusCodeStats, latency, errors, timeouts, duration } = await autocannon({
    url: call,
    connections: options.small ? 500 : 2000,
    overallRate: Math.ceil(capacity * excess),
    duration: seconds,
    timeout: 60,
  });
  const ended = performance.now();
  isOver = true;
  await Promise.all(probes);
  await untilAsBefore(call);
  const recovered = performance.now() - ended;

  const counts = new Map(
    Object.entries(statusCodeStats ?? {}).map(([status, { count = 0 }]) => [Number(status), count]),
  );
  const perSecond = (status: number) => ((counts.get(status) ?? 0) / duration).toFixed(0);
  console.log(`At ${excess} times that, each second: ${perSecond(200)} answered, ${perSecond(503)} refused.`);
  console.log(`An answer takes ${latency.p50} ms in the middle, ${latency.p99} ms at p99.`);
  for (const [path, all] of times)
    console.log(`${path.padEnd(14)} p50 ${quantile(all, 0.5).toFixed(0)} ms, p99 ${quantile(all, 0.99).toFixed(0)} ms`);
  console.log(`Calls are answered as before ${(recovered / 1000).toFixed(1)} s after the load.`);
  const others = [...counts.keys()].filter((status) => status !== 200 && status !== 503);
  if (others.length > 0) throw new Unequal(`Some calls were answered ${others.join(', ')}.`);
  if (errors + timeouts > 0)
    throw new Unequal(`${errors} connections were cut, ${timeouts} calls were never answered.`);
});

/** Milliseconds until the whole answer has come. */
async function timeOf(url: string): Promise<number> {
  const start = performance.now();
  const answer = await fetch(url, { headers: { accept: 'text/html, application/json' } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Unequal(`${url} is answered ${answer.status}.`);
  return performance.now() - start;
}

/** Until ten calls in a row are answered, each within a tenth of a second. */
async function untilAsBefore(url: string): Promise<void> {
  for (let inRow = 0; inRow < 10;) {
    const start = performance.now();
    const { ok } = await fetch(url);
    inRow = ok && performance.now() - start < 100 ? inRow + 1 : 0;
    await sleep(10);
  }
}
