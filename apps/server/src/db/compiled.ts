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

/**
 * The same for a query of several shapes, of which there are few: which conditions it has, and what is always one of the
 * same few values. Each shape is built when it is first asked.
 *
 * const countOf = compiledBy((db, whose: 'clientId' | 'freelancerId', id: Value<string>) => own(db, whose, id).select(count));
 * const [{ count }] = await countOf(db, 'clientId', id);
 */
export function compiledBy<Shape, Values extends readonly unknown[], Row>(
  build: (db: Db, shape: Shape, ...values: Placeholders<Values>) => Compilable<Row>,
): (db: Db, shape: Shape, ...values: Values) => Promise<Row[]> {
  const queries = new Map<string, (db: Db, ...values: Values) => Promise<Row[]>>();
  return async (db, shape, ...values) => {
    const key = JSON.stringify(shape);
    const query = queries.get(key) ?? compiled<Values, Row>((on, ...places) => build(on, shape, ...places));
    queries.set(key, query);
    return query(db, ...values);
  };
}

function placeholdersOf<Values extends readonly unknown[]>(values: Values): Placeholders<Values> {
  // A mapped array loses that it is a tuple.
  return values.map((_, index) => sql`${new Placeholder(index)}`) as unknown as Placeholders<Values>;
}
