import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';

import pg from 'pg';

/** A network between a server and its database that can fail. */
export type DatabaseProxy = {
  /** For a server: the database, by way of this proxy. */
  readonly connectionString: string;
  /** How often something was sent to the database after it had answered, on all connections together. */
  readonly trips: () => number;
  /** Ends every connection and refuses new ones: the database is down. */
  cut(): void;
  /** Takes connections and bytes, and hands nothing on: the network swallows everything. */
  stall(): void;
  /** Works as at the beginning. */
  restore(): void;
  close(): Promise<void>;
};

export type DatabaseProxyOptions = {
  /** How much later answers come than the database sends them, in milliseconds: the way there and back. Default 0. */
  readonly delay?: number;
};

/** Starts a proxy to the database of `target`. */
export async function startDatabaseProxy(
  target: string,
  { delay = 0 }: DatabaseProxyOptions = {},
): Promise<DatabaseProxy> {
  const { host, port, user, password, database } = new pg.Client({ connectionString: target });
  const place = host.startsWith('/') ? { path: join(host, `.s.PGSQL.${port}`) } : { host, port };
  const sockets = new Set<Socket>();
  let state: 'working' | 'cut' | 'stalled' = 'working';
  let trips = 0;

  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => sockets.delete(socket));
  };
  const proxy = createServer((client) => {
    keep(client);
    if (state === 'cut') return void client.destroy();
    if (state === 'stalled') return void client.resume();
    const server = connect(place);
    keep(server);
    let isAnswered = true;
    client.on('data', (bytes) => {
      if (isAnswered) trips += 1;
      isAnswered = false;
      if (state === 'working') server.write(bytes);
    });
    const answer = (bytes: Buffer): void => {
      isAnswered = true;
      if (state === 'working') client.write(bytes);
    };
    server.on('data', (bytes) => {
      if (delay === 0) answer(bytes);
      else setTimeout(answer, delay, bytes);
    });
    client.once('close', () => server.destroy());
    server.once('close', () => client.destroy());
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  // A listening TCP server has an address with a port.
  const address = proxy.address() as AddressInfo;
  const url = new URL(`postgresql://127.0.0.1:${address.port}/${database ?? ''}`);
  url.username = user ?? '';
  url.password = password ?? '';

  const endAll = (): void => sockets.forEach((socket) => socket.destroy());
  return {
    connectionString: url.href,
    trips: () => trips,
    cut() {
      state = 'cut';
      endAll();
    },
    stall() {
      state = 'stalled';
    },
    restore() {
      // What was swallowed is lost, and so are its connections.
      if (state === 'stalled') endAll();
      state = 'working';
    },
    async close() {
      endAll();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
