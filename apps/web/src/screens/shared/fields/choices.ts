/** Stands for no filter at all: a list of choices has no value for nothing. */
export const any = 'any';

const anyOption = { value: any, label: 'Any' } as const;

/** What a filter chooses from: its values as a group of radio buttons or a native list has them, and back. */
export interface Choices<Value> {
  options: readonly { value: string; label: string }[];
  chosen: (value: Value | null) => string;
  meant: (value: string) => Value | null;
}

/** The values of a filter with their words, after the choice of none. */
export function choices<Value extends string | number | boolean>(
  labels: readonly (readonly [Value, string])[],
): Choices<Value> {
  return {
    options: [anyOption, ...labels.map(([value, label]) => ({ value: String(value), label }))],
    chosen: (value) => (value === null ? any : String(value)),
    meant: (text) => labels.find(([value]) => String(value) === text)?.[0] ?? null,
  };
}
