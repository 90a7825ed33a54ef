import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import fastifyStatic from '@fastify/static';

import { repositoryRoot } from '../config.ts';
import type { Addresses, Keeping, Pages, SettlePage } from './pages.ts';
import { openPictureThread } from './pictureThread.ts';
import type { ReadSharePicture } from './sharePictures.ts';

const distFolder = join(repositoryRoot, 'apps/web/dist');

/** The web app as `npm run build` left it; `undefined` when it was not built. */
export async function loadBuiltPages(folder = distFolder): Promise<Pages | undefined> {
  const entry = join(folder, 'server/entryServer.js');
  const client = join(folder, 'client');
  if (!existsSync(entry) || !existsSync(client)) return undefined;
  // React decides by this, while it loads, whether it is the slow development build. Our own mode was read before.
  process.env['NODE_ENV'] ||= 'production';
  // What `apps/web/src/entryServer.tsx` exports.
  const { settlePage, keepingOf, inlineStyles, addedSheets, addresses, readSharePicture } = (await import(
    pathToFileURL(entry).href
  )) as {
    settlePage: SettlePage;
    keepingOf: (url: string) => Keeping;
    inlineStyles: readonly string[];
    addedSheets: readonly string[];
    addresses: Addresses;
    readSharePicture: ReadSharePicture;
  };
  const read = async (path: string): Promise<unknown> => JSON.parse(await readFile(join(folder, path), 'utf8'));
  return {
    isDevServer: false,
    // Vite's: https://vite.dev/guide/backend-integration, and what `apps/web/scripts/sheet.ts` makes of its one sheet.
    build: { manifest: await read('client/.vite/manifest.json'), sheet: await read('server/sheet.json') },
    version: await readFile(join(folder, 'stamp'), 'utf8'),
    styles: { elements: addedSheets, attributes: inlineStyles },
    keepingOf,
    settlePage: async () => settlePage,
    addresses: async () => addresses,
    readSharePicture: async () => readSharePicture,
    drawSharePicture: openPictureThread(pathToFileURL(join(folder, 'server/drawShareCard.js'))),
    async serveAssets(app) {
      await app.register(fastifyStatic, {
        root: client,
        wildcard: false,
        // Made by `apps/web/scripts/build.ts`, beside each file.
        preCompressed: true,
        index: false,
        cacheControl: false,
        setHeaders(reply, path) {
          const isNamedByContent = path.startsWith(join(client, 'assets'));
          reply.header(
            'cache-control',
            isNamedByContent ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
          );
          // The icons, and the picture of a shared link, which a preview on another site shows there.
          if (!isNamedByContent) reply.header('cross-origin-resource-policy', 'cross-origin');
        },
      });
    },
  };
}
