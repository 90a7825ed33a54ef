import { brand } from '@guildhall/machines/domain/brand';

import { buildIfNeeded } from '../../web/scripts/build.ts';
import type { Config } from './config.ts';
import { doubtsAbout } from './config.ts';
import { connect } from './db/connect.ts';
import { migrate } from './db/migrate.ts';
import { refuseOldServer, toConfigError } from './db/problems.ts';
import { startEmbeddedPostgres } from './embedded/startEmbeddedPostgres.ts';
import { createLog } from './log.ts';
import type { Network } from './outside/network.ts';
import { isLoopbackHost } from './plugins/thisMachine.ts';
import { demoAccounts } from './seed/demoAccounts.ts';
import { seed } from './seed/seed.ts';
import { startServer } from './server.ts';
import { loadBuiltPages } from './web/builtPages.ts';
import { loadDevPages } from './web/devPages.ts';
import type { Pages } from './web/pages.ts';

/** Where pages come from: the build, made first when it is stale; Vite; or nowhere, for the API alone. */
export type Web = 'built' | 'sources' | 'none';

/**
 * Everything from settings to the printed address; what was started is registered in `started`. `network` is for tests:
 * `start.ts` gives none.
 */
export async function launch(
  config: Config,
  started: AsyncDisposableStack,
  stop: AbortSignal,
  web: Web,
  network?: Network,
): Promise<void> {
  const [connectionString, pages] = await Promise.all([openDatabase(config, started), loadPages[web]()]);
  stop.throwIfAborted();
  await prepareDatabase(config, connectionString);
  stop.throwIfAborted();
  const log = createLog(config.mode);
  const server = await startServer({
    config,
    connectionString,
    log,
    ...(pages && { pages }),
    ...(network && { network }),
    ...(web === 'sources' && { onBreach: (breach: string) => log.error(breach) }),
  });
  started.defer(() => server.close());
  stop.throwIfAborted();
  if (config.mode === 'production') {
    for (const doubt of doubtsAbout(process.env)) log.warn(doubt);
    const { url, metricsPort } = server;
    log.info({ url, publicUrl: config.publicUrl, metricsPort }, `${brand} is serving`);
  } else announce(config, server.url);
}

/** The given database, or the embedded one. */
export async function openDatabase(config: Config, started: AsyncDisposableStack): Promise<string> {
  if (config.databaseUrl !== undefined) return config.databaseUrl;
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir });
  started.defer(() => postgres.stop());
  return postgres.connectionString;
}

const loadPages: Readonly<Record<Web, () => Promise<Pages | undefined>>> = {
  built: buildPages,
  sources: loadDevPages,
  none: async () => undefined,
};

/** The built web app, built first where it is stale. */
export async function buildPages(): Promise<Pages | undefined> {
  await buildIfNeeded(() => say('Building the web app…'));
  return loadBuiltPages();
}

async function prepareDatabase(config: Config, connectionString: string): Promise<void> {
  const db = connect(connectionString);
  try {
    await refuseOldServer(db);
    await migrate(db);
    const wantsDemo = config.seed === 'demo' && config.mode !== 'production';
    if (wantsDemo && (await seed(db, { withPictures: true }))) say('Filled the demo marketplace.');
  } catch (error) {
    throw config.databaseUrl === undefined ? error : toConfigError(error, config.databaseUrl);
  } finally {
    await db.destroy();
  }
}

function announce(config: Config, url: string): void {
  if (process.env['GUILDHALL_RESTARTED']) return say('Restarted.');
  const { client, freelancer } = demoAccounts;
  const accounts = config.seed === 'demo';
  const lines = [
    '',
    `  ${`${brand} runs at`.padEnd(18)} ${url}`,
    '',
    ...(accounts
      ? [
          `  Demo client        ${client.email}  ${client.password}`,
          `  Demo freelancer    ${freelancer.email}  ${freelancer.password}`,
        ]
      : []),
    ...(config.smtpUrl === undefined ? [`  Mail               ${url}/dev/mailbox`] : []),
    '',
    ...(isLoopbackHost(config.host) ? [] : openToOthers(config, url)),
    '  Ctrl-C stops it.',
    '',
  ];
  say(lines.join('\n'));
}

/** What a person should know who lets others in without `npm run serve`. */
function openToOthers({ host, smtpUrl, seed: seeded }: Config, url: string): string[] {
  const kept = [...(seeded === 'demo' ? ['the demo accounts'] : []), ...(smtpUrl === undefined ? ['the mailbox'] : [])];
  return [
    `  HOST=${host}: other machines can open this server, which is set up for development.`,
    ...(kept.length > 0 ? [`  For them ${kept.join(' and ')} stay closed; they open here, at ${url}.`] : []),
    '  For the public there is npm run serve: docs/operating.md.',
    '',
  ];
}

/** Words for the person at the terminal, who is not reading logs. */
function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
