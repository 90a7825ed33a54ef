import { createRequire } from 'node:module';

import type * as Library from '@node-rs/argon2';
import type { Options } from '@node-rs/argon2';

/**
 * What the tests of the server have in place of `@node-rs/argon2` (see `vitest.config.ts`): the library, for a hundredth
 * of the work. They hash and compare thousands of passwords and codes, at 15 ms of processor time each. A server in a
 * process of its own has the library itself.
 */
// Its own type: an import by its name would lead back here.
const library = createRequire(import.meta.url)('@node-rs/argon2') as typeof Library;

const light = { memoryCost: 64, timeCost: 1 } as const;

let asked: Options = {};
let isFull = false;

export async function hash(secret: string, cost: Options): Promise<string> {
  asked = cost;
  return library.hash(secret, isFull ? cost : { ...cost, ...light });
}

export async function verify(stored: string, secret: string): Promise<boolean> {
  if (isFull) await library.hash(secret, asked);
  return library.verify(stored, secret);
}

/** While `work` goes on, each takes as long as in production, whatever was hashed before. */
export async function atFullCost<T>(work: () => Promise<T>): Promise<T> {
  isFull = true;
  try {
    return await work();
  } finally {
    isFull = false;
  }
}
