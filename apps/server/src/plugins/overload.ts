import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { failure } from '../contract/envelope.ts';
import { plainPage, wantsPage } from '../web/plainPage.ts';

/**
 * How late the event loop may be on average over a second, in milliseconds. A server that is this late answers everything
 * late: to refuse some is quicker for all, and tells the load balancer.
 */
const mostDelay = 1000;

const message = 'This server has too much to do at the moment. Please try again shortly.';

/** The process runs, and restarting it would not help. */
const alwaysAnswered = '/health/live';

/** Seconds after the start in which lateness is that of starting, not of what is asked. */
export const graceAtStart = 10;

function refuse(request: FastifyRequest, reply: FastifyReply): unknown {
  if (request.routeOptions.url === alwaysAnswered) return undefined;
  const isPage = wantsPage(request.url, request.headers.accept);
  reply.code(503).header('retry-after', '5').header('cache-control', 'no-store');
  reply.type(isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8');
  return isPage ? plainPage(message) : failure(message);
}

/** Answers 503 while the event loop is late, `/health/ready` too, once `grace` seconds are over; register before the routes. */
export async function shedLoad(app: FastifyInstance, grace: number): Promise<void> {
  let countsFrom = Infinity;
  app.addHook('onReady', async () => {
    countsFrom = performance.now() + grace * 1000;
  });
  await app.register(underPressure, {
    maxEventLoopDelay: mostDelay,
    // What is returned is sent, which the library's types leave out.
    pressureHandler: (request, reply) => (performance.now() < countsFrom ? undefined : refuse(request, reply)) as void,
  });
}
