import type { Trx } from '../db/schema.ts';
import { etagOf } from '../domain/etag.ts';
import { mostEntries } from '../domain/profileEntries.ts';
import { Refusal } from '../domain/refusal.ts';
import type { NewFile } from '../files/fileStore.ts';
import { lockProfileVersion, updateUser } from '../repositories/users.ts';
import type { Services } from '../services.ts';

/**
 * Changes a part of the own profile on the profile's locked row, so that parallel changes take turns, and raises its
 * version: what the change gives, and the version for `If-Match` of the next save of the profile. A `file` that the
 * change shows is kept with it.
 */
export async function changeProfile<Result>(
  { db, files, clock }: Services,
  userId: string,
  change: (trx: Trx, now: Date) => Promise<Result>,
  file?: NewFile,
): Promise<{ data: Result; headers: { etag: string } }> {
  return files.transaction(db, file, async (trx) => {
    const [version, now] = [await lockProfileVersion(trx, userId), clock.now()] as const;
    const data = await change(trx, now);
    await updateUser(trx, userId, now, {});
    return { data, headers: { etag: etagOf(version + 1) } };
  });
}

/** Refuses the entry that would be one too many. */
export function assertRoom(count: number): void {
  if (count < mostEntries) return;
  throw new Refusal(409, `A profile keeps ${mostEntries} entries of a kind. Please remove one first.`);
}

/** Refuses what is absent with 404 and what belongs to another with 403. */
export function assertOwnEntry(owner: string | undefined, userId: string): void {
  if (owner === undefined) throw new Refusal(404, 'This entry does not exist.');
  if (owner !== userId) throw new Refusal(403, 'This entry belongs to another freelancer.');
}
