import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

const entry = join(import.meta.dirname, '../../../apps/server/src/start.ts');

/** A server in a process of its own, as a crash meets it. */
export type Replica = {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  /** What it has written so far. */
  readonly output: () => string;
  /** Its exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>;
  readonly kill: (signal: NodeJS.Signals) => void;
};

const running = new Set<Replica>();

/** `npm run serve`, without pages unless it `hasPages`: settings are those of production. */
export function startReplica(
  settings: { DATABASE_URL: string; SMTP_URL: string; PORT: string } & Settings,
  { hasPages = false } = {},
) {
  return start(hasPages ? ['--serve'] : ['--serve', '--api'], {
    PUBLIC_URL: 'https://guildhall.example.com',
    DRAIN_SECONDS: '0',
    // The proxy in front is the test itself, which says who sends.
    TRUST_PROXY: '1',
    // Tests make more calls in a second than people in a day.
    LIMITS: 'off',
    ...settings,
  });
}

/** `npm start` without pages and demo data: it brings its own PostgreSQL. */
export function startLauncher(settings: { DATA_DIR: string; SMTP_URL: string; PORT: string } & Settings) {
  return start(['--api'], { NODE_ENV: 'development', SEED: 'none', TRUST_PROXY: '1', LIMITS: 'off', ...settings });
}

type Settings = Record<string, string>;

const { PATH, NODE_COMPILE_CACHE } = process.env;
const inherited = { PATH, NODE_COMPILE_CACHE };

async function start(args: readonly string[], settings: Settings): Promise<Replica> {
  const child = spawn(process.execPath, [entry, ...args], {
    env: { ...inherited, HOST: '127.0.0.1', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: string[] = [];
  const ended = new Promise<number | NodeJS.Signals>((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? signal ?? 'SIGKILL'));
  });
  const isServing = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      chunks.push(chunk);
      if (/is serving"|runs at /.test(chunks.join(''))) isServing.resolve();
    });
  }
  const port = Number(settings['PORT']);
  const replica: Replica = {
    url: `http://127.0.0.1:${port}`,
    port,
    // It has one, or it would not be serving.
    pid: child.pid ?? 0,
    output: () => chunks.join(''),
    ended,
    kill: (signal) => void child.kill(signal),
  };
  running.add(replica);
  void ended.then(() => running.delete(replica));
  const failed = ended.then((code) => Promise.reject(new Error(`It ended with ${code}:\n${chunks.join('')}`)));
  await Promise.race([isServing.promise, failed]);
  return replica;
}

/** For `afterAll`: ends what a test has left. */
export async function endReplicas(): Promise<void> {
  const left = [...running];
  for (const replica of left) replica.kill('SIGKILL');
  await Promise.all(left.map(({ ended }) => ended));
}

/** A port that nothing listens on, which a server can be started on again and again. */
export async function freePort(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  // A listening TCP server has an address with a port.
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return String(port);
}
