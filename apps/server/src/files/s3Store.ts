import type { FastifyBaseLogger } from 'fastify';

import type { Clock } from '../clock.ts';
import type { Db } from '../db/schema.ts';
import { Refusal } from '../domain/refusal.ts';
import { announceArrival, forgetLeftover, giveUp, takeDue, takeIn } from '../repositories/fileLeftovers.ts';
import type { Bucket } from './bucket.ts';
import type { FileStore } from './fileStore.ts';
import { variants } from './fileStore.ts';

export type S3StoreOptions = {
  readonly bucket: Bucket;
  /** The pool: never a transaction, as announcements must outlive a rollback. */
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
};

const minute = 60_000;

/** An upload takes seconds. What has not arrived by then never will. */
const arrivalTime = 60 * minute;

/** How long one replica has for a removal before another tries. */
const leaseTime = 5 * minute;

const sweepEvery = 10 * minute;

/** Files in one sweep; a large one continues at once. */
const atOnce = 50;

/**
 * Bytes in an S3-compatible bucket, which no transaction covers. Before an object is written its file is announced in
 * `file_leftovers`, and the transaction of the row takes the announcement away; a removed row leaves a leftover behind.
 * So each object has its row or its leftover at any moment, wherever a process is killed, and leftovers are swept.
 */
export function s3Store({ bucket, db, clock, log }: S3StoreOptions): FileStore {
  const soon = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds);
  const away = (error: unknown): Refusal => {
    log.warn({ err: error }, 'the bucket of files (FILES_S3_URL) does not do its work');
    return new Refusal(503, 'Files are not available at the moment. Please try again shortly.', undefined, {
      'retry-after': '5',
    });
  };

  async function sweepAll(): Promise<void> {
    for (;;) {
      const due = await takeDue(db, clock.now(), soon(leaseTime), atOnce);
      for (const fileId of due) {
        await Promise.all(variants.map((variant) => bucket.remove(keyOf(fileId, variant))));
        await forgetLeftover(db, fileId);
      }
      if (due.length < atOnce) return;
    }
  }

  let sweeping = Promise.resolve();
  function sweep(): void {
    sweeping = sweeping
      .then(sweepAll)
      .catch((error: unknown) => log.warn({ err: error }, 'removed files are still in the bucket; tried again later'));
  }
  const timer = setInterval(sweep, sweepEvery);
  timer.unref();

  return {
    name: 'S3',
    async prepare({ id, contents, contentType }) {
      await announceArrival(db, id, soon(arrivalTime));
      try {
        await Promise.all(contents.map((one) => bucket.put(keyOf(id, one.variant), one.content, contentType)));
      } catch (error) {
        throw away(error);
      }
    },
    async keep(trx, { id }) {
      if (!(await takeIn(trx, id))) throw away(new Error('An upload took too long.'));
    },
    async giveUp(fileId) {
      await giveUp(db, fileId, clock.now());
      sweep();
    },
    async read(_db, fileId, variant) {
      return bucket.get(keyOf(fileId, variant)).catch((error: unknown) => Promise.reject(away(error)));
    },
    sweep,
    async close() {
      clearInterval(timer);
      await sweeping;
      bucket.close();
    },
  };
}

function keyOf(fileId: string, variant: string): string {
  return `${fileId}/${variant}`;
}
