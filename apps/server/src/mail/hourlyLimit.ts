import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';

import type { Clock } from '../clock.ts';
import type { Database } from '../db/schema.ts';
import { countAttempt, giveBack } from '../repositories/rateLimit.ts';

/** Counts what goes out. */
export type HourlyLimit = {
  /**
   * Counts a mail, or says until when it has to wait. Codes are counted and never wait; bulk mail leaves a fifth of the
   * limit to the others.
   */
  claim(mail: { isCode: boolean; isBulk: boolean }): Promise<Date | null>;
};

type Options = {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly perHour: number;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** Called for each mail that has to wait. */
  readonly onHeld: () => void;
};

const subject = ['mails', 'hour'];

const bulkShare = 0.8;

/** The limit of the whole installation, counted in PostgreSQL. Each replica logs once an hour that it is reached. */
export function openHourlyLimit({ db, clock, perHour, log, onHeld }: Options): HourlyLimit {
  let lastLogged = 0;
  return {
    async claim({ isCode, isBulk }) {
      const { hits, expiresAt } = await countAttempt(db, clock.now(), { subject, seconds: 3600 });
      const most = isBulk ? Math.max(1, Math.floor(bulkShare * perHour)) : perHour;
      if (hits <= most) return null;
      if (hits > perHour && expiresAt.getTime() !== lastLogged) {
        lastLogged = expiresAt.getTime();
        const facts = { mailsPerHour: perHour, until: expiresAt };
        log.warn(facts, 'MAILS_PER_HOUR is reached: codes go on, other mail waits');
      }
      if (isCode) return null;
      await giveBack(db, subject);
      onHeld();
      return expiresAt;
    },
  };
}
