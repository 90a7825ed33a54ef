import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';

/**
 * One line for each answered request. It says which operation, not which address: a query may hold an email, and says
 * who by the user's id alone.
 */
export function logRequests(app: FastifyInstance, log: FastifyBaseLogger): void {
  // A line holds nothing but what stands here, so there is nothing to look for in it.
  const lines = log.child({}, { redact: [] });
  app.addHook('onResponse', (request, reply, done) => {
    lines.info(
      {
        reqId: request.id,
        operation: operationOf(request),
        method: request.method,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ...(request.session && { user: request.session.userId }),
      },
      'request',
    );
    done();
  });
}

/** The operationId, or `page`, `file`, `unknown`: few enough to be a label. */
export function operationOf({ is404, routeOptions }: FastifyRequest): string {
  if (is404) return 'unknown';
  return routeOptions.config.operationId ?? (routeOptions.url === '/*' ? 'page' : 'file');
}
