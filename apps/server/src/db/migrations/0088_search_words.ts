import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What stands between words, as the inside of a bracket of a regular expression of PostgreSQL, whose own classes of
 * characters depend on the locale and know only ASCII's in the one of our own clusters.
 */
function betweenWords(): string {
  const escape = (code: number) => `\\U${code.toString(16).padStart(8, '0')}`;
  const isBetween = (code: number) => /[\p{P}\p{S}\p{Z}\p{Cc}\p{Cf}]/u.test(String.fromCodePoint(code));
  let ranges = '';
  for (let code = 1; code <= 0x10_ff_ff; code++) {
    if (!isBetween(code)) continue;
    const first = code;
    while (isBetween(code + 1)) code++;
    ranges += `${escape(first)}-${escape(code)}`;
  }
  return ranges;
}

/** More words than anyone searches for; each costs a look-up. */
const mostWords = 12;

const steps = () => `
  -- Splits names such as "Node.js" and "UI/UX" and what stands in quotes of any language into words, and keeps "C++" and
  -- "C#" apart from "C".
  create or replace function search_words(source text) returns text
    language sql immutable parallel safe
    return regexp_replace(replace(replace(lower(source), 'c++', 'cplusplus'), 'c#', 'csharp'), '[${betweenWords()}]+', ' ', 'g');

  -- What finds a text: each word as typed or by its English stem, the last, which may not be at its end yet, also as a
  -- beginning. What the parser takes for several words ("1e5x" is a number and an x) is wanted in all its parts: side by
  -- side, as to_tsquery wants them, search tables do not know them. A text without a word finds nothing.
  create function search_query(source text) returns tsquery language plpgsql immutable parallel safe as $$
  declare
    words text[] := string_to_array(btrim(search_words(source)), ' ');
    most integer := least(cardinality(words), ${mostWords});
    found tsquery;
    form tsquery;
  begin
    for place in 1 .. most loop
      form := to_tsquery('simple', words[place] || case when place = most then ':*' else '' end)
        || to_tsquery('english', words[place]);
      if numnode(form) > 2 then form := regexp_replace(form::text, '<[^>]+>', '&', 'g')::tsquery; end if;
      found := coalesce(found && form, form);
    end loop;
    return coalesce(found, '');
  end $$;

  update projects set title = title where search_document is distinct from
    search_vector(title, 'A') || search_vector(list_words(skills_required), 'B') || search_vector(description, 'C');
  update job_search as kept set document = source.document from job_search_source as source
    where source.project_id = kept.project_id and source.document is distinct from kept.document;
  update freelancer_search as kept set document = source.document from freelancer_search_source as source
    where source.user_id = kept.user_id and source.document is distinct from kept.document;
`;

/** What a word is, and what a text that was typed finds, in one place for what is kept and for what is asked. */
export const searchWords: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(steps()).execute(db);
  },
};
