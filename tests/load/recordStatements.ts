import pg from 'pg';

export type Statement = { readonly text: string; readonly values: readonly unknown[] };

/** The statements that `work` sends to PostgreSQL, from any connection of this process. */
export async function recordStatements(work: () => Promise<void>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const query: unknown = Reflect.get(pg.Client.prototype, 'query');
  if (typeof query !== 'function') throw new Error('pg has changed.');
  Reflect.set(pg.Client.prototype, 'query', function record(this: unknown, ...args: unknown[]): unknown {
    const [first] = args;
    if (isStatement(first)) statements.push({ text: first.text, values: first.values });
    return Reflect.apply(query, this, args);
  });
  try {
    await work();
  } finally {
    Reflect.set(pg.Client.prototype, 'query', query);
  }
  return statements;
}

function isStatement(value: unknown): value is Statement {
  return typeof value === 'object' && value !== null && 'text' in value && 'values' in value;
}
