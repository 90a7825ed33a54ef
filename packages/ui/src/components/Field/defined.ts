type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** Drops the props that are `undefined`, which react-aria's types do not take under `exactOptionalPropertyTypes`. */
export function defined<T extends object>(props: T): Defined<T> {
  // Object.fromEntries forgets the keys; only undefined values are gone.
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as Defined<T>;
}
