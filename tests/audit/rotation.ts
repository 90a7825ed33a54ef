import { createHash } from 'node:crypto';

import type { StoryVisit } from './visit.ts';
import { keyOf } from './visit.ts';

const dayLength = 86_400_000;

const rank = (visit: StoryVisit) => createHash('sha256').update(keyOf(visit)).digest('hex');

/**
 * So many visits, others on the next day, until all have had their turn. They come in an order that looks like chance and
 * is the same for ever, so that each day has something of every component, theme and direction.
 */
export function sampleOf(visits: readonly StoryVisit[], day: Date, count: number): StoryVisit[] {
  const ranked = visits.map((visit) => ({ visit, rank: rank(visit) }));
  const inOrder = ranked.toSorted((one, other) => (one.rank < other.rank ? -1 : 1)).map(({ visit }) => visit);
  const rounds = Math.max(1, Math.ceil(inOrder.length / count));
  const turn = Math.floor(day.getTime() / dayLength) % rounds;
  return inOrder.slice(turn * count, (turn + 1) * count);
}
