import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { connectionStringFor } from '../../apps/server/src/embedded/connectionString.ts';
import { readPostmaster } from '../../apps/server/src/embedded/postmasterFile.ts';
import { required } from '../../packages/machines/src/kit/required.ts';

const root = join(import.meta.dirname, '../..');

export interface Guildhall {
  url: string;
  pid: number;
  /** The way to its PostgreSQL. */
  connectionString: string;
  stop: () => Promise<void>;
}

/** Starts the product as `npm start` does, or by another program, on a data folder of its own that is gone afterwards. */
export async function startGuildhall(env: Record<string, string>, program = 'scripts/start.mjs'): Promise<Guildhall> {
  const dataDir = await mkdtemp(join(tmpdir(), 'guildhall-e2e-'));
  const child = spawn(process.execPath, [program], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, NODE_ENV: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const ended = once(child, 'exit');
  const url = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface(stream).on('line', (line) => {
        lines.push(line);
        // The build, where it is made first, may print addresses of its tools.
        const address = /http:\/\/localhost:\d+/.exec(line)?.[0];
        if (address !== undefined) resolve(address);
      });
    }
    child.once('exit', (code) => reject(new Error(`Guildhall ended with ${code}:\n${lines.join('\n')}`)));
  });
  const address = await url;
  const postgres = await readPostmaster(join(dataDir, 'postgres'));
  return {
    url: address,
    pid: required(child.pid ?? null),
    connectionString: connectionStringFor(postgres?.socketDir ?? '', 'guildhall'),
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
