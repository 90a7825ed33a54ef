import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

import type { Database } from './schema.ts';

export type ConnectOptions = {
  /** Connections of this process at most. Two replicas and a test run must fit into PostgreSQL's default of 100. */
  max?: number;
  /** How long a request may wait for a connection before it is answered 503, in milliseconds. */
  connectionTimeoutMillis?: number;
  /** Called when an idle connection breaks (database restarted); without a listener pg would end the process. */
  onError?: (error: Error) => void;
};

const typeIds = { int8: 20, date: 1082, numeric: 1700 } as const;

/** Counts and amounts stay far below 2^53, so numbers are exact; a `date` is a day, not an instant, so it stays text. */
const parsers: Record<number, (text: string) => unknown> = {
  [typeIds.int8]: Number,
  [typeIds.numeric]: Number,
  [typeIds.date]: (text) => text,
};

/** Opens a pool on `connectionString` (a URL; a unix socket as `?host=`). Close it with `db.destroy()`. */
export function connect(connectionString: string, options: ConnectOptions = {}): Kysely<Database> {
  const pool = new pg.Pool({
    connectionString,
    max: options.max ?? 20,
    connectionTimeoutMillis: options.connectionTimeoutMillis ?? 3000,
    types: {
      getTypeParser: (id, format) =>
        (format !== 'binary' && parsers[id]) || pg.types.getTypeParser(id, format ?? 'text'),
    },
  });
  pool.on('error', (error) => options.onError?.(error));
  // The pool hears idle connections only: one that breaks between two statements of a transaction would end the
  // process. Its next statement fails, which is how the transaction learns of it.
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    // Keys inside JSON values are data, not column names.
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}
