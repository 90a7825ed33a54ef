import type { FastifyBaseLogger } from 'fastify';

import { startRounds } from '../startRounds.ts';
import type { RejectionServices } from './carryOutRejections.ts';
import { carryOutRejections } from './carryOutRejections.ts';

/** How often rejections that are due are looked for, in milliseconds: an applicant hears at most this much later. */
const every = 1_000;

/** Carries out rejections of several applications once they can no longer be undone. */
export const startRejections = (services: RejectionServices, log: Pick<FastifyBaseLogger, 'warn'>) =>
  startRounds(
    {
      every,
      failed: 'rejections could not be looked for',
      round: (isStopping) =>
        carryOutRejections(
          services,
          (err, rejection) => log.warn({ err, rejection }, 'a rejection was not carried out; it is tried again'),
          isStopping,
        ),
    },
    log,
  );
