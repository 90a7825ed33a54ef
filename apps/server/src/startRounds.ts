import type { FastifyBaseLogger } from 'fastify';

type Log = Pick<FastifyBaseLogger, 'warn'>;

export type Rounds = {
  /** What is done each time, which ends early once `isStopping`. */
  round: (isStopping: () => boolean) => Promise<unknown>;
  /** How long it is from the beginning of a round to the next, in milliseconds. */
  every: number;
  /** What is logged when a round fails. */
  failed: string;
};

/** Does something again and again, one round at a time; `stop` waits for the one that is under way. */
export function startRounds({ round, every, failed }: Rounds, log: Log) {
  let isStopping = false;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    try {
      await round(() => isStopping);
    } catch (err) {
      log.warn({ err }, failed);
    } finally {
      running = undefined;
    }
  }

  const look = () => void (running ??= run());
  // What fell due while no server ran waits no longer.
  look();
  const timer = setInterval(look, every);
  return {
    async stop(): Promise<void> {
      isStopping = true;
      clearInterval(timer);
      await running;
    },
  };
}
