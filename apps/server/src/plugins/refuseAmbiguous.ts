import type { IncomingMessage } from 'node:http';

import { Refusal } from '../contract/refusal.ts';

/** Headers that say one thing. Node keeps the first of several or joins them; a proxy before us may take the last. */
const single: ReadonlySet<string> = new Set([
  'authorization',
  'content-length',
  'content-type',
  'host',
  'idempotency-key',
  'if-match',
  'transfer-encoding',
]);

/**
 * Refuses a request that two readers could read in two ways: one with a header twice that is meant once, or none where
 * one must be (RFC 9110, 5.3; RFC 9112, 3.2 and 6.3).
 */
export function refuseAmbiguous({ rawHeaders, httpVersion, headers }: IncomingMessage): void {
  const names = rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
  const twice = names.find((name, index) => single.has(name) && names.indexOf(name) !== index);
  if (twice !== undefined) throw new Refusal(400, `The header ${twice} was sent twice. Please send it once.`);
  if (httpVersion === '1.1' && headers.host === undefined) {
    throw new Refusal(400, 'The header host is missing. Please send it.');
  }
}
