import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';

import pg from 'pg';

/** A network between a server and its database that can fail. */
export type DatabaseProxy = {
  /** For a server: the database, by way of this proxy. */
  readonly connectionString: string;
  /** Ends every connection and refuses new ones: the database is down. */
  cut(): void;
  /** Takes connections and bytes, and hands nothing on: the network swallows everything. */
  stall(): void;
  /** Works as at the beginning. */
  restore(): void;
  close(): Promise<void>;
};

/** Starts a proxy to the database of `target`. */
export async function startDatabaseProxy(target: string): Promise<DatabaseProxy> {
  const { host, port, user, password, database } = new pg.Client({ connectionString: target });
  const place = host.startsWith('/') ? { path: join(host, `.s.PGSQL.${port}`) } : { host, port };
  const sockets = new Set<Socket>();
  let state: 'working' | 'cut' | 'stalled' = 'working';

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
    const pass = (from: Socket, to: Socket): void => {
      from.on('data', (bytes) => {
        if (state === 'working') to.write(bytes);
      });
      from.once('close', () => to.destroy());
    };
    pass(client, server);
    pass(server, client);
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
