/** Drawn with the answer that it has: see the stories of the view. */
export const readers = { applied: null };
