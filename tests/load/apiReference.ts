import { readFileSync } from 'node:fs';
import { deserialize } from 'node:v8';

import { fastify } from 'fastify';
import pg from 'pg';

/** One case of the bench: what our server asks the database when it answers `url`. */
export type RecordedCase = {
  readonly name: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly statements: readonly { readonly text: string; readonly values: readonly unknown[] }[];
};

/**
 * What an API costs at least: bare Fastify and pg. The same statements with the same values, prepared, one after the
 * other; the rows go out as they come. No contract, no checks, no session but its statement, no headers, no log.
 *
 * node apiReference.ts <connection string> <file of recorded cases> <port>
 */
const [connectionString = '', file = '', port = ''] = process.argv.slice(2);
// Written by `api.ts` with v8.serialize.
const cases = deserialize(readFileSync(file)) as readonly RecordedCase[];
const pool = new pg.Pool({ connectionString, max: 20 });
const app = fastify();
for (const [index, { statements }] of cases.entries()) {
  const prepared = statements.map(({ text, values }, at) => ({ name: `s${index}_${at}`, text, values: [...values] }));
  app.get(`/${index}`, async () => {
    const data: unknown[] = [];
    for (const statement of prepared) data.push((await pool.query<Record<string, unknown>>(statement)).rows);
    return { success: true, message: 'Loaded.', data };
  });
}
await app.listen({ host: '127.0.0.1', port: Number(port) });
process.stdout.write('ready\n');
