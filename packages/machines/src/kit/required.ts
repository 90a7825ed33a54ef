/**
 * What must be there by now: put into the context by the states before, or written into the page by the server. Throws
 * where that was forgotten.
 */
export function required<Value>(value: Value | null): Value {
  if (value === null) throw new Error('Missing');
  return value;
}
