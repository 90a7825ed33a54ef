import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';

import type { Database } from './schema.ts';

/**
 * A `db` for handlers that is already inside `trx`: what they do joins it, and a transaction of theirs becomes a
 * savepoint, undone alone when they refuse.
 */
export function joinTransaction(trx: Transaction<Database>): Kysely<Database> {
  let depth = 0;
  const execute = async <T>(work: (inner: Transaction<Database>) => Promise<T>): Promise<T> => {
    depth += 1;
    const savepoint = sql.id(`joined_${depth}`);
    await sql`savepoint ${savepoint}`.execute(trx);
    try {
      const result = await work(joined);
      await sql`release savepoint ${savepoint}`.execute(trx);
      return result;
    } catch (error) {
      await sql`rollback to savepoint ${savepoint}`.execute(trx);
      throw error;
    }
  };
  // Isolation and access mode are the outer transaction's.
  const builder = { execute, setIsolationLevel: () => builder, setAccessMode: () => builder };
  const joined: Transaction<Database> = new Proxy(trx, {
    get(target, name) {
      if (name === 'transaction') return () => builder;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return joined;
}
