import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { Socket } from 'node:net';

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

/** A request must be here within this time, headers and body, in milliseconds. */
const requestTimeout = 30_000;

/** Longer than the usual minute of a load balancer, so that it never sends into a closing connection. */
const keepAliveTimeout = 72_000;

/**
 * Knows which connections are answering. Node would keep us waiting at the end for those that a browser opened ahead
 * and never used, and for those that are kept alive after the answer in flight. `everywhere` are the headers that every
 * answer carries, this plugin's own too.
 */
export function trackConnections(everywhere: Readonly<Record<string, string>>): Connections {
  const answering = new Map<Socket, number>();
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
      const server = createServer({ requestTimeout, keepAliveTimeout, headersTimeout: requestTimeout });
      server.on('connection', onConnection);
      server.on('request', onRequest);
      server.on('request', (request, response) => {
        if (isRefused(request)) refuseWhileStopping(request, response, everywhere);
        else handler(request, response);
      });
      server.on('clientError', answerUnreadable);
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
