import { createHash, randomBytes, randomInt } from 'node:crypto';

/** A session's token: 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token. It has 256 bits of its own, so that a fast hash will do. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Six digits, leading zeros included. */
export function newCode(): string {
  return randomInt(1_000_000).toString().padStart(6, '0');
}
