import { randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';

/** What an address of a calendar feed is made of: a name to find it by, and 256 random bits that prove it. */
export type FeedKey = { readonly id: string; readonly secret: Buffer };

export function newFeedKey(): FeedKey {
  return { id: randomUUID(), secret: randomBytes(32) };
}

/** What stands in the address. */
export function calendarToken({ id, secret }: FeedKey): string {
  return `${id}.${secret.toString('base64url')}`;
}

/** The feed that a token names; undefined when it is none of ours, cut off for instance. */
export function feedNamedBy(token: string): string | undefined {
  return /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[A-Za-z0-9_-]{43}$/.exec(token)?.[1];
}

/** Whether the token is the whole one of the feed that it names. */
export function isTokenOf(token: string, key: FeedKey): boolean {
  const [given, made] = [Buffer.from(token), Buffer.from(calendarToken(key))];
  return given.length === made.length && timingSafeEqual(given, made);
}
