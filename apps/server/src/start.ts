import { ConfigError, readConfig } from './config.ts';
import { superviseWorker } from './development.ts';
import { DataFolderInUse } from './embedded/claim.ts';
import { launch } from './launch.ts';
import { stopRequested } from './signals.ts';

/**
 * `npm start`. With `--dev` it is `npm run dev`: it holds the database and starts itself anew, with `--worker`, on each
 * change of the server. Everything that was started is stopped in reverse, whatever ends us.
 */
const started = new AsyncDisposableStack();
const stop = stopRequested();
try {
  const config = readConfig(process.env);
  if (process.argv.includes('--dev')) await superviseWorker(config, started, stop);
  else await launch(config, started, stop, process.argv.includes('--worker'));
  await new Promise((resolve) => {
    if (stop.aborted) resolve(undefined);
    else stop.addEventListener('abort', resolve, { once: true });
  });
} catch (error) {
  // A start that is interrupted is not a failed one.
  if (!stop.aborted) {
    const isForPeople = error instanceof ConfigError || error instanceof DataFolderInUse;
    process.stderr.write(`${isForPeople ? error.message : String(error instanceof Error ? error.stack : error)}\n`);
    process.exitCode = 1;
  }
}
// Something that never ends must not keep us.
setTimeout(() => process.exit(1), 20_000).unref();
await started.disposeAsync();
process.exit();
