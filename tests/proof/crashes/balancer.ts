import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { connect, createServer } from 'node:net';

export type Balancer = { readonly url: string; readonly close: () => Promise<void> };

/** One address for several servers: each connection goes to the next of them, and to another where no one listens. */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const sockets = new Set<Socket>();
  let turn = 0;

  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => sockets.delete(socket));
  };
  const join = (client: Socket, tries: number): void => {
    const port = ports[(turn += 1) % ports.length] ?? 0;
    const server = connect(port, '127.0.0.1');
    keep(server);
    server.once('connect', () => {
      client.pipe(server);
      server.pipe(client);
      client.once('close', () => server.destroy());
      server.once('close', () => client.destroySoon());
    });
    server.once('error', () => {
      if (server.bytesWritten > 0 || tries <= 1) client.destroy();
      else join(client, tries - 1);
    });
  };
  const balancer = createServer({ pauseOnConnect: true }, (client) => {
    keep(client);
    join(client, ports.length);
  });
  balancer.listen(0, '127.0.0.1');
  await once(balancer, 'listening');
  // A listening TCP server has an address with a port.
  const { port } = balancer.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => balancer.close(resolve));
    },
  };
}
