import { Kysely } from 'kysely';
import pg from 'pg';

import { CamelCaseDialect, CamelCaseRows } from './camelCase.ts';
import { dialectPool } from './pool.ts';
import type { Database } from './schema.ts';

export type ConnectOptions = {
  /** Connections of this process at most. Two replicas and a test run must fit into PostgreSQL's default of 100. */
  max?: number;
  /** How long a request may wait for a connection before it is answered 503, in milliseconds. */
  connectionTimeoutMillis?: number;
  /** How long a statement may take; absent, as long as it needs (a migration, a seed). */
  limits?: Limits;
  /** Called when an idle connection breaks (database restarted); without a listener pg would end the process. */
  onError?: (error: Error) => void;
};

/** In milliseconds. What takes longer fails, and its request is answered 503. */
export type Limits = {
  /** Waiting for a row or table that another transaction holds. */
  readonly lock: number;
  /** One statement, locks included; enforced by PostgreSQL. */
  readonly statement: number;
  /** An answer of PostgreSQL, for when it cannot even end the statement: a network that swallows everything. */
  readonly answer: number;
};

/** For what people wait on: a browser gives up later than all of these together. */
export const requestLimits: Limits = { lock: 4000, statement: 8000, answer: 10_000 };

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
    // A network that swallows everything is noticed on idle connections as well.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(options.limits && {
      lock_timeout: options.limits.lock,
      statement_timeout: options.limits.statement,
      query_timeout: options.limits.answer,
      idle_in_transaction_session_timeout: 30_000,
    }),
    types: {
      getTypeParser: (id, format) =>
        (format !== 'binary' && parsers[id]) || pg.types.getTypeParser(id, format ?? 'text'),
    },
  });
  pool.on('error', (error) => options.onError?.(error));
  // The pool hears idle connections only: one that breaks between two statements of a transaction would end the
  // process. Its next statement fails, which is how the transaction learns of it.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Database>({
    dialect: new CamelCaseDialect({ pool: dialectPool(pool) }),
    plugins: [new CamelCaseRows()],
  });
  pools.set(db, pool);
  return db;
}

const pools = new WeakMap<Kysely<Database>, pg.Pool>();

/** The connections of a `connect`: all, those at rest, and how many requests wait for one. */
export function connectionsOf(db: Kysely<Database>): { total: number; idle: number; waiting: number } {
  const pool = pools.get(db);
  return { total: pool?.totalCount ?? 0, idle: pool?.idleCount ?? 0, waiting: pool?.waitingCount ?? 0 };
}
