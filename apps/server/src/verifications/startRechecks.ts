import type { FastifyBaseLogger } from 'fastify';

import { startRounds } from '../startRounds.ts';
import type { RecheckServices } from './recheckDue.ts';
import { recheckDue } from './recheckDue.ts';

/** How often addresses that are due to be checked again are looked for, in milliseconds. */
const every = 60_000;

/** Checks the addresses that people are verified by again as they fall due. */
export const startRechecks = (services: RecheckServices, log: Pick<FastifyBaseLogger, 'warn'>) =>
  startRounds(
    {
      every,
      failed: 'verifications could not be looked for',
      round: (isStopping) =>
        recheckDue(
          services,
          (err, user) => log.warn({ err, user }, 'an address was not checked again; it is tried again'),
          isStopping,
        ),
    },
    log,
  );
