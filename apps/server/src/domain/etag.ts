import { Refusal } from './refusal.ts';

/** The ETag of a row's version, quotes included. */
export function etagOf(version: number): string {
  return `"${version}"`;
}

/** Whether the copy at hand is this one; both forms of RFC 9110, 13.1.2, and comparison is weak. */
export function isAtHand(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const known = ifNoneMatch.split(',').map((one) => one.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}

/** Refuses a stale write with 412. Without `If-Match` the sender does not ask, and the write goes on. */
export function assertFresh(ifMatch: string | undefined, version: number): void {
  if (ifMatch === undefined || ifMatch === etagOf(version)) return;
  throw new Refusal(412, 'This was changed elsewhere since you opened it. Reload to see the latest version.');
}
