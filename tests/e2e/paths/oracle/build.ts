import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');
const web = join(root, 'apps/web');

/** Where the oracle's script and styles are, for `oracle.ts`. */
export const oracleFolder = join(root, '.cache/oracle');
const stampFile = join(oracleFolder, 'stamp');

/** The built web app has a stamp of everything that screens and machines are made from. */
function stamp(): string {
  const hash = createHash('sha256').update(readFileSync(join(web, 'dist/stamp')));
  for (const file of globSync('*', { cwd: import.meta.dirname }).toSorted())
    hash.update(readFileSync(join(import.meta.dirname, file)));
  return hash.digest('hex');
}

/** Makes one script of all screens of the front door, drawn from snapshots. The web app is built before. */
export async function buildOracle(): Promise<void> {
  const now = stamp();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === now) return;
  const { build } = await import('vite');
  await build({
    root: web,
    configFile: join(web, 'vite.config.ts'),
    logLevel: 'error',
    build: {
      outDir: oracleFolder,
      emptyOutDir: true,
      manifest: false,
      copyPublicDir: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: join(import.meta.dirname, 'main.tsx'),
        output: {
          format: 'iife',
          entryFileNames: 'oracle.js',
          assetFileNames: (asset) =>
            asset.names.some((name) => name.endsWith('.css')) ? 'oracle.css' : '[name][extname]',
        },
      },
    },
  });
  await writeFile(stampFile, now);
}
