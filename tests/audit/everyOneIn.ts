/** One in so many of a list: those whose turn it is. It knows nothing of the run, so that a test in a browser can ask too. */
export function everyOneIn<Item>(items: readonly Item[], oneIn: number, turn: number): readonly Item[] {
  return items.filter((_, index) => (index + turn) % Math.min(oneIn, items.length) === 0);
}
