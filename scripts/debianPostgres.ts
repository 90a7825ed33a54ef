import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { connectionStringFor } from '../apps/server/src/embedded/connectionString.ts';
import { ended, launch, stopPostmaster } from '../apps/server/src/embedded/postmaster.ts';
import { handOver, serviceUserFor } from '../apps/server/src/embedded/serviceUser.ts';

/** Where Debian's package postgresql-15 puts its programs. */
export const debianBinaries = '/usr/lib/postgresql/15/bin';

export const hasDebianPostgres = existsSync(join(debianBinaries, 'initdb'));

export type TemporaryPostgres = { readonly connectionString: string; readonly stop: () => Promise<void> };

/** A PostgreSQL 15 on a unix socket in a temporary folder, gone when it is stopped. */
export async function startDebianPostgres(): Promise<TemporaryPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'guildhall-pg15-'));
  await chmod(folder, 0o755);
  const [clusterDir, socketDir] = [join(folder, 'cluster'), join(folder, 'socket')];
  const user = await serviceUserFor(clusterDir);
  for (const path of [clusterDir, socketDir]) {
    await mkdir(path, { mode: 0o700 });
    await handOver(path, user);
  }
  const options = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'];
  await promisify(execFile)(join(debianBinaries, 'initdb'), ['-D', clusterDir, ...options], { cwd: folder, ...user });
  const child = await launch({
    binDir: debianBinaries,
    clusterDir,
    place: { cwd: clusterDir, argument: clusterDir },
    user,
    socketDir,
    logFile: join(folder, 'log'),
    isDurable: false,
  });
  return {
    connectionString: connectionStringFor(socketDir, 'postgres'),
    async stop() {
      if (child.pid !== undefined) await stopPostmaster(child.pid);
      await ended(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
