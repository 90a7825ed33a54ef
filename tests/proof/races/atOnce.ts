/** Does `work` `count` times, all begun before any has ended. */
export function atOnce<T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => work(index)));
}

/** How often each status was answered. */
export function tally(replies: readonly { status: number }[]): Record<string, number> {
  const groups = Map.groupBy(replies, ({ status }) => status);
  return Object.fromEntries([...groups].map(([status, list]) => [String(status), list.length]));
}

/** The one that is there; throws when there is none. */
export function one<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('There is none.');
  return value;
}
