import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';

import { makeNameOf } from './statements.ts';

/**
 * The pool as Kysely uses it. Statements that come again and again are prepared once a connection, which saves PostgreSQL
 * parsing and planning them; a connection that can no longer be trusted is closed instead of handed to the next request.
 */
export function dialectPool(pool: pg.Pool): PostgresPool {
  const leases = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const nameOf = makeNameOf();
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect();
      const lease = leases.get(client) ?? makeLease(client, nameOf);
      leases.set(client, lease);
      return lease;
    },
    end: () => pool.end(),
  };
}

function makeLease(client: pg.PoolClient, nameOf: (text: string) => string | undefined): PostgresPoolClient {
  let isSpoilt = false;
  async function query<Row>(text: unknown, values: readonly unknown[] = []): Promise<PostgresQueryResult<Row>> {
    if (typeof text !== 'string') throw new Error('Cursors are not used here.');
    const name = nameOf(text);
    try {
      const config = { text, values: [...values], ...(name !== undefined && { name }) };
      // The row's type is Kysely's knowledge, and this is its own way to say so.
      return (await client.query(config)) as unknown as PostgresQueryResult<Row>;
    } catch (error) {
      isSpoilt ||= spoils(error);
      throw error;
    }
  }
  return {
    // Kysely declares a second form for cursors, which are refused above.
    query: query as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy === true || isSpoilt),
  };
}

/**
 * Whether the connection is of no more use: its statement may still be running, or its prepared statements are of a
 * schema that a migration has changed.
 */
function spoils(error: unknown): boolean {
  return error instanceof Error && /query read timeout|cached plan must not change/i.test(error.message);
}
