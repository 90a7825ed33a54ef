import type { IncomingMessage, ServerResponse } from 'node:http';

import { failure } from '../contract/envelope.ts';
import { plainPage, wantsPage } from '../web/plainPage.ts';

const message = 'This server is being restarted. Please try again in a moment.';

/** The answer to a request that comes while we stop: another replica, or the next start, takes it in a second. */
export function refuseWhileStopping(
  request: IncomingMessage,
  response: ServerResponse,
  everywhere: Readonly<Record<string, string>>,
): void {
  const isPage = wantsPage(request.url ?? '/', request.headers.accept);
  const body = isPage ? plainPage(message) : JSON.stringify(failure(message));
  response.writeHead(503, {
    ...everywhere,
    'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'retry-after': '1',
    connection: 'close',
  });
  response.end(request.method === 'HEAD' ? undefined : body);
  request.resume();
}
