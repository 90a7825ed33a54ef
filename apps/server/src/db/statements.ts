import { createHash } from 'node:crypto';

/** A statement is worth preparing when it has come this often. */
const often = 3;

/** Each connection keeps its prepared statements in PostgreSQL's memory, so there is an end to them. */
const mostPrepared = 200;

const mostCounted = 2000;

/**
 * What these compare decides how PostgreSQL had best look for it (a rare word, a common one), so such a statement is
 * planned for its values each time.
 */
const planDependsOnValues = /@@|&&|ilike|<@|@>|tsquery|tsvector| % /i;

/** Names for the statements to prepare; undefined for the others. Names are the same in every process. */
export function makeNameOf(): (text: string) => string | undefined {
  const counts = new Map<string, number>();
  const names = new Map<string, string | undefined>();
  return (text) => {
    if (names.has(text)) return names.get(text);
    const count = (counts.get(text) ?? 0) + 1;
    if (count < often) {
      if (count > 1 || counts.size < mostCounted) counts.set(text, count);
      return undefined;
    }
    if (names.size >= mostPrepared) return undefined;
    counts.delete(text);
    const name = isPreparable(text) ? createHash('sha1').update(text).digest('hex') : undefined;
    names.set(text, name);
    return name;
  };
}

function isPreparable(text: string): boolean {
  return /^\s*(select|insert|update|delete|with|\()/i.test(text) && !planDependsOnValues.test(text);
}
