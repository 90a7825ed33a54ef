import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'storybook-static');
const stampFile = join(folder, 'stamp');

function inputsHash(): string {
  const patterns = [
    'package-lock.json',
    // The refusals that can be played.
    'openapi.yaml',
    // The rules that pages of documentation say.
    'docs/product.md',
    '.storybook/**',
    // What is measured in stories.
    'tests/audit/checks/support/**',
    'packages/*/package.json',
    'packages/*/src/**',
    'packages/ui/generated/**',
    'packages/ui/design-tokens/**',
    'apps/web/package.json',
    'apps/web/*.ts',
    'apps/web/src/**',
    // Mails are stories too, and what their templates read.
    'apps/server/src/{mail,domain}/**',
    // The report for auditors lies beside it.
    'tests/audit/{criteria,report,verdicts}/**',
    'docs/verdicts/**',
    'a11y-report/run.json',
  ];
  const files = globSync(patterns, {
    cwd: root,
    withFileTypes: true,
    exclude: (entry) => /\.test\.\w+$/.test(entry.name),
  });
  const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
  const hash = createHash('sha256');
  for (const path of paths.toSorted()) hash.update(`${path.slice(root.length)}\n`).update(readFileSync(path));
  return hash.digest('hex');
}

/** Makes the static Storybook, unless the one that is there was made from the same sources. */
export async function buildStorybook(): Promise<void> {
  const stamp = inputsHash();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;

  console.log('Building Storybook …');
  const next = join(root, '.cache', `storybook-${process.pid}`);
  const child = spawn('npx', ['storybook', 'build', '-o', next, '--quiet'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('exit', resolve));
  if (code !== 0) {
    await rm(next, { recursive: true, force: true });
    throw new Error(`Storybook could not be built.\n${output}`);
  }
  await writeFile(join(next, 'stamp'), stamp);
  await rm(folder, { recursive: true, force: true });
  await rename(next, folder);
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** Serves a static Storybook, this tree's by default, on a free port. */
export async function serveStorybook(served: string = folder): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    const file = join(served, path.endsWith('/') ? `${path}index.html` : path);
    const stream = createReadStream(file);
    stream.once('open', () => {
      response.writeHead(200, {
        'content-type': types[extname(file)] ?? 'application/octet-stream',
        'cache-control': 'max-age=3600',
      });
      stream.pipe(response);
    });
    stream.once('error', () => (response.headersSent ? response.destroy() : response.writeHead(404).end()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Leaves what one step found for the next, where git does not look. */
export async function cachePath(name: string): Promise<string> {
  const cache = join(root, '.cache');
  await mkdir(cache, { recursive: true });
  return join(cache, name);
}
