import type { Db } from '../db/schema.ts';
import { kept } from '../domain/kept.ts';
import { minutes } from '../domain/time.ts';
import type { HeadlineCounts } from '../repositories/headlineCounts.ts';
import { readHeadlineCounts } from '../repositories/headlineCounts.ts';

/** Pages round the counts far down, so that they may be this old. */
const life = minutes(15);

/**
 * The counts of the headline figures, counted at most once in a while by each replica. A page does not wait for newer ones
 * where there are some, and does without where they cannot be counted.
 */
export function openHeadline(db: Db, now: () => number = Date.now): () => Promise<HeadlineCounts | null> {
  const read = kept(() => readHeadlineCounts(db), life);
  // The page's own calls say that the database is away.
  return () => read(now()).catch(() => null);
}
