import { Refusal } from './refusal.ts';

/** The ETag of a row's version, quotes included. */
export function etagOf(version: number): string {
  return `"${version}"`;
}

/** Refuses a stale write with 412. Without `If-Match` the sender does not ask, and the write goes on. */
export function assertFresh(ifMatch: string | undefined, version: number): void {
  if (ifMatch === undefined || ifMatch === etagOf(version)) return;
  throw new Refusal(412, 'This was changed elsewhere since you opened it. Reload to see the latest version.');
}
