/** Within this time a repeated signal is the same Ctrl-C, seen by the terminal's group and passed on by npm as well. */
const sameSignal = 1000;

/**
 * Aborts when we are asked to stop: SIGINT, SIGTERM, SIGHUP, or the end of the process that started us. Asked a second
 * time, we go at once; the embedded database is then ended by its own watcher.
 */
export function stopRequested(): AbortSignal {
  const controller = new AbortController();
  let firstAsked = 0;
  const ask = (): void => {
    if (!controller.signal.aborted) {
      firstAsked = Date.now();
      controller.abort();
    } else if (Date.now() - firstAsked > sameSignal) {
      process.exit(1);
    }
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, ask);
  // The channel to scripts/start.mjs, which closes when it is killed.
  process.once('disconnect', ask);
  return controller.signal;
}
