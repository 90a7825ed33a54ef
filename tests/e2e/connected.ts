import type { Sites } from '../../apps/server/src/outside/testing/sites.ts';
import { openSites } from '../../apps/server/src/outside/testing/sites.ts';
import { startGuildhall } from './guildhall.ts';

type Use<Value> = (value: Value) => Promise<void>;

/** The websites of a made-up internet, for as long as they are used. */
export async function withSites(use: Use<Sites>): Promise<void> {
  const sites = await openSites();
  await use(sites);
  await sites.close();
}

/** The product on that internet, and nothing in it yet. */
export const startConnected = (sites: Sites, env: Record<string, string>) =>
  startGuildhall({ SEED: 'none', SITES_PORT: String(sites.port), ...env }, 'tests/e2e/internet/start.ts');
