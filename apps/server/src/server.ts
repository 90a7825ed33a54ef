import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';

import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { ConfigError, hostInUrl } from './config.ts';
import { connect } from './db/connect.ts';
import { createLog } from './log.ts';
import type { MailQueue } from './mail/queue.ts';
import { openMailQueue } from './mail/queue.ts';
import { outboxTransport, smtpTransport } from './mail/transport.ts';
import { forgetExpired } from './plugins/idempotency.ts';
import type { Clock, Services } from './services.ts';
import { systemClock } from './services.ts';
import { serveMailbox } from './web/mailbox.ts';
import type { Pages } from './web/pages.ts';
import { servePages } from './web/pages.ts';

export type ServerOptions = {
  readonly config: Config;
  /** The database, already migrated. */
  readonly connectionString: string;
  readonly clock?: Clock;
  readonly log?: FastifyBaseLogger;
  /** The web app; absent, only the API is served. */
  readonly pages?: Pages;
  /** Where given, every answer is checked against the contract. */
  readonly onBreach?: (breach: string) => void;
};

export type RunningServer = {
  /** Where it listens, for this machine. */
  readonly url: string;
  readonly app: FastifyInstance;
  readonly services: Services;
  /** Finishes what is being answered, then stops mail and closes the pool. */
  close(): Promise<void>;
};

const hour = 3_600_000;

/** Starts listening: API, pages and mail, on a database that is ready. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { connectionString, clock = systemClock } = options;
  const config = await withPort(options.config);
  const log = options.log ?? createLog(config.mode);
  const db = connect(connectionString, { onError: (err) => log.warn({ err }, 'the database broke a connection') });
  const queue = await openQueue(config, connectionString, log);
  const services: Services = { db, mail: queue.mail, config, clock };
  const forget = setInterval(() => {
    void forgetExpired(db, clock.now()).catch((err: unknown) => log.warn({ err }, 'expired keys were not cleared'));
  }, hour);
  const stop = async (): Promise<void> => {
    clearInterval(forget);
    await queue.stop();
    await db.destroy();
  };
  try {
    const app = await listen(services, log, options);
    return {
      url: `http://${hostInUrl(config.host)}:${config.port}`,
      app,
      services,
      async close() {
        await app.close();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function listen(
  services: Services,
  log: FastifyBaseLogger,
  { pages, onBreach }: ServerOptions,
): Promise<FastifyInstance> {
  const { config } = services;
  const app = await createApp({
    services,
    log,
    ...(onBreach && { onBreach }),
    isDevServer: pages?.isDevServer === true,
    async extend(instance) {
      if (config.mode !== 'production' && config.smtpUrl === undefined) serveMailbox(instance, outboxFolder(config));
      await servePages(instance, pages, config);
    },
  });
  try {
    await app.listen({ host: config.host, port: config.port });
    return app;
  } catch (error) {
    await app.close();
    throw portProblem(error, config);
  }
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
function portProblem(error: unknown, { port }: Config): unknown {
  if (!(error instanceof Error && 'code' in error)) return error;
  const remedies: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is already used by another program. Stop that program, or choose another port: PORT=${port + 1} npm start`,
    EACCES: `Port ${port} needs more rights than this user has. Choose a port above 1023: PORT=3000 npm start`,
  };
  const remedy = remedies[String(error.code)];
  if (remedy) return new ConfigError(remedy);
  return error;
}

function openQueue(config: Config, connectionString: string, log: FastifyBaseLogger): Promise<MailQueue> {
  const transport =
    config.smtpUrl === undefined ? outboxTransport(outboxFolder(config)) : smtpTransport(config.smtpUrl);
  return openMailQueue({ connectionString, transport, from: config.mailFrom, publicUrl: config.publicUrl, log });
}

function outboxFolder(config: Config): string {
  return join(config.dataDir, 'outbox');
}
