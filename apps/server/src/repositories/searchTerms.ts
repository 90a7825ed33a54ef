import { sql } from 'kysely';

import type { Trx } from '../db/schema.ts';
import type { Condition } from './searchConditions.ts';
import { anywhere } from './searchText.ts';

type TermKind = 'skill' | 'place' | 'area' | 'category' | 'duration' | 'level' | 'availability';

/** What the rows of a list must have: any of these terms, or any that contains `part`. */
export type WantedTerms = { kind: TermKind; keys: readonly string[] } | { kind: TermKind; part: string };

/** The ids of the terms of each wish, in the order of the wishes. A wish for what no one named is empty. */
export async function findTerms(trx: Trx, wishes: readonly WantedTerms[]): Promise<number[][]> {
  if (wishes.length === 0) return [];
  const lists = wishes.map((wish) => {
    const condition =
      'keys' in wish
        ? sql`key in (select lower(key) from unnest(${wish.keys}::text[]) as key)`
        : sql`key like lower(${anywhere(wish.part)})`;
    return sql`array(select id from search_terms where kind = ${wish.kind} and ${condition})`;
  });
  const names = lists.map((list, index) => sql`${list} as ${sql.ref(`wish${index}`)}`);
  const { rows } = await sql<Record<string, number[]>>`select ${sql.join(names)}`.execute(trx);
  return wishes.map((_, index) => rows[0]?.[`wish${index}`] ?? []);
}

/** A place that contains the text. Without a comma the text lies in one of its areas, of which there are fewer. */
export function wantedPlace(part: string): WantedTerms {
  return { kind: part.includes(',') ? 'place' : 'area', part };
}

/** The wishes, each of some terms, as conditions of a row of a search table. */
export function hasTerms(wishes: readonly WantedTerms[], terms: readonly (readonly number[])[]): Condition[] {
  const known = wishes.map(({ kind }, index) => ({ kind, ids: terms[index] ?? [] }));
  const places = known.filter(({ kind }) => kind === 'place');
  const choices = known.filter(({ kind, ids }) => kind !== 'place' && ids.length !== 1);
  // Together they are one key of the inverted index, which is quicker than each as one.
  const single = known.flatMap(({ kind, ids }) => (kind !== 'place' && ids.length === 1 ? ids : []));
  return [
    ...(single.length === 0 ? [] : [sql`facets @> ${single}::integer[]`]),
    ...choices.map(({ ids }) => sql`facets && ${ids}::integer[]`),
    ...places.map(({ ids }) => sql`place_id = any(${ids}::integer[])`),
  ];
}

/** Terms that a row must not have. The inverted index knows nothing of what is not there: rows are asked one by one. */
export function lacksTerms(ids: readonly number[]): Condition[] {
  return ids.length === 0 ? [] : [sql`not facets && ${ids}::integer[]`];
}
