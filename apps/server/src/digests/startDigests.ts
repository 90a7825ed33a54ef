import type { FastifyBaseLogger } from 'fastify';

import type { DigestServices } from './sendDigests.ts';
import { sendDueDigests } from './sendDigests.ts';

/** How often it is looked for digests that are due, in milliseconds. */
const lookEvery = 60_000;

/** Sends digests as they fall due; `stop` waits for the one that is being made. */
export function startDigests(services: DigestServices, log: Pick<FastifyBaseLogger, 'warn'>) {
  let isStopping = false;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    try {
      await sendDueDigests(
        services,
        (err, savedSearch) => log.warn({ err, savedSearch }, 'a digest was not made; it is tried again'),
        () => isStopping,
      );
    } catch (err) {
      log.warn({ err }, 'digests could not be looked for');
    } finally {
      running = undefined;
    }
  }

  const look = () => void (running ??= run());
  // What fell due while no server ran waits no longer.
  look();
  const timer = setInterval(look, lookEvery);
  return {
    async stop(): Promise<void> {
      isStopping = true;
      clearInterval(timer);
      await running;
    },
  };
}
