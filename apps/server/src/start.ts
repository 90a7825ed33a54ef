import { stopRequested } from './signals.ts';

/**
 * `npm start`. With `--dev` it is `npm run dev`: it holds the database and starts itself anew, with `--worker`, on each
 * change of the server. With `--serve` it is `npm run serve`, for production. With `--api` there are no pages. Everything that was started is stopped in reverse, whatever
 * ends us; to that end signals are heard before anything else is loaded.
 */
const stop = stopRequested();
/** The most that ending may take, in milliseconds. */
let patience = 25_000;
const started = new AsyncDisposableStack();
try {
  await start();
  await new Promise((resolve) => {
    if (stop.aborted) resolve(undefined);
    else stop.addEventListener('abort', resolve, { once: true });
  });
} catch (error) {
  // A start that is interrupted is not a failed one.
  if (!stop.aborted) await report(error);
}
// Something that never ends must not keep us.
setTimeout(() => process.exit(1), patience).unref();
await started.disposeAsync();
process.exit();

async function start(): Promise<void> {
  const { readConfig, readProductionConfig } = await import('./config.ts');
  const isProduction = process.argv.includes('--serve');
  const config = isProduction ? readProductionConfig(process.env) : readConfig(process.env);
  // Libraries decide by this too.
  if (isProduction) process.env['NODE_ENV'] = 'production';
  patience += config.drainSeconds * 1000;
  if (process.argv.includes('--dev')) {
    const { superviseWorker } = await import('./development.ts');
    return superviseWorker(config, started, stop);
  }
  const { launch } = await import('./launch.ts');
  const isBare = process.argv.includes('--api');
  return launch(config, started, stop, isBare ? 'none' : process.argv.includes('--worker') ? 'sources' : 'built');
}

/** Problems of the person at the terminal in one line; our own with their stack. */
async function report(error: unknown): Promise<void> {
  const { ConfigError } = await import('./config.ts');
  const { DataFolderInUse } = await import('./embedded/claim.ts');
  const isForPeople = error instanceof ConfigError || error instanceof DataFolderInUse;
  const text = isForPeople ? error.message : String(error instanceof Error ? error.stack : error);
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}
