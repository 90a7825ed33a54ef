/**
 * Shares the runs of `work` among concurrent callers. Only one run is active at a time; calls made during a run all get the
 * result of the next one. So a result is never older than the call that asked for it.
 */
export function takingTurns<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  let next: Promise<T> | undefined;
  const run = (): Promise<T> => {
    const mine = work().finally(() => {
      if (running === mine) running = undefined;
    });
    running = mine;
    return mine;
  };
  return () => {
    if (next) return next;
    if (running === undefined) return run();
    next = running
      .catch(() => {})
      .then(() => {
        next = undefined;
        return run();
      });
    return next;
  };
}
