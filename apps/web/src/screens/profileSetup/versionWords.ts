/** What a form with a version keeps of both versions. */
export interface Versions {
  values: object;
  base: object | null;
  elsewhere: object;
}

interface Change {
  name: string;
  /** What was typed here; null where the field was left alone. */
  mine: string | null;
  theirs: string;
}

/** A field's value in words. */
function wordsOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const text = Array.isArray(value) ? value.join(', ') : value;
  return typeof text !== 'string' || text.trim() === '' ? 'Nothing' : text;
}

const valueIn = (values: object | null, name: string): unknown => Reflect.get(values ?? {}, name);

/** What was changed elsewhere, field by field, in the order of the form. */
export const changesIn = ({ values, base, elsewhere }: Versions, names: Record<string, string>): Change[] =>
  Object.entries(names)
    .filter(([field]) => field in elsewhere)
    .map(([field, name]) => {
      const mine = wordsOf(valueIn(values, field));
      return {
        name,
        mine: mine === wordsOf(valueIn(base, field)) ? null : mine,
        theirs: wordsOf(valueIn(elsewhere, field)),
      };
    });
