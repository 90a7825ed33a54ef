/**
 * `work` for many who ask at once: it runs once at a time, and whoever asks while it runs shares the next run, which
 * begins after they asked. So what everyone gets is never older than their question.
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
