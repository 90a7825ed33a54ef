import { join } from 'node:path';

import middie from '@fastify/middie';

import { repositoryRoot } from '../config.ts';
import type { DrawShareCard } from './drawPicture.ts';
import { drawPicture } from './drawPicture.ts';
import type { Addresses, Pages, SettlePage } from './pages.ts';
import type { ReadSharePicture } from './sharePictures.ts';

/** The web app from its sources, through Vite in this process: hot reload on our own port. */
export async function loadDevPages(): Promise<Pages> {
  const { createServer } = await import('vite');
  const webFolder = join(repositoryRoot, 'apps/web');
  let vite: Awaited<ReturnType<typeof createServer>> | undefined;
  /** What a module of the web app exports, as the sources are now. */
  async function load<Exports>(path: string): Promise<Exports> {
    if (!vite) throw new Error('Vite is not started.');
    return (await vite.ssrLoadModule(path, { fixStacktrace: true })) as Exports;
  }
  const entry = () =>
    load<{ settlePage: SettlePage; addresses: Addresses; readSharePicture: ReadSharePicture }>('/src/entryServer.tsx');
  return {
    isDevServer: true,
    build: null,
    version: 'development',
    // Vite's own are inline as well: the policy of development allows them all.
    styles: { elements: [], attributes: [] },
    keepingOf: () => ({ page: false, reading: false }),
    settlePage: async () => (await entry()).settlePage,
    addresses: async () => (await entry()).addresses,
    readSharePicture: async () => (await entry()).readSharePicture,
    async drawSharePicture(card, portrait) {
      const { drawShareCard } = await load<{ drawShareCard: DrawShareCard }>('/src/share/drawShareCard.tsx');
      return drawPicture(drawShareCard, card, portrait);
    },
    async serveAssets(app) {
      vite = await createServer({
        root: webFolder,
        configFile: join(webFolder, 'vite.config.ts'),
        appType: 'custom',
        server: { middlewareMode: true, hmr: { server: app.server } },
      });
      await app.register(middie);
      app.use(vite.middlewares);
      // Before draining: its sockets for hot reload never end by themselves.
      app.addHook('preClose', async () => vite?.close());
    },
  };
}
