/** A small seeded generator (mulberry32): the demo marketplace is the same on every machine. */
export type Random = {
  /** From 0 to below 1. */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  between(min: number, max: number): number;
  pick<T>(list: readonly T[]): T;
  /** Up to `count` different entries, in random order. */
  sample<T>(list: readonly T[], count: number): T[];
  /** True in `share` of the cases. */
  chance(share: number): boolean;
  uuid(): string;
};

export function makeRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(list: readonly T[]): T => {
    const entry = list[between(0, list.length - 1)];
    if (entry === undefined) throw new Error('Nothing to pick from.');
    return entry;
  };
  const sample = <T>(list: readonly T[], count: number): T[] =>
    list
      .map((entry) => ({ entry, place: next() }))
      .toSorted((a, b) => a.place - b.place)
      .slice(0, count)
      .map(({ entry }) => entry);
  const uuid = (): string => {
    const hex = Array.from({ length: 32 }, () => between(0, 15).toString(16)).join('');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
  };
  return { next, between, pick, sample, chance: (share) => next() < share, uuid };
}
