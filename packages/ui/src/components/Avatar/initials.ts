import { portraits } from '../../tokens/theme.ts';
import type { Portrait } from '../../tokens/theme.ts';

/** The first letters of the first and the last word, or one letter of a single word, or “?” of no name. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s,]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  const letters = ends.map((word) => word?.match(/[\p{L}\p{N}]/u)?.[0] ?? '');
  return letters.join('').toLocaleUpperCase('en') || '?';
}

/** The ground that belongs to a name: the same on every page and every device. */
export function portraitOf(name: string): Portrait {
  let hash = 0;
  for (const letter of name.trim().toLowerCase()) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return portraits[hash % portraits.length] ?? 'ultramarine';
}
