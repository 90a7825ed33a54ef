import { sql } from 'kysely';

import type { Condition } from './searchConditions.ts';
import { anywhere } from './searchText.ts';

type TermKind = 'skill' | 'place' | 'area' | 'category' | 'duration' | 'level' | 'availability';

/** Whether rows must have one of the terms (the default), none of them, or may be found by the text that they contain. */
type TermUse = 'without' | 'text';

/** Terms by their keys, in any case, or all whose keys are like a pattern. */
export type WantedTerms = { kind: TermKind; use?: TermUse } & ({ keys: readonly string[] } | { pattern: string });

/** A place that contains the text. Without a comma the text lies in one of its areas, of which there are fewer. */
export function wantedPlace(part: string): WantedTerms {
  return { kind: part.includes(',') ? 'place' : 'area', pattern: anywhere(part) };
}

/** The ids of a wish's terms, which `search_list` puts in. */
export const idsOf = (wishes: readonly WantedTerms[], wish: WantedTerms): Condition =>
  sql`${sql.raw(`'{wish ${wishes.indexOf(wish)}}'`)}::integer[]`;

/** What a row of a search table must have, as conditions. */
export function hasTerms(wishes: readonly WantedTerms[]): Condition[] {
  return wishes
    .filter(({ use }) => use === undefined)
    .map((wish) =>
      wish.kind === 'place' ? sql`place_id = any(${idsOf(wishes, wish)})` : sql`facets && ${idsOf(wishes, wish)}`,
    );
}

/** Terms that a row must not have. The inverted index knows nothing of what is not there: rows are asked one by one. */
export function lacksTerms(wishes: readonly WantedTerms[]): Condition[] {
  return wishes.filter(({ use }) => use === 'without').map((wish) => sql`not facets && ${idsOf(wishes, wish)}`);
}
