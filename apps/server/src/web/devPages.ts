import { join } from 'node:path';

import middie from '@fastify/middie';

import { repositoryRoot } from '../config.ts';
import type { Addresses, Pages, Render } from './pages.ts';
import type { ReadSharePicture } from './sharePictures.ts';

/** The web app from its sources, through Vite in this process: hot reload on our own port. */
export async function loadDevPages(): Promise<Pages> {
  const { createServer } = await import('vite');
  const webFolder = join(repositoryRoot, 'apps/web');
  let vite: Awaited<ReturnType<typeof createServer>> | undefined;
  /** As the sources are now. */
  async function entry(): Promise<{ render: Render; addresses: Addresses; readSharePicture: ReadSharePicture }> {
    if (!vite) throw new Error('Vite is not started.');
    // What `apps/web/src/entryServer.tsx` exports.
    return (await vite.ssrLoadModule('/src/entryServer.tsx', { fixStacktrace: true })) as Awaited<
      ReturnType<typeof entry>
    >;
  }
  return {
    isDevServer: true,
    build: null,
    // Vite's own are inline as well: the policy of development allows them all.
    inlineStyles: [],
    render: async () => (await entry()).render,
    addresses: async () => (await entry()).addresses,
    readSharePicture: async () => (await entry()).readSharePicture,
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
