/** What the states before have put into the context. Throws where a chart forgot to. */
export function required<Value>(value: Value | null): Value {
  if (value === null) throw new Error('Missing');
  return value;
}
