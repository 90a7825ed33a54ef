import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

import { brand } from '@guildhall/machines/domain/brand';

import { othersCanEnter } from './binaries.ts';
import type { ServiceUser } from './serviceUser.ts';
import { handOver } from './serviceUser.ts';

/** How PostgreSQL is told where its files are. */
export type ClusterPlace = { readonly cwd: string; readonly argument: string };

/**
 * The `-D` argument for a cluster. PostgreSQL opens everything relative to its working folder, which a child enters
 * before it gives up root. So under a folder that the service user cannot pass (a clone in /root), Linux's
 * `/proc/self/cwd` names the cluster without walking the path, and the data stays in DATA_DIR, where it belongs.
 */
export async function placeOf(clusterDir: string, user: ServiceUser | undefined): Promise<ClusterPlace> {
  if (user === undefined || (await othersCanEnter(dirname(clusterDir))))
    return { cwd: clusterDir, argument: clusterDir };
  if (process.platform !== 'linux') {
    throw new Error(`${clusterDir} lies under a folder that other users cannot enter. Set DATA_DIR to another folder.`);
  }
  return { cwd: clusterDir, argument: '/proc/self/cwd' };
}

/**
 * Makes the cluster on the first start. It is made beside its place and then renamed, so an interrupted first start
 * leaves nothing half-made, and of two first starts at once one wins.
 */
export async function ensureCluster(clusterDir: string, binDir: string, user: ServiceUser | undefined): Promise<void> {
  if (existsSync(clusterDir)) {
    await refuseForeignCluster(clusterDir);
    return;
  }
  const staging = `${clusterDir}.new-${process.pid}`;
  try {
    await rm(staging, { recursive: true, force: true });
    await mkdir(staging, { recursive: true, mode: 0o700 });
    await handOver(staging, user);
    await runInitdb(staging, binDir, user);
    await rename(staging, clusterDir).catch((error: unknown) => {
      if (!existsSync(join(clusterDir, 'PG_VERSION'))) throw error;
    });
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

async function refuseForeignCluster(clusterDir: string): Promise<void> {
  const uid = process.getuid?.();
  const owner = (await stat(clusterDir)).uid;
  if (uid === undefined || uid === 0 || owner === uid) return;
  throw new Error(
    `${clusterDir} belongs to another user (uid ${owner}), who started ${brand} here before. ` +
      'Start as that user, remove the folder to begin anew, or set DATA_DIR to another folder.',
  );
}

async function runInitdb(clusterDir: string, binDir: string, user: ServiceUser | undefined): Promise<void> {
  const place = await placeOf(clusterDir, user);
  const options = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-sync', '--no-instructions'];
  // Same order and case rules on every machine, whatever locales it has.
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  await promisify(execFile)(join(binDir, 'initdb'), ['-D', place.argument, ...options, ...locale], {
    cwd: place.cwd,
    ...user,
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' },
  });
}
