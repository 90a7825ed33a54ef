import type { IncomingMessage } from 'node:http';

import { Refusal } from '../domain/refusal.ts';

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
  const seen = new Set<string>();
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]?.toLowerCase() ?? '';
    if (!single.has(name)) continue;
    if (seen.has(name)) throw new Refusal(400, `The header ${name} was sent twice. Please send it once.`);
    seen.add(name);
  }
  if (httpVersion === '1.1' && headers.host === undefined) {
    throw new Refusal(400, 'The header host is missing. Please send it.');
  }
}
