import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

import { repositoryRoot } from '../../../apps/server/src/config.ts';
import { debianBinaries } from '../../../scripts/debianPostgres.ts';

/** The commands of the operating guide, a block each. */
const blocks: readonly string[] = [
  ...readFileSync(join(repositoryRoot, 'docs/operating.md'), 'utf8').matchAll(/^```\n(.*?)^```$/gms),
].map(([, commands = '']) => commands);

/** Run in a clone they would take away what other tests are using. */
const leftOut = `#!/bin/sh
case "$*" in
  ci | 'run build') echo "left out: npm $*" ;;
  *) PATH="\${PATH#*:}" exec npm "$@" ;;
esac
`;

export type Run = {
  /** What it has written so far. */
  readonly output: () => string;
  /** Its exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>;
  /** To the shell and all that it has started, as a terminal sends it. */
  readonly signal: (signal: NodeJS.Signals) => void;
};

/** The settings that the guide exports. */
const settings = Object.fromEntries(
  blocks.flatMap((block) =>
    [...block.matchAll(/^export (\w+)="?([^"\n]*)"?$/gm)].map(([, name = '', value = '']) => [name, value]),
  ),
);

export type Terminal = {
  readonly settings: Readonly<Record<string, string>>;
  /** Where it stands: a clone, but for its data. */
  readonly folder: string;
  /** Runs, as it is written, the block that has `words`. */
  readonly start: (words: string, env?: Readonly<Record<string, string>>) => Run;
  /** Likewise, to its end; gives what it said. Throws where it fails. */
  readonly run: (words: string, env?: Readonly<Record<string, string>>) => Promise<string>;
  /** The blocks that were not run. */
  readonly rest: () => readonly string[];
  readonly close: () => Promise<void>;
};

/** A terminal in which the commands of the guide are run. */
export async function openTerminal(): Promise<Terminal> {
  const folder = await mkdtemp(join(tmpdir(), 'guildhall-guide-'));
  const programs = join(folder, '.programs');
  await mkdir(programs);
  await writeFile(join(programs, 'npm'), leftOut);
  await chmod(join(programs, 'npm'), 0o755);
  for (const name of await readdir(repositoryRoot)) {
    if (!name.startsWith('.')) await symlink(join(repositoryRoot, name), join(folder, name));
  }
  const notRun = new Set(blocks);
  const running = new Set<ChildProcess>();

  function start(words: string, env: Readonly<Record<string, string>> = {}): Run {
    const block = blocks.find((text) => text.includes(words));
    if (block === undefined) throw new Error(`docs/operating.md has no command "${words}".`);
    notRun.delete(block);
    const { HOME, NODE_COMPILE_CACHE } = process.env;
    const path = [programs, debianBinaries, process.env['PATH']].join(delimiter);
    const child = spawn('bash', ['-euc', block], {
      cwd: folder,
      env: { HOME, NODE_COMPILE_CACHE, PATH: path, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    running.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
    const ended = once(child, 'close').then(([code, signal]) => {
      running.delete(child);
      // Of 'close', one of the two is given.
      return (code ?? signal) as number | NodeJS.Signals;
    });
    return { output: () => output, ended, signal: (signal) => process.kill(-(child.pid ?? 0), signal) };
  }

  return {
    settings,
    folder,
    start,
    async run(words, env) {
      const { ended, output } = start(words, env);
      const code = await ended;
      if (code !== 0) throw new Error(`${words} ended with ${code}:\n${output()}`);
      return output();
    },
    rest: () => [...notRun],
    async close() {
      for (const child of running) process.kill(-(child.pid ?? 0), 'SIGKILL');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
