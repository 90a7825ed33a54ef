import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

/** Thrown by a bench that finds something other than what it would measure, as two sides that differ: one line says what. */
export class Unequal extends Error {}

/**
 * Runs a bench and ends what it has started. It fails when it throws; two unequal sides are told in one line, anything
 * else with its stack.
 */
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

/**
 * The first place where two JSON values differ, in one line that can be read: `data.jobs[0].client.ratings is 5 here and
 * missing there`. Undefined where they are equal.
 */
export function differenceOf(one: unknown, other: unknown, names: readonly [string, string]): string | undefined {
  const found = firstDifference(one, other, '');
  if (!found) return undefined;
  const [ours, theirs] = found.values.map(shown);
  return `${found.path || 'the whole answer'} is ${ours} ${names[0]} and ${theirs} ${names[1]}`;
}

type Difference = { readonly path: string; readonly values: readonly [unknown, unknown] };

function firstDifference(one: unknown, other: unknown, path: string): Difference | undefined {
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) {
    return Object.is(one, other) ? undefined : { path, values: [one, other] };
  }
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const step = Array.isArray(one) ? `[${key}]` : `${path && '.'}${key}`;
    const found = firstDifference(one[key], other[key], path + step);
    if (found) return found;
  }
  return undefined;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

const longest = 60;

function shown(value: unknown): string {
  if (value === undefined) return 'missing';
  const text = JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  // A listening TCP server has an address with a port.
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}
