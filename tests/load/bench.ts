import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

/** Thrown by a bench that finds something other than what it would measure: one line says what. */
export class Unequal extends Error {}

/** Runs a bench and ends what it has started. It fails when it throws: `Unequal` with its line, anything else with its stack. */
export async function runBench(bench: (started: AsyncDisposableStack) => Promise<void>): Promise<void> {
  const started = new AsyncDisposableStack();
  try {
    await bench(started);
  } catch (error) {
    if (!(error instanceof Unequal)) throw error;
    console.error(`✗ ${error.message}`);
    process.exitCode = 1;
  } finally {
    await started.disposeAsync();
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  // A listening TCP server has an address with a port.
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}
