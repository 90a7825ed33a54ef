import { join } from 'node:path';

import { systemClock } from '../clock.ts';
import { ConfigError, readConfig } from '../config.ts';
import type { Config } from '../config.ts';
import { connect } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import { toConfigError } from '../db/problems.ts';
import { connectionStringFor } from '../embedded/connectionString.ts';
import { isPostgresAlive, readPostmaster } from '../embedded/postmasterFile.ts';
import { applicationDatabase, startEmbeddedPostgres } from '../embedded/startEmbeddedPostgres.ts';
import { createLog } from '../log.ts';
import { openMailQueue } from '../mail/queue.ts';
import { AdminError } from './acts.ts';
import { parseCommand } from './command.ts';

/** `npm run admin`. Mail is queued; the running server, or the next one that starts, sends it. */
try {
  await run(process.argv.slice(2));
} catch (error) {
  const isForPeople = error instanceof AdminError || error instanceof ConfigError;
  process.stderr.write(`${isForPeople ? error.message : String(error instanceof Error ? error.stack : error)}\n`);
  process.exitCode = 1;
}

async function run(args: readonly string[]): Promise<void> {
  const command = parseCommand(args);
  const config = readConfig(process.env);
  await using opened = new AsyncDisposableStack();
  try {
    const connectionString = await findDatabase(config, opened);
    const db = connect(connectionString);
    opened.defer(() => db.destroy());
    await migrate(db);
    const queue = await openMailQueue({
      connectionString,
      // The server sends what is queued here.
      transport: { deliver: async () => {}, close: () => {} },
      isWorking: false,
      from: config.mailFrom,
      publicUrl: config.publicUrl,
      log: createLog(config.mode),
    });
    opened.defer(() => queue.stop());
    process.stdout.write(`${await command({ db, mail: queue.mail, clock: systemClock })}\n`);
  } catch (error) {
    throw config.databaseUrl === undefined ? error : toConfigError(error, config.databaseUrl);
  }
}

/** The database that is given, that of a running `npm start`, or the embedded one, started for as long as this takes. */
async function findDatabase(config: Config, opened: AsyncDisposableStack): Promise<string> {
  if (config.databaseUrl !== undefined) return config.databaseUrl;
  const running = await readPostmaster(join(config.dataDir, 'postgres'));
  if (running && (await isPostgresAlive(running.pid)))
    return connectionStringFor(running.socketDir, applicationDatabase);
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir });
  opened.defer(() => postgres.stop());
  return postgres.connectionString;
}
