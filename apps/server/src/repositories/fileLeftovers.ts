import type { Db, Trx } from '../db/schema.ts';

/** Says, before anything is uploaded, that bytes of this file may come to be, and until when they are waited for. */
export async function announceArrival(db: Db, fileId: string, dueAt: Date): Promise<void> {
  await db.insertInto('fileLeftovers').values({ fileId, isArriving: true, dueAt }).execute();
}

/** Takes the file in: it is no leftover from here on. False when it was given up meanwhile. */
export async function takeIn(trx: Trx, fileId: string): Promise<boolean> {
  const taken = await trx
    .deleteFrom('fileLeftovers')
    .where('fileId', '=', fileId)
    .where('isArriving', '=', true)
    .executeTakeFirst();
  return taken.numDeletedRows > 0n;
}

/** Leaves the bytes of a removed file to be removed too. */
export async function leaveOver(trx: Trx, fileId: string, dueAt: Date): Promise<void> {
  await trx.insertInto('fileLeftovers').values({ fileId, isArriving: false, dueAt }).execute();
}

/** Gives up an arrival. Waits for a transaction that is taking the file in, and then changes nothing. */
export async function giveUp(db: Db, fileId: string, dueAt: Date): Promise<void> {
  await db.updateTable('fileLeftovers').set({ isArriving: false, dueAt }).where('fileId', '=', fileId).execute();
}

/** Files whose bytes are to be removed now. They are the caller's until `leaseUntil`; then someone else tries. */
export async function takeDue(db: Db, now: Date, leaseUntil: Date, limit: number): Promise<string[]> {
  const taken = await db
    .updateTable('fileLeftovers')
    .set({ isArriving: false, dueAt: leaseUntil })
    .where('fileId', 'in', (eb) =>
      eb
        .selectFrom('fileLeftovers')
        .select('fileId')
        .where('dueAt', '<=', now)
        .orderBy('dueAt')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning('fileId')
    .execute();
  return taken.map(({ fileId }) => fileId);
}

/** The bytes are gone. */
export async function forgetLeftover(db: Db, fileId: string): Promise<void> {
  await db.deleteFrom('fileLeftovers').where('fileId', '=', fileId).execute();
}
