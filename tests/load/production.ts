import autocannon from 'autocannon';

import { startGuildhall } from '../e2e/guildhall.ts';
import type { Replica } from '../proof/crashes/replica.ts';
import { endReplicas, freePort, startReplica } from '../proof/crashes/replica.ts';

/** The product as in production, with pages, beside a demo marketplace whose PostgreSQL it uses; an empty one if it `isSmall`. */
export async function startProduction(started: AsyncDisposableStack, isSmall: boolean): Promise<Replica> {
  const demo = await startGuildhall({ SEED: isSmall ? 'none' : 'demo' });
  started.defer(() => demo.stop());
  const settings = { DATABASE_URL: demo.connectionString, SMTP_URL: 'smtp://127.0.0.1:9', PORT: await freePort() };
  started.defer(endReplicas);
  return startReplica(settings, { hasPages: true });
}

/** What visitors ask for most, by turns. */
export const visits: autocannon.Request[] = [
  { path: '/api/v1/public/jobs' },
  { path: '/api/v1/public/freelancers' },
  { path: '/api/v1/public/jobs?query=design' },
  { path: '/', headers: { accept: 'text/html', 'accept-encoding': 'br' } },
];

/** How many visits a second it answers over fifty connections, measured over some seconds. */
export async function capacityOf(url: string, seconds: number): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({ url, requests: visits, connections: 50, duration: seconds });
  if (non2xx + errors > 0)
    throw new Error(`${non2xx} visits were refused and ${errors} cut while nothing else went on.`);
  return requests.average;
}

/** The value below which this share of them lies, such as 0.99; 0 where there is none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
