import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { Socket } from 'node:net';

import { answerUnreadable } from './errorHandler.ts';

/** The connections of a server that may listen on several addresses ('localhost' is two). */
export type Connections = {
  /** Fastify's `serverFactory`. */
  readonly serverFactory: (handler: RequestListener) => Server;
  /** Ends connections that answer nothing, now and as soon as they have answered. */
  readonly release: () => void;
};

/** A request must be here within this time, headers and body, in milliseconds. */
const requestTimeout = 30_000;

/** Longer than the usual minute of a load balancer, so that it never sends into a closing connection. */
const keepAliveTimeout = 72_000;

/**
 * Knows which connections are answering. Node would keep us waiting at the end for those that a browser opened ahead
 * and never used, and for those that are kept alive after the answer in flight.
 */
export function trackConnections(): Connections {
  const answering = new Map<Socket, number>();
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
    response.once('close', () => {
      if (!answering.has(socket)) return;
      answering.set(socket, (answering.get(socket) ?? 1) - 1);
      settle(socket);
    });
  };
  return {
    serverFactory(handler) {
      const server = createServer({ requestTimeout, keepAliveTimeout, headersTimeout: requestTimeout });
      server.on('connection', onConnection);
      server.on('request', onRequest);
      server.on('request', handler);
      server.on('clientError', answerUnreadable);
      return server;
    },
    release() {
      isReleased = true;
      for (const socket of answering.keys()) settle(socket);
    },
  };
}
