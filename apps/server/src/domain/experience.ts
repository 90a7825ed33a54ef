/** More years than anyone has; keeps "100,000 lines of code" from being an age. */
const most = 99;

/** The first number of the text, read as years ("6 years, mostly with React" → 6); null when it names none. */
export function yearsOf(experience: string): number | null {
  const found = /\d+(?:\.\d+)?/.exec(experience)?.[0];
  return found === undefined ? null : Math.min(Number(found), most);
}

/** Bounds of the filter's levels, in years: from, and to less than. */
export const levels = {
  entry: [0, 2],
  intermediate: [2, 5],
  expert: [5, Number.POSITIVE_INFINITY],
} as const;
