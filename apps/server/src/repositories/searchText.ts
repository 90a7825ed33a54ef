import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';

/** The text search for what a person typed, as `search_query` of the database reads it. Undefined when nothing was typed. */
export function toTextQuery(text: string | undefined): RawBuilder<unknown> | undefined {
  return text === undefined || text.trim() === '' ? undefined : sql`search_query(${text})`;
}

/** For LIKE: the text anywhere, its wildcards meaning themselves. */
export function anywhere(text: string): string {
  return `%${text.trim().replaceAll(/[\\%_]/g, (wildcard) => `\\${wildcard}`)}%`;
}
