/** When all stories and snapshots happen. */
export const now = '2026-11-20T09:00:00.000Z';

/** The id of a record: a UUID that says its kind and its number. */
export const idOf = (kind: number, number: number): string =>
  `${String(kind).padStart(8, '0')}-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** An instant, from its day and its time in UTC. */
export const at = (day: string, time = '09:00'): string => `${day}T${time}:00.000Z`;

/** The latest first, by an instant. */
export const latestFirst =
  <Record>(instantOf: (record: Record) => string) =>
  (one: Record, other: Record): number =>
    instantOf(other).localeCompare(instantOf(one));
