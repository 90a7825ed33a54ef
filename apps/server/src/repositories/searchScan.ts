import { sql } from 'kysely';

import type { Trx } from '../db/schema.ts';
import type { PageRequest } from './paging.ts';
import { offsetOf } from './paging.ts';
import type { Reading, SearchLimits } from './searchLimits.ts';
import type { Condition, Found, Part, Scan, Walked } from './searchReads.ts';
import { gather, isKnown, sampleHas, sortAll, walk } from './searchReads.ts';

/**
 * A part of a list that is all read and sorted; undefined when a sample tells that it has more than can be read, or when
 * it turns out too long for this.
 */
async function gatherWhole(
  trx: Trx,
  scan: Scan,
  part: Part,
  { reach, candidates }: SearchLimits,
  score?: Condition,
): Promise<Found | undefined> {
  const gatherUpTo = async (most: number, chosen = scan): Promise<Found | undefined> => {
    const { ids, found } = await gather(trx, chosen, part, most + 1, score);
    return found > most ? undefined : { ids, found: Math.min(found, reach + 1) };
  };
  if (!isKnown(scan)) return gatherUpTo(reach);
  if (scan.words && scan.checks.length > 0) {
    // The documents of a few are read sooner than the index's lists of all who have these words.
    const few = !(await sampleHas(trx, { ...scan, words: undefined }, Math.ceil(candidates / 16)));
    const words = { ...scan.words, lookup: sql`(${scan.words.check}) is true` };
    if (few) return gatherUpTo(4 * reach, { ...scan, words });
  }
  // Of a list as long as the reach a sixteenth has this share, give or take its root; eight roots more come never by chance.
  const share = reach / 16;
  if (await sampleHas(trx, scan, Math.min(reach + 1, Math.ceil(share + 8 * Math.sqrt(share))))) return undefined;
  return gatherUpTo(4 * reach);
}

/** `times` as much as a look, if that is enough to find so many where it goes on as the look began; undefined if not. */
function longer(hits: number, seen: Walked, first: Reading, times: number): Reading | undefined {
  // A quarter more, since what was found could have come thick by chance.
  return (1.25 * hits) / seen.found <= times ? multiple(first, times) : undefined;
}

const multiple = ({ rows, documents }: Reading, times: number): Reading => ({
  rows: rows * times,
  documents: documents * times,
});

/** Reads the list's beginning, and on where that promises to show that more is found than can be read. */
async function look(trx: Trx, scan: Scan, part: Part, { reach, look: first, toCount }: SearchLimits): Promise<Walked> {
  const seen = await walk(trx, scan, first, part, reach + 1);
  if (seen.isWhole || seen.found > reach) return seen;
  const reading = longer(reach + 1, seen, first, toCount);
  const more = reading && (await walk(trx, scan, reading, part, reach + 1));
  return more && (more.isWhole || more.found > reach) ? more : seen;
}

/** A part of a list in the order of `score` and of the list, or undefined when it has more than can be read. */
export async function findAll(
  trx: Trx,
  scan: Scan,
  part: Part,
  limits: SearchLimits,
  score: Condition,
): Promise<Found | undefined> {
  const { found, isWhole } = await look(trx, scan, { from: 0, to: 0 }, limits);
  if (!isWhole && found > limits.reach) return undefined;
  return gatherWhole(trx, scan, part, limits, score);
}

/**
 * A part of a list, and how long the list is, counted no further than one past the reach.
 *
 * First a look at the beginning of the list, in its order: a small table is read whole, and what fits often is found at
 * once. What is left is few, and is gathered and sorted; or is more than can be read, and then only the part is wanted.
 */
export async function find(trx: Trx, scan: Scan, part: Part, limits: SearchLimits): Promise<Found> {
  const seen = await look(trx, scan, part, limits);
  if (seen.isWhole || seen.found > limits.reach) return seen;
  const whole = await gatherWhole(trx, scan, part, limits);
  return whole ?? { found: limits.reach + 1, ids: await readOn(trx, scan, part, seen, limits) };
}

/** The first entries of a list, `most` or all there are; not counted further. */
export async function findFirst(trx: Trx, scan: Scan, most: number, limits: SearchLimits): Promise<string[]> {
  const part = { from: 0, to: most };
  const seen = await walk(trx, scan, limits.look, part, most);
  return seen.isWhole ? seen.ids : readOn(trx, scan, part, seen, limits);
}

/**
 * A part of a long list, of which the beginning was seen. What is thin there is sorted; but where only numbers are wanted
 * an index is read so quickly that it is tried first, as for low budgets, of which the lowest are below what is wanted.
 */
async function readOn(trx: Trx, scan: Scan, part: Part, seen: Walked, limits: SearchLimits): Promise<string[]> {
  if (part.from >= part.to || seen.found >= part.to) return seen.ids;
  const reading = isKnown(scan)
    ? longer(part.to, seen, limits.look, limits.toPage)
    : multiple(limits.look, limits.toPage);
  const more = reading && (await walk(trx, scan, reading, part, part.to));
  return more && (more.isWhole || more.found === part.to) ? more.ids : sortAll(trx, scan, part);
}

/** The part of a list that a page shows: past the reach there is none. */
export function partOf(page: PageRequest, { reach }: SearchLimits): Part {
  const from = Math.min(offsetOf(page), reach);
  return { from, to: Math.min(from + page.limit, reach) };
}

/** Rows as their ids are ordered. */
export function inOrder<Row>(rows: readonly Row[], ids: readonly string[], idOf: (row: Row) => string): Row[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
