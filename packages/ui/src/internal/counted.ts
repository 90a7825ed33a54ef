/** “1 rating”, “0 ratings”. English, for the default texts of components; a `…Text` property says it in another language. */
export const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;
