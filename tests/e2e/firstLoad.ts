import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const client = join(import.meta.dirname, '../../apps/web/dist/client');

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}

/** How large a script is when it is compressed, which the build has done with all but the smallest. */
function sizeOf(file: string): number {
  const path = join(client, file);
  return existsSync(`${path}.br`) ? statSync(`${path}.br`).size : brotliCompressSync(readFileSync(path)).length;
}

/**
 * The scripts that a page cannot be drawn without, in KiB as they come over the line: those of every page, and what the
 * page's modules import: its own, and those of what is open on it. What they ask for later does not count.
 */
export function firstLoad(...modules: string[]): number {
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const needed = new Set<string>();
  const need = (name: string) => {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The build has no ${name}.`);
    if (needed.has(chunk.file)) return;
    needed.add(chunk.file);
    for (const imported of chunk.imports ?? []) need(imported);
  };
  for (const [name, { isEntry }] of Object.entries(manifest)) if (isEntry) need(name);
  need('src/moduleList.ts');
  for (const module of modules) need(`src/screens/${module}.tsx`);
  return [...needed].reduce((sum, file) => sum + sizeOf(file), 0) / 1024;
}
