import { finished } from 'node:stream';

import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { failure } from '../contract/envelope.ts';
import { plainPage, wantsPage } from '../web/plainPage.ts';

/**
 * How late the event loop may be on average over a second, in milliseconds. A server that is this late answers everything
 * late: to refuse some is quicker for all, and tells the load balancer.
 */
const mostDelay = 1000;

/**
 * How many calls of the API are answered at once. Each takes a millisecond or two of processor, so the last of them waits
 * about a second. A browser makes six at a time, pictures of people among them: eighty that open a list in the same
 * moment stay below it.
 */
export const mostCalls = 500;

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

/**
 * Keeps a server quick that is asked more than it can answer; register before the routes. The excess of calls gets 503:
 * pages in memory, scripts, styles and `/health` go on. While the event loop is late all the same, everything gets it, once `grace`
 * seconds after the start are over.
 */
export async function shedLoad(app: FastifyInstance, grace: number): Promise<void> {
  limitCalls(app);
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

/** A call counts from when it can be answered: one with a body once that has come, as a slow line costs us nothing. */
function limitCalls(app: FastifyInstance): void {
  let calls = 0;
  const isCall = ({ routeOptions: { url = '', config } }: FastifyRequest): boolean =>
    url.startsWith('/api/') && config.isStream !== true;
  const hasBody = ({ method }: FastifyRequest): boolean => method !== 'GET' && method !== 'HEAD';
  const admit =
    (counts: (request: FastifyRequest) => boolean) =>
    (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
      if (!isCall(request) || !counts(request)) return done();
      // A hook that sends is not done.
      if (calls >= mostCalls) return void reply.send(refuse(request, reply));
      calls += 1;
      finished(reply.raw, () => (calls -= 1));
      done();
    };
  app.addHook(
    'onRequest',
    admit((request) => !hasBody(request)),
  );
  app.addHook('preHandler', admit(hasBody));
}
