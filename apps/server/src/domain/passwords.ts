import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { hash, verify } from '@node-rs/argon2';

/** OWASP's first choice for argon2id; about 10 ms, off the event loop. The algorithm's default is argon2id. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function hashSecret(secret: string): Promise<string> {
  return hash(secret, cost);
}

const begun = new WeakMap<object, Promise<string>>();

/**
 * The hash of a body's password, made once for it. Begun before a transaction is open, it is there when the handler asks,
 * and no connection waits for it.
 */
export function passwordHashOf(body: { readonly password: string }): Promise<string> {
  const hashing = begun.get(body) ?? hashSecret(body.password);
  begun.set(body, hashing);
  return hashing;
}

/** The hash of a random secret: compared with when there is no account, so that both cases take the same time. */
const unknownHash = hashSecret(randomBytes(32).toString('base64'));

/** The hash of a secret that no one knows. */
export const hashOfNothing = (): Promise<string> => unknownHash;

/** Whether `secret` belongs to `stored`. Without a stored hash it takes as long, and says no. */
export async function isSecret(stored: string | undefined, secret: string): Promise<boolean> {
  const matches = await verify(stored ?? (await unknownHash), secret);
  return matches && stored !== undefined;
}

const common: ReadonlySet<string> = new Set(
  readFileSync(new URL('commonPasswords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#')),
);

/** Whether a password is among the 3,000 that are tried first, in any case. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}
