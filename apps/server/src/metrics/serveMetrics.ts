import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Metrics } from './metrics.ts';

export type MetricsServer = { readonly port: number; close(): Promise<void> };

/** Serves `/metrics` on a port of its own, which is for the operator's network and not for people. Port 0: any. */
export async function serveMetrics(metrics: Metrics, host: string, port: number): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    void answer(request.method ?? '', request.url ?? '', metrics).then(({ status, type, body }) =>
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  // A listening TCP server has an address with a port.
  const address = server.address() as AddressInfo;
  return {
    port: address.port,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answer(method: string, url: string, { text, contentType }: Metrics) {
  if (url.split('?')[0] !== '/metrics' || method !== 'GET')
    return { status: 404, type: 'text/plain', body: 'The metrics are at GET /metrics.\n' };
  try {
    return { status: 200, type: contentType, body: await text() };
  } catch {
    return { status: 500, type: 'text/plain', body: 'The metrics could not be read.\n' };
  }
}
