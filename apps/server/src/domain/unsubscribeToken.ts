import { createHmac, timingSafeEqual } from 'node:crypto';

const sign = (id: string, key: Buffer): Buffer => createHmac('sha256', key).update(`unsubscribe ${id}`).digest();

/** What the link of a digest carries: which saved search, and the proof that the link came from us. It does not expire. */
export function unsubscribeToken(id: string, key: Buffer): string {
  return `${id}.${sign(id, key).toString('base64url')}`;
}

/** The saved search that a token names; undefined when it is none of ours, cut off for instance. */
export function searchNamedBy(token: string): string | undefined {
  return /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[A-Za-z0-9_-]{43}$/.exec(token)?.[1];
}

/** Whether the token was made with the key of the search that it names. */
export function isOurs(token: string, id: string, key: Buffer): boolean {
  const [given, made] = [Buffer.from(token), Buffer.from(unsubscribeToken(id, key))];
  return given.length === made.length && timingSafeEqual(given, made);
}
