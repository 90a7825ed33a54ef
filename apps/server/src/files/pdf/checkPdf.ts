import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';

import { makeGate, tooBusy } from '../gate.ts';
import { isFault } from './outcome.ts';
import type { Fault } from './rewrite.ts';

/**
 * What one file may take: seconds of processor time, of which ten megabytes need less than one; seconds by the clock, in
 * which a busy machine may not have come to it; megabytes.
 */
const limits = { processorTime: 5, time: 30, memory: 192 } as const;

/** Two at a time, so that one slow file holds up no others; twenty more wait. */
const gate = makeGate(2, 20);

const program = fileURLToPath(new URL('./program.ts', import.meta.url));

/** It reads files, its own modules, and does nothing else to this machine. */
const node = [process.execPath, `--max-old-space-size=${limits.memory}`, '--permission', '--allow-fs-read=*', program];

/** Only the system can end a process by its processor time, and only a shell can ask it to. */
const [command = '', ...rest] =
  process.platform === 'win32'
    ? node
    : ['/bin/sh', '-c', `ulimit -t ${limits.processorTime} && exec "$@"`, 'sh', ...node];

export type Checked = { readonly content: Buffer } | { readonly fault: Fault | 'exhausting' };

/**
 * Checks a PDF and writes it anew (`rewrite.ts`) in a process of its own, which knows nothing but the file, ends with it, and
 * is ended when the file takes too much time or memory. A thread will not do: one that is out of memory may end all of them.
 * What a busy machine has not come to in time is refused for now, and is no fault of the file.
 */
export function checkPdf(path: string, seconds: number = limits.time): Promise<Checked> {
  return gate(async () => {
    const checking = spawn(command, rest, {
      stdio: ['pipe', 'pipe', 'ignore'],
      env: {},
      timeout: seconds * 1000,
      killSignal: 'SIGKILL',
    });
    const ended: Promise<unknown[]> = once(checking, 'close');
    if (checking.pid !== undefined) yieldToRequests(checking.pid);
    // A process that has ended reads no more.
    pipeline(createReadStream(path), checking.stdin).catch(() => {});
    const [written, [code]] = await Promise.all([buffer(checking.stdout), ended]);
    if (code === 0) return { content: written };
    // By us: the system ends what is out of processor time.
    if (checking.killed) throw tooBusy();
    // Any other end is that of a process that was out of processor time or memory.
    return { fault: code === isFault ? (written.toString() as Fault) : 'exhausting' };
  });
}

function yieldToRequests(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Over already, or not allowed here.
  }
}
