import { createHash } from 'node:crypto';

/** The day in UTC, which is the same for every replica. */
export function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}

/** Another order each day, which no one can choose and every replica finds. */
export function inOrderOfDay<Entry>(entries: readonly Entry[], day: string, idOf: (entry: Entry) => string): Entry[] {
  const place = (entry: Entry): string =>
    createHash('sha256')
      .update(`${day} ${idOf(entry)}`)
      .digest('hex');
  const placed = entries.map((entry) => ({ entry, place: place(entry) }));
  return placed.toSorted((a, b) => (a.place < b.place ? -1 : 1)).map(({ entry }) => entry);
}

/** Of those who deserve it, the best third takes turns; never fewer than are shown. */
const share = 3;

/**
 * Today's choice among candidates, the best first. Those who fit take turns; others fill up where these are too few. The
 * choice is shown in the order of the candidates.
 */
export function featuredOf<Entry>(
  candidates: readonly Entry[],
  day: string,
  count: number,
  { fits, idOf }: { fits: (entry: Entry) => boolean; idOf: (entry: Entry) => string },
): Entry[] {
  const fitting = candidates.filter(fits);
  const pool = fitting.slice(0, Math.max(count, Math.ceil(fitting.length / share)));
  const others = candidates.filter((entry) => !fits(entry));
  const chosen = new Set([...inOrderOfDay(pool, day, idOf), ...others].slice(0, count));
  return candidates.filter((entry) => chosen.has(entry));
}
