import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export const requestIdHeader = 'x-request-id';

/** What may go into a log line and a header as it is; ids of tracing systems are 16 to 64 such characters. */
const wellFormed = /^[\w.:-]{8,128}$/;

/** The id that the sender or a proxy gave the request, so that logs can be put together; else one of our own. */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers[requestIdHeader];
  return typeof given === 'string' && wellFormed.test(given) ? given : randomUUID();
}
