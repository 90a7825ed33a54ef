import type { Schema } from '../kit/schema.ts';

/** What a post says, as far as an edit changed it; of its budget both ends or none. */
export type PostValues = Schema<'PostValues'>;

/** All that a post says. */
export type Post = Required<PostValues>;

/** What an edit changed, as it was and as it is. */
export type PostChange = Schema<'PostChange'>;

/** Values that are changed together: the two ends of a budget are one thing to its readers. */
const parts = [
  ['title'],
  ['description'],
  ['skillsRequired'],
  ['budgetMin', 'budgetMax'],
  ['duration'],
] as const satisfies readonly (readonly (keyof Post)[])[];

type Name = (typeof parts)[number][number];

/** A list of skills says the same in every order. */
const plain = (value: Post[Name] | undefined) => JSON.stringify(Array.isArray(value) ? value.toSorted() : value);

/** What of a post is different in the second; null where nothing is. */
export function postChange(from: PostValues, to: PostValues): PostChange | null {
  const changed = parts.filter((names) => names.some((name) => plain(from[name]) !== plain(to[name]))).flat();
  return changed.length === 0 ? null : { before: pick(from, changed), after: pick(to, changed) };
}

/** What several edits come to, the oldest first: null where the last of them took the others back. */
export function postChanges(edits: readonly PostChange[]): PostChange | null {
  const before = edits.map((edit) => edit.before).reduceRight((newer, older) => ({ ...newer, ...older }), {});
  const after = edits.map((edit) => edit.after).reduce((older, newer) => ({ ...older, ...newer }), {});
  return postChange(before, after);
}

const pick = (values: PostValues, names: readonly Name[]): PostValues =>
  Object.fromEntries(names.map((name) => [name, values[name]]));
