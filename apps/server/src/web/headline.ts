import type { Db } from '../db/schema.ts';
import { minutes } from '../domain/time.ts';
import type { HeadlineCounts } from '../repositories/headlineCounts.ts';
import { readHeadlineCounts } from '../repositories/headlineCounts.ts';

/** Pages round the counts far down, so that they may be this old. */
const kept = minutes(15);

/**
 * The counts of the headline figures, counted at most once in a while by each replica. A page does not wait for newer ones
 * where there are some, and does without where they cannot be counted.
 */
export function openHeadline(db: Db, now: () => number = Date.now): () => Promise<HeadlineCounts | null> {
  let counts: HeadlineCounts | null = null;
  let countedAt = -Infinity;
  let counting: Promise<void> | null = null;
  async function count(): Promise<void> {
    try {
      counts = await readHeadlineCounts(db);
      countedAt = now();
    } catch {
      // The page's own calls say that the database is away.
    } finally {
      counting = null;
    }
  }
  return async () => {
    if (now() - countedAt > kept) {
      counting ??= count();
      if (counts === null) await counting;
    }
    return counts;
  };
}
