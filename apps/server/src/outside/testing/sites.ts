import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';

import type { Network } from '../network.ts';
import { authority, certificate, privateKey } from './certificates.ts';

/** Any public address: what is connected to is the server of the test. */
const somewhere = '93.184.215.14';

export type Sites = {
  readonly network: Network;
  /** Where all of them listen, on this machine. */
  readonly port: number;
  /** What the names lead to; a name without an entry has one public address. */
  readonly addresses: Map<string, readonly string[] | (() => Promise<readonly string[]>)>;
  /** The addresses that were connected to, in order, each of which was checked before. */
  readonly connected: string[];
  /** Host and path of each request. */
  readonly asked: string[];
  /** The names that were resolved. */
  readonly resolved: string[];
  /** Answers from now on. */
  listen(answer: (...of: Parameters<RequestListener>) => unknown): void;
  close(): Promise<void>;
};

/** A made-up internet in which every name leads to a server of this machine: for another process than the sites'. */
export const networkAt = (port: number): Network => ({
  isPublicName: () => true,
  resolve: async () => [somewhere],
  serverAt: () => ({ host: '127.0.0.1', port }),
  authorities: authority,
});

/** Websites behind names of a made-up internet, all on one server with a certificate for them. */
export async function openSites(given: { certificate?: string } = {}): Promise<Sites> {
  let answer: Parameters<Sites['listen']>[0] = (_, response) => response.end();
  const asked: string[] = [];
  const server = createServer({ key: privateKey, cert: given.certificate ?? certificate }, (request, response) => {
    asked.push(`${request.headers.host}${request.url}`);
    // A reader who has enough goes away in the middle.
    response.on('error', () => {});
    answer(request, response);
  });
  server.on('tlsClientError', () => {});
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = server.address();
  const port = typeof own === 'object' && own !== null ? own.port : 0;
  const addresses: Sites['addresses'] = new Map();
  const connected: string[] = [];
  const resolved: string[] = [];
  return {
    port,
    addresses,
    connected,
    asked,
    resolved,
    network: {
      isPublicName: () => true,
      async resolve(host) {
        resolved.push(host);
        const found = addresses.get(host) ?? [somewhere];
        return typeof found === 'function' ? found() : found;
      },
      serverAt(address) {
        connected.push(address);
        return { host: '127.0.0.1', port };
      },
      authorities: authority,
    },
    listen(next) {
      answer = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A page that says `body`. */
export const page =
  (body: string): RequestListener =>
  (_, response) =>
    response.setHeader('content-type', 'text/html; charset=utf-8').end(`<!doctype html><title>A page</title>${body}`);
