/** The most that one turn of the event loop may take, in milliseconds of a quiet processor's time. */
export const longestTurn = 100;

export type LoopWatch = { stop(): number };

/**
 * Watches this thread's event loop from now on; `stop` gives the longest turn, in milliseconds. It is the processor time of
 * the thread that counts: on a busy machine the clock also counts what other programs took. Where the processor itself is
 * shared with other machines it is slower, and a turn that seems too long is measured by a piece of work whose time is
 * known. It looks after each turn, but at most once a millisecond, and so leaves the processor to what is watched.
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
      const most = Math.max(longest, processorTime() - before);
      return most < longestTurn ? most : most / slowness();
    },
  };
}

/** How often something that seems to hold the loop is asked for its longest turn. */
const attempts = 3;

/**
 * The longest turn of the event loop while `act` is answered, and what it answered. One that is too long is looked for
 * again, for the least of three: what holds the loop does so each time, while a collection of garbage, or another machine
 * that takes its part of the processor just then, is over. What `act` changes must not make it another question.
 */
export async function longestTurnOf<Answer>(act: () => Promise<Answer>): Promise<{ turn: number; answer: Answer }> {
  const measure = async () => {
    const watch = watchLoop();
    const answer = await act();
    return { turn: watch.stop(), answer };
  };
  const first = await measure();
  let { turn } = first;
  for (let again = 1; again < attempts && turn >= longestTurn; again++) turn = Math.min(turn, (await measure()).turn);
  return { turn, answer: first.answer };
}

/** Milliseconds that the piece of work takes where nothing else runs: 20 to 40. Ten times what the processor's clock ticks. */
const quietWork = 40;

const rows = Array.from({ length: 20_000 }, (_, id) => ({
  id,
  name: `Row ${id}`,
  skills: ['React', 'SQL'],
  rate: id / 7,
}));

/** How many times slower this processor is than a quiet one, at the least 1. */
function slowness(): number {
  const times = Array.from({ length: 9 }, () => {
    const start = processorTime();
    JSON.parse(JSON.stringify(rows));
    return processorTime() - start;
  }).toSorted((one, other) => one - other);
  return Math.max(1, (times[4] ?? quietWork) / quietWork);
}

function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
