import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { brand } from '@guildhall/machines/domain/brand';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

import { createApp } from './app.ts';
import { openChangeStreams } from './changes/changeStreams.ts';
import type { Clock } from './clock.ts';
import { systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { ConfigError, hostInUrl } from './config.ts';
import type { Limits } from './db/connect.ts';
import { connect, connectionsOf, requestLimits } from './db/connect.ts';
import { openStandbys } from './db/standbys.ts';
import { startDigests } from './digests/startDigests.ts';
import { openFiles } from './files/files.ts';
import { createLog } from './log.ts';
import type { HourlyLimit } from './mail/hourlyLimit.ts';
import { openHourlyLimit } from './mail/hourlyLimit.ts';
import type { MailQueue } from './mail/queue.ts';
import { openMailQueue } from './mail/queue.ts';
import type { Transport } from './mail/transport.ts';
import { outboxTransport, smtpTransport } from './mail/transport.ts';
import type { Metrics } from './metrics/metrics.ts';
import { createMetrics } from './metrics/metrics.ts';
import type { MetricsServer } from './metrics/serveMetrics.ts';
import { serveMetrics } from './metrics/serveMetrics.ts';
import type { Network } from './outside/network.ts';
import { startRejections } from './rejections/startRejections.ts';
import { countMails } from './repositories/mailQueue.ts';
import type { Services } from './services.ts';
import { tidyUp } from './tidyUp.ts';
import { startRechecks } from './verifications/startRechecks.ts';
import { serveCrawlers } from './web/crawlers.ts';
import { openHeadline } from './web/headline.ts';
import { serveMailbox } from './web/mailbox.ts';
import type { Pages } from './web/pages.ts';
import { servePages } from './web/pages.ts';
import { serveUndoEmailChange } from './web/undoEmailChange.ts';
import { serveUnsubscribe } from './web/unsubscribe.ts';

export type ServerOptions = {
  readonly config: Config;
  /** The database, already migrated. */
  readonly connectionString: string;
  readonly clock?: Clock;
  /** How long PostgreSQL may take; default `requestLimits`. */
  readonly limits?: Limits;
  /** How pages of others are reached; default the internet. In code alone: no setting leads into a network. */
  readonly network?: Network;
  readonly log?: FastifyBaseLogger;
  /** The web app; absent, only the API is served. */
  readonly pages?: Pages;
  /** Where given, every answer is checked against the contract. */
  readonly onBreach?: (breach: string) => void;
};

export type RunningServer = {
  /** Where it listens, for this machine. */
  readonly url: string;
  /** Where the metrics are, if anywhere. */
  readonly metricsPort: number | undefined;
  readonly app: FastifyInstance;
  readonly services: Services;
  /**
   * Ends in order: readiness is denied, for `drainSeconds` requests are still served, then new ones are refused while
   * those in flight are finished; then mail stops and the pool is closed.
   */
  close(): Promise<void>;
};

const hour = 3_600_000;

/** How long a request in flight may still take when we end, in milliseconds. */
const lastAnswers = 10_000;

/** Starts listening: API, pages and mail, on a database that is ready. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { connectionString, clock = systemClock, limits = requestLimits } = options;
  const config = await withPort(options.config);
  const log = options.log ?? createLog(config.mode);
  const started = new AsyncDisposableStack();
  try {
    const db = connect(connectionString, {
      max: config.databasePool,
      limits,
      onError: (err) => log.warn({ err }, 'the database broke a connection'),
    });
    started.defer(() => db.destroy());
    const files = await openFiles({ config, db, clock, log });
    started.defer(() => files.close());
    const metrics = config.metricsPort === undefined ? undefined : createMetrics();
    const limit = openHourlyLimit({
      db,
      clock,
      log,
      perHour: config.mailsPerHour,
      onHeld: () => metrics?.mail('held'),
    });
    const queue = await openQueue(config, connectionString, log, metrics, limit);
    started.defer(() => queue.stop());
    const changes = openChangeStreams({ connectionString, db, clock, log });
    started.defer(() => changes.stop());
    const standbys = openStandbys({
      primaryUrl: connectionString,
      urls: config.databaseReadUrls,
      pool: config.databasePool,
      log,
    });
    started.defer(() => standbys.stop());
    const { network } = options;
    const services: Services = { db, standbys, mail: queue.mail, files, changes, config, clock, network };
    const forget = setInterval(() => {
      void tidyUp(services, clock.now(), config).catch((err: unknown) =>
        log.warn({ err }, 'what has expired was not cleared'),
      );
    }, hour);
    started.defer(() => clearInterval(forget));
    const digests = startDigests({ db, mail: queue.mail, clock }, log);
    started.defer(() => digests.stop());
    const rejections = startRejections({ db, mail: queue.mail, clock }, log);
    started.defer(() => rejections.stop());
    const rechecks = startRechecks(services, log);
    started.defer(() => rechecks.stop());
    metrics?.read({
      connections: () => connectionsOf(db),
      mailDepth: () => countMails(db),
      changeStreams: changes.count,
      standbys: standbys.inUse,
    });
    const metricsServer = metrics && (await openMetrics(metrics, config));
    if (metricsServer) started.defer(() => metricsServer.close());
    const app = await listen(services, log, options, metrics);
    return {
      url: `http://${hostInUrl(config.host)}:${config.port}`,
      metricsPort: metricsServer?.port,
      app,
      services,
      async close() {
        log.info({ drainSeconds: config.drainSeconds }, `${brand} is stopping`);
        app.connections.leave();
        // A stream is no request that could be finished; who has one finds another server while this one still serves.
        changes.leave(config.drainSeconds * 1000);
        await sleep(config.drainSeconds * 1000);
        await changes.stop();
        await app.connections.drain(lastAnswers);
        await app.close();
        await started.disposeAsync();
        log.info(`${brand} has stopped`);
      },
    };
  } catch (error) {
    await started.disposeAsync();
    throw error;
  }
}

async function listen(
  services: Services,
  log: FastifyBaseLogger,
  { connectionString, pages, onBreach }: ServerOptions,
  metrics: Metrics | undefined,
): Promise<FastifyInstance> {
  const { config } = services;
  const app = await createApp({
    services,
    log,
    ...(onBreach && { onBreach }),
    ...(metrics && { metrics }),
    isDevServer: pages?.isDevServer === true,
    async extend(instance) {
      if (config.mode !== 'production' && config.smtpUrl === undefined)
        await serveMailbox(instance, outboxFolder(config));
      if (pages) serveCrawlers(instance, pages.addresses, services);
      await serveUnsubscribe(instance, services);
      await serveUndoEmailChange(instance, services);
      await servePages(instance, pages, {
        config,
        headline: openHeadline(services.db),
        connectionString,
      });
    },
  });
  try {
    await app.listen({ host: config.host, port: config.port });
    return app;
  } catch (error) {
    await app.close();
    throw portProblem(error, 'PORT', config.port);
  }
}

async function openMetrics(metrics: Metrics, { metricsHost, metricsPort = 0 }: Config): Promise<MetricsServer> {
  return serveMetrics(metrics, metricsHost, metricsPort).catch((error: unknown) => {
    throw portProblem(error, 'METRICS_PORT', metricsPort);
  });
}

/** Port 0 is "any free one", chosen before anything is made that needs our address. */
async function withPort(config: Config): Promise<Config> {
  if (config.port !== 0) return config;
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const address = probe.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  probe.close();
  return { ...config, port, publicUrl: config.publicUrl.replace(/:0$/, `:${port}`) };
}

/** Node's words for a port that cannot be had, with what to do. */
function portProblem(error: unknown, setting: 'PORT' | 'METRICS_PORT', port: number): unknown {
  if (!(error instanceof Error && 'code' in error)) return error;
  const other = (free: number): string => `${setting}=${free} npm start`;
  const remedies: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is already used by another program. Stop that program, or choose another port: ${other(port + 1)}`,
    EACCES: `Port ${port} needs more rights than this user has. Choose a port above 1023: ${other(setting === 'PORT' ? 3000 : 9464)}`,
  };
  const remedy = remedies[String(error.code)];
  if (remedy) return new ConfigError(remedy);
  return error;
}

function openQueue(
  config: Config,
  connectionString: string,
  log: FastifyBaseLogger,
  metrics: Metrics | undefined,
  limit: HourlyLimit,
): Promise<MailQueue> {
  const transport =
    config.smtpUrl === undefined ? outboxTransport(outboxFolder(config)) : smtpTransport(config.smtpUrl);
  return openMailQueue({
    connectionString,
    transport: metrics ? counted(transport, metrics) : transport,
    from: config.mailFrom,
    publicUrl: config.publicUrl,
    log,
    limit,
  });
}

function counted(transport: Transport, metrics: Metrics): Transport {
  return {
    async deliver(envelope) {
      await transport.deliver(envelope).catch((error: unknown) => {
        metrics.mail('failed');
        throw error;
      });
      metrics.mail('sent');
    },
    close: () => transport.close(),
  };
}

function outboxFolder(config: Config): string {
  return join(config.dataDir, 'outbox');
}
