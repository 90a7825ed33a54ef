import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { fastify, LogController } from 'fastify';

import type { Config } from './config.ts';
import { makeLimitCall } from './contract/callLimits.ts';
import { readContract } from './contract/document.ts';
import { makeFindSession } from './contract/findSession.ts';
import { runOnce } from './contract/idempotency.ts';
import { loadContract } from './contract/loader.ts';
import type { Metrics } from './metrics/metrics.ts';
import { beforehand } from './operations/beforehand.ts';
import { operations } from './operations/index.ts';
import { primaryOnly } from './operations/primaryOnly.ts';
import type { UntypedHandler } from './operations/untyped.ts';
import { wording } from './operations/wording.ts';
import { readBodies, refuseHuge } from './plugins/bodies.ts';
import type { Connections, Timeouts } from './plugins/connections.ts';
import { trackConnections } from './plugins/connections.ts';
import { answerErrors, answerUnroutable } from './plugins/errorHandler.ts';
import { graceAtStart, shedLoad } from './plugins/overload.ts';
import { refuseAmbiguous } from './plugins/refuseAmbiguous.ts';
import { requestIdHeader, requestIdOf } from './plugins/requestId.ts';
import { logRequests } from './plugins/requestLog.ts';
import { securityHeaders } from './plugins/securityHeaders.ts';
import { keepDemoHere } from './plugins/thisMachine.ts';
import type { Services } from './services.ts';

export type AppOptions = {
  readonly services: Services;
  readonly log: FastifyBaseLogger;
  /** Where given, every answer is checked against the contract: in tests, and while developing. */
  readonly onBreach?: (breach: string) => void;
  /** Where given, requests are counted and timed. */
  readonly metrics?: Metrics;
  /** What else is served: pages, the mailbox. Registered after the contract. */
  readonly extend?: (app: FastifyInstance) => Promise<void>;
  /** Whether Vite's development client is served, which needs a softer policy for scripts. */
  readonly isDevServer?: boolean;
  /** How long a connection may keep us waiting; absent, as long as is usual. */
  readonly timeouts?: Timeouts;
  /** From how many seconds after the start on requests are refused while the event loop is late; Infinity: never. */
  readonly shedsLoadAfter?: number;
};

declare module 'fastify' {
  interface FastifyInstance {
    /** For a clean end. */
    readonly connections: Connections;
  }
}

/** Fastify believes no proxy by number alone, as it cannot know that a proxy is there; the setting says that it is. */
function trust(given: Config['trustProxy']): string[] | false | ((address: string, hop: number) => boolean) {
  return typeof given === 'number' ? (_address, hop) => hop < given : given;
}

/** JSON bodies are forms that people fill; files have their own limit. */
const jsonLimit = 256 * 1024;

/** The whole HTTP side of the server, not yet listening. */
export async function createApp({
  services,
  log,
  onBreach,
  metrics,
  extend,
  isDevServer = false,
  timeouts,
  // Elsewhere other programs have the processor, and nothing else would serve what is refused.
  shedsLoadAfter = services.config.mode === 'production' ? graceAtStart : Infinity,
}: AppOptions): Promise<FastifyInstance> {
  const everywhere = securityHeaders(services.config, isDevServer);
  const connections = trackConnections(everywhere, timeouts);
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: jsonLimit,
    // What is already being sent on an open connection is still answered while we stop.
    return503OnClosing: false,
    serverFactory: connections.serverFactory,
    trustProxy: trust(services.config.trustProxy),
    routerOptions: { maxParamLength: 200 },
    genReqId: requestIdOf,
    frameworkErrors: (_error, request, reply) =>
      answerUnroutable(reply, { ...everywhere, [requestIdHeader]: request.id }),
    // The servers of `connections` have their own; Fastify would add its words to the first of them.
    clientErrorHandler: () => {},
  });
  app.decorate('connections', connections);
  app.addHook('preClose', async () => connections.release());
  if (services.config.mode === 'production') logRequests(app, log);
  metrics?.watch(app);
  answerErrors(app);
  await readBodies(app);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(everywhere).header(requestIdHeader, request.id);
    refuseAmbiguous(request.raw);
    refuseHuge(request.raw);
    if (request.url.startsWith('/api/') || request.url.startsWith('/health/'))
      reply.header('cache-control', 'no-store');
    done();
  });
  if (shedsLoadAfter !== Infinity) await shedLoad(app, shedsLoadAfter);
  keepDemoHere(app, services.config);
  loadContract(app, {
    document: readContract(),
    // The types of `operations` say more than the loader needs: it checks names at boot, and types by the contract.
    handlers: operations as unknown as Record<string, UntypedHandler>,
    wording,
    services,
    findSession: makeFindSession(services.db, services.clock),
    ...(services.config.limits && { limitCall: makeLimitCall(services) }),
    runOnce,
    beforehand,
    primaryOnly,
    ...(onBreach && { onBreach }),
  });
  await extend?.(app);
  return app;
}
