import type { Compilable, CompiledQuery, RawBuilder } from 'kysely';
import { sql } from 'kysely';

import type { Db } from './schema.ts';

/** Stands in a query for a value that comes later. */
export type Value<T> = RawBuilder<T>;

type Placeholders<Values extends readonly unknown[]> = { [Index in keyof Values]: Value<Values[Index]> };

class Placeholder {
  readonly index: number;

  constructor(index: number) {
    this.index = index;
  }
}

/**
 * A query that is built and put into words when it is first asked, and not again: for reads that come often and always
 * read the same, where that costs more than sending them. `build` takes a placeholder for each value.
 *
 * const findTitle = compiled((db, id: Value<string>) => db.selectFrom('projects').select('title').where('id', '=', id));
 * const [found] = await findTitle(db, id);
 */
export function compiled<Values extends readonly unknown[], Row>(
  build: (db: Db, ...values: Placeholders<Values>) => Compilable<Row>,
): (db: Db, ...values: Values) => Promise<Row[]> {
  let query: CompiledQuery<Row> | undefined;
  return async (db, ...values) => {
    query ??= build(db, ...placeholdersOf(values)).compile();
    const parameters = query.parameters.map((one) => (one instanceof Placeholder ? values[one.index] : one));
    return (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
}

function placeholdersOf<Values extends readonly unknown[]>(values: Values): Placeholders<Values> {
  // A mapped array loses that it is a tuple.
  return values.map((_, index) => sql`${new Placeholder(index)}`) as unknown as Placeholders<Values>;
}
