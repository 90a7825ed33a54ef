import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

import { answerUnreadable } from './errorHandler.ts';
import { refuseWhileStopping } from './stopping.ts';

/** The connections of a server that may listen on several addresses ('localhost' is two), and how they end. */
export type Connections = {
  /** Fastify's `serverFactory`. */
  readonly serverFactory: (handler: RequestListener) => Server;
  /** From now on readiness is denied, so that a load balancer sends its requests elsewhere; all else is served. */
  readonly leave: () => void;
  /**
   * From now on every new request is refused. Resolves when those in flight are answered, or cut off after `patience`
   * milliseconds.
   */
  readonly drain: (patience: number) => Promise<void>;
  /** Ends connections that answer nothing, now and as soon as they have answered. */
  readonly release: () => void;
};

/** How long a connection may keep us waiting, in milliseconds. */
export type Timeouts = {
  /** From its first byte, or the last answer's end, until the headers of a request are here. */
  readonly headers: number;
  /** The same until its body is here too. */
  readonly request: number;
  /** Between two requests. */
  readonly keepAlive: number;
  /** Without a byte in either direction, such as when an answer is not taken. */
  readonly silence: number;
  /** After an answer, for the rest of a body that was refused: who still sends reads the answer only then. */
  readonly linger: number;
  /** How often the first two are looked at. */
  readonly check: number;
};

/**
 * Headers come in one piece from everyone but an attacker. A body may be ten megabytes from a telephone in the country.
 * Keeping alive outlasts the usual minute of a load balancer, so that it never sends into a closing connection.
 */
const usual: Timeouts = {
  headers: 15_000,
  request: 120_000,
  keepAlive: 72_000,
  silence: 120_000,
  linger: 30_000,
  check: 5000,
};

/**
 * Knows which connections are answering. Node would keep us waiting at the end for those that a browser opened ahead
 * and never used, and for those that are kept alive after the answer in flight. `everywhere` are the headers that every
 * answer carries, this plugin's own too.
 */
export function trackConnections(
  everywhere: Readonly<Record<string, string>>,
  timeouts: Timeouts = usual,
): Connections {
  const answering = new Map<Socket, number>();
  const latest = new WeakMap<Duplex, ServerResponse>();
  const idle = Promise.withResolvers<void>();
  let inFlight = 0;
  let state: 'serving' | 'leaving' | 'draining' = 'serving';
  let isReleased = false;

  const settle = (socket: Socket): void => {
    if (isReleased && answering.get(socket) === 0) socket.destroySoon();
  };
  const onConnection = (socket: Socket): void => {
    answering.set(socket, 0);
    socket.once('close', () => answering.delete(socket));
    settle(socket);
  };
  const onRequest = ({ socket }: IncomingMessage, response: ServerResponse): void => {
    answering.set(socket, (answering.get(socket) ?? 0) + 1);
    inFlight += 1;
    latest.set(socket, response);
    response.once('close', () => {
      inFlight -= 1;
      if (state === 'draining' && inFlight === 0) idle.resolve();
      if (!answering.has(socket)) return;
      answering.set(socket, (answering.get(socket) ?? 1) - 1);
      settle(socket);
    });
  };
  /** Pages in flight call the API without a connection, and so are never refused half-way. */
  const isRefused = ({ url = '' }: IncomingMessage): boolean => {
    const path = url.split('?')[0];
    if (state === 'leaving') return path === '/health/ready';
    return state === 'draining' && path !== '/health/live';
  };
  return {
    serverFactory(handler) {
      const server = createServer({
        headersTimeout: timeouts.headers,
        requestTimeout: timeouts.request,
        keepAliveTimeout: timeouts.keepAlive,
        connectionsCheckingInterval: timeouts.check,
        // Node's own refusal would come without our headers: `refuseAmbiguous` refuses it.
        requireHostHeader: false,
      });
      server.setTimeout(timeouts.silence);
      const serve: RequestListener = (request, response) => {
        onRequest(request, response);
        response.once('finish', () => {
          if (!request.complete) endUnlessRead(request, timeouts.linger);
        });
        if (isRefused(request)) return refuseWhileStopping(request, response, everywhere);
        // A sender who keeps a connection learns here to open another, and is not met by its end half-way.
        if (state !== 'serving') response.setHeader('connection', 'close');
        handler(request, response);
      };
      server.on('connection', onConnection);
      server.on('request', serve);
      // An expectation that we do not know is no reason to refuse (RFC 9110, 10.1.1).
      server.on('checkExpectation', serve);
      server.on('clientError', (error, socket) => {
        // An answer that is already on its way would be taken for the rest of it.
        const isAnswering = latest.get(socket)?.headersSent === true && latest.get(socket)?.writableFinished === false;
        if (isAnswering) socket.destroy();
        else answerUnreadable(error, socket, everywhere);
      });
      return server;
    },
    leave() {
      if (state === 'serving') state = 'leaving';
    },
    async drain(patience) {
      state = 'draining';
      if (inFlight === 0) return;
      const cut = setTimeout(() => {
        for (const [socket, requests] of answering) if (requests > 0) socket.destroy();
      }, patience);
      await idle.promise;
      clearTimeout(cut);
    },
    release() {
      isReleased = true;
      for (const socket of answering.keys()) settle(socket);
    },
  };
}

/** What is still coming of a refused body is read to nowhere, but not for ever. */
function endUnlessRead(request: IncomingMessage, patience: number): void {
  const cut = setTimeout(() => request.socket.destroy(), patience).unref();
  request.once('end', () => clearTimeout(cut)).once('close', () => clearTimeout(cut));
}
