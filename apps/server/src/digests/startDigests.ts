import type { FastifyBaseLogger } from 'fastify';

import { startRounds } from '../startRounds.ts';
import type { DigestServices } from './sendDigests.ts';
import { sendDueDigests } from './sendDigests.ts';

/** How often digests that are due are looked for, in milliseconds. */
const every = 60_000;

/** Sends digests as they fall due. */
export const startDigests = (services: DigestServices, log: Pick<FastifyBaseLogger, 'warn'>) =>
  startRounds(
    {
      every,
      failed: 'digests could not be looked for',
      round: (isStopping) =>
        sendDueDigests(
          services,
          (err, savedSearch) => log.warn({ err, savedSearch }, 'a digest was not made; it is tried again'),
          isStopping,
        ),
    },
    log,
  );
