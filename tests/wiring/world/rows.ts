import pg from 'pg';

import type { Database, NewRow } from '../../../apps/server/src/db/schema.ts';

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** What of a row is said: the rest is as PostgreSQL has it, or stays as it was. */
type Said<Table extends keyof Database> = { [Column in keyof NewRow<Table>]?: NewRow<Table>[Column] | undefined };

/** Rows of the database, put there as they are. */
export class Rows {
  readonly #client: pg.Client;
  /** The tables that scenarios fill, with their columns. */
  readonly #columns = new Map<string, readonly string[]>();

  private constructor(client: pg.Client) {
    this.#client = client;
  }

  static async open(connectionString: string): Promise<Rows> {
    const client = new pg.Client({ connectionString });
    await client.connect();
    const rows = new Rows(client);
    const { rows: found } = await client.query<{ table: string; columns: string[] }>(`
      select tablename as "table", array(
        select column_name::text from information_schema.columns
        where table_name = tablename and table_schema = 'public' and is_generated = 'NEVER' and identity_generation is null
      ) as columns
      from pg_tables
      where schemaname = 'public' and tablename not like 'kysely%'
        and tablename not in ('compatible_migrations', 'marketplace_ratings')`);
    for (const { table, columns } of found) rows.#columns.set(table, columns);
    return rows;
  }

  /** Inserts a row, or changes the one that has the same key. */
  async put<Table extends keyof Database>(table: Table, key: string, row: Said<Table>): Promise<void> {
    const given = Object.entries(row).filter(([, value]) => value !== undefined);
    const columns = given.map(([name]) => snake(name));
    const keys = key.split(',').map(snake);
    const others = columns.filter((name) => !keys.includes(name));
    const then =
      others.length === 0 ? 'nothing' : `update set ${others.map((name) => `${name} = excluded.${name}`).join(', ')}`;
    await this.#client.query(
      `insert into ${snake(table)} (${columns.join(', ')}) values (${columns.map((_, place) => `$${place + 1}`).join(', ')})
       on conflict (${keys.join(', ')}) do ${then}`,
      given.map(([, value]) => value),
    );
  }

  /** Changes a row that is there. */
  async set<Table extends keyof Database>(table: Table, key: string, row: Said<Table>): Promise<void> {
    const given = Object.entries(row).filter(([name]) => name !== key);
    await this.#client.query(
      `update ${snake(table)} set ${given.map(([name], place) => `${snake(name)} = $${place + 2}`).join(', ')} where ${snake(key)} = $1`,
      [(row as Record<string, unknown>)[key], ...given.map(([, value]) => value)],
    );
  }

  async run(statement: string, values: readonly unknown[] = []): Promise<void> {
    await this.#client.query(statement, [...values]);
  }

  async has(question: string, values: readonly unknown[]): Promise<boolean> {
    const { rows } = await this.#client.query(question, [...values]);
    return rows.length > 0;
  }

  /** Nothing has happened yet. */
  async clear(): Promise<void> {
    await this.#client.query(`set session_replication_role = replica;
      ${[...this.#columns.keys()].map((name) => `delete from ${name};`).join('\n')}
      set session_replication_role = origin;`);
  }

  /** Adds `count` copies of each row. `changed` says what is another value in the copy, of which `place` is the number. */
  async copy(table: keyof Database, count: number, changed: Readonly<Record<string, string>>): Promise<void> {
    const columns = this.#columns.get(snake(table)) ?? [];
    const values = columns.map((name) => changed[name] ?? name);
    await this.#client.query(
      `insert into ${snake(table)} (${columns.join(', ')}) select ${values.join(', ')}
       from ${snake(table)}, generate_series(1, ${count}) place`,
    );
  }

  close(): Promise<void> {
    return this.#client.end();
  }
}
