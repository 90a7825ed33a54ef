/** The most that one turn of the event loop may take, in milliseconds of this thread's processor time. */
export const longestTurn = 100;

export type LoopWatch = { stop(): number };

/**
 * Watches this thread's event loop from now on; `stop` gives the longest turn, in milliseconds. It is the processor time of
 * the thread that counts: on a busy machine the clock also counts what other programs took. It looks after each turn, but at
 * most once a millisecond, and so leaves the processor to what is watched.
 */
export function watchLoop(): LoopWatch {
  let [longest, isOver] = [0, false];
  let before = processorTime();
  const turn = (): void => {
    const now = processorTime();
    longest = Math.max(longest, now - before);
    before = now;
    if (!isOver) setTimeout(turn, 1);
  };
  setTimeout(turn, 1);
  return {
    stop() {
      isOver = true;
      return Math.max(longest, processorTime() - before);
    },
  };
}

function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
