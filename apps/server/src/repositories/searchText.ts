import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';

/** More words than anyone searches for; each costs a look-up. */
const mostWords = 12;

/** Splits as `search_words` of the migration does, so that both sides agree on what a word is. */
function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll('c++', 'cplusplus')
    .replaceAll('c#', 'csharp')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '')
    .slice(0, mostWords);
}

/**
 * The text search for what a person typed: every word must be found, as typed or by its English stem; the last, which
 * may not be at its end yet, also as a beginning. Undefined when nothing was typed; a text without a single word finds
 * nothing.
 */
export function toTextQuery(text: string | undefined): RawBuilder<unknown> | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const words = wordsOf(text);
  const forms = words.map((word, place) => {
    const typed = place === words.length - 1 ? `${word}:*` : word;
    return sql`(to_tsquery('simple', ${typed}) || to_tsquery('english', ${word}))`;
  });
  return forms.length === 0 ? sql`''::tsquery` : sql.join(forms, sql` && `);
}

/** For LIKE: the text anywhere, its wildcards meaning themselves. */
export function anywhere(text: string): string {
  return `%${text.trim().replaceAll(/[\\%_]/g, (wildcard) => `\\${wildcard}`)}%`;
}
