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
  // FNV-1a, and its end mixed in once more: the six grounds come out about equally often.
  let hash = 0x811c9dc5;
  for (const letter of name.trim().toLowerCase()) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return portraits[((hash ^ (hash >>> 13)) >>> 0) % portraits.length] ?? 'ultramarine';
}
