import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { connect, createServer } from 'node:net';

/** The line between a browser and the server. */
export interface Line {
  /** The server, by way of this line. */
  url: string;
  /** Cuts the line in the middle of the answer to this request, as `GET /api/v1/jobs`: the server has done what was asked. */
  cutNextAnswer: (request: string) => void;
  close: () => Promise<void>;
}

/** Lays a line to a server that answers over HTTP/1.1, one request after the other on each connection. */
export async function layLine(target: string): Promise<Line> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let toBeCut: string | null = null;

  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => sockets.delete(socket));
  };
  const proxy = createServer((browser) => {
    const server = connect(Number(port), hostname);
    keep(browser);
    keep(server);
    let isCutting = false;
    browser.on('data', (bytes) => {
      const [request] = bytes.toString('latin1').split(/ HTTP|\?/, 1);
      if (toBeCut !== null && request === toBeCut) {
        toBeCut = null;
        isCutting = true;
      }
      server.write(bytes);
    });
    server.on('data', (bytes) => {
      if (!isCutting) return void browser.write(bytes);
      // The head arrives, and half of the body; answers of the API are shorter than one packet.
      const body = bytes.indexOf('\r\n\r\n') + 4;
      browser.end(bytes.subarray(0, body + Math.floor((bytes.length - body) / 2)));
      server.destroy();
    });
    browser.once('close', () => server.destroy());
    server.once('close', () => browser.end());
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  // A listening TCP server has an address with a port.
  const address = proxy.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${address.port}`,
    cutNextAnswer(request) {
      toBeCut = request;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
