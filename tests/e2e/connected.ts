import type { Sites } from '../../apps/server/src/outside/testing/sites.ts';
import { openSites } from '../../apps/server/src/outside/testing/sites.ts';
import type { Guildhall } from './guildhall.ts';
import { startGuildhall } from './guildhall.ts';

/** The product on a made-up internet, and nothing in it yet, for as long as it is used. */
export async function withConnected(
  env: Record<string, string>,
  use: (connected: Guildhall, sites: Sites) => Promise<void>,
): Promise<void> {
  const sites = await openSites();
  const settings = { SEED: 'none', SITES_PORT: String(sites.port), ...env };
  const guildhall = await startGuildhall(settings, 'tests/e2e/internet/start.ts');
  try {
    await use(guildhall, sites);
  } finally {
    await guildhall.stop();
    await sites.close();
  }
}
