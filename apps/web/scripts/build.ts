import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { putInPlace } from './putInPlace.ts';
import { splitSheet } from './sheet.ts';

const web = join(import.meta.dirname, '..');
const root = join(web, '../..');
const dist = join(web, 'dist');
const stampFile = join(dist, 'stamp');

/** Whether the built web app is the one that the sources say. */
export function isBuilt(): boolean {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === inputsHash();
}

/** Builds in a process of its own, when needed, so that the server does not carry the builder's memory. */
export async function buildIfNeeded(onStart: () => void = () => {}): Promise<void> {
  if (isBuilt()) return;
  onStart();
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url)], {
    cwd: root,
    // A test that needs the app gets the one that is served, not one with React's development build.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('exit', resolve));
  if (code !== 0) throw new Error(`The web app could not be built.\n${output}`);
}

/** Everything that the result depends on: sources of the web app and of what it is made from, and the tools. */
function inputsHash(): string {
  const patterns = ['openapi.yaml', 'package-lock.json', 'packages/*/package.json', 'packages/*/src/**', 'apps/web/**'];
  const files = globSync(patterns, {
    cwd: root,
    withFileTypes: true,
    exclude: (entry) =>
      ['dist', 'node_modules'].includes(entry.name) || /\.(test|stories)\.\w+$|\.mdx$/.test(entry.name),
  });
  const hash = createHash('sha256');
  const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
  for (const path of paths.toSorted()) hash.update(`${path.slice(root.length)}\n`).update(readFileSync(path));
  return hash.digest('hex');
}

/** The client with a manifest, and the server entry, made aside and put in place together when both are whole. */
async function build(): Promise<void> {
  const stamp = inputsHash();
  const staging = join(root, `.cache/builds/web-${process.pid}`);
  const { build: viteBuild } = await import('vite');
  const common = { root: web, configFile: join(web, 'vite.config.ts'), logLevel: 'warn' } as const;
  await viteBuild({
    ...common,
    build: { outDir: join(staging, 'client') },
  });
  await viteBuild({
    ...common,
    build: { outDir: join(staging, 'server'), ssr: true, copyPublicDir: false },
  });
  await splitSheet(staging);
  await precompress(join(staging, 'client'));
  await writeFile(join(staging, 'stamp'), stamp);
  await putInPlace(staging, dist);
}

const compressible = new Set(['.js', '.css', '.html', '.svg', '.json', '.txt', '.xml', '.webmanifest']);

/** A `.br` and a `.gz` beside each file that gets smaller by it, so that no request pays for compressing. */
async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)));
  await Promise.all(
    files.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      if ((await stat(path)).size < 1000) return;
      const content = await readFile(path);
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params }));
      await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await build();
}
