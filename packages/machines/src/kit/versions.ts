type Fields = Record<string, unknown>;

/** Whether two values of a field say the same: texts, numbers, choices, and lists of them. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * The fields that a newer version has changed, as it says them.
 *
 * @param base what the form was filled with
 * @param mine what it says now
 * @param theirs what the newer version says
 */
export function changedElsewhere<Values extends object>(base: Values, mine: Values, theirs: Values): Partial<Values> {
  const [before, here] = [base as Fields, mine as Fields];
  const changed = Object.entries(theirs).filter(
    ([name, value]) => !isSame(value, before[name]) && !isSame(value, here[name]),
  );
  // Names and values are those of the newer version.
  return Object.fromEntries(changed) as Partial<Values>;
}

/** What was typed, with every field that was left alone as the newer version says it. */
export function mergeVersions<Values extends object>(base: Values, mine: Values, theirs: Values): Values {
  const [before, there] = [base as Fields, theirs as Fields];
  const merged = Object.entries(mine).map(([name, value]) => [name, isSame(value, before[name]) ? there[name] : value]);
  // Names are those of the form, and each value is that of its field in one of the two.
  return Object.fromEntries(merged) as Values;
}
