/** One recipe variant for each token of a scale: `mapTokens(space, (gap) => ({ gap }))`. */
export function mapTokens<Name extends string | number, Value, Style>(
  tokens: Readonly<Record<Name, Value>>,
  makeStyle: (value: Value, name: Name) => Style,
): Record<Name, Style> {
  const styles = Object.entries<Value>(tokens).map(([name, value]) => [name, makeStyle(value, name as Name)]);
  // Object.entries and fromEntries forget the keys they were given.
  return Object.fromEntries(styles) as Record<Name, Style>;
}
