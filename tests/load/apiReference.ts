import { readFileSync } from 'node:fs';
import { deserialize } from 'node:v8';

import { fastify } from 'fastify';
import pg from 'pg';

import { bareAnswers } from './bareAnswers.ts';
import type { Statement } from './recordStatements.ts';

/** One case of the bench: what our server asks the database when it answers `url`. */
export type RecordedCase = {
  readonly name: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly statements: readonly Statement[];
};

/**
 * What an API costs at least: bare Fastify and pg. The same statements with the same values, prepared, those of a
 * transaction on one connection, and the same JSON made of their rows. No contract, no checks, no session but its
 * statement, no headers, no log.
 *
 * node apiReference.ts <connection string> <file of recorded cases> <port>
 */
const [connectionString = '', file = '', port = ''] = process.argv.slice(2);
// Written by `api.ts` with v8.serialize.
const cases = deserialize(readFileSync(file)) as readonly RecordedCase[];
// Counts and amounts are numbers in JSON.
for (const type of [pg.types.builtins.INT8, pg.types.builtins.NUMERIC]) pg.types.setTypeParser(type, Number);
const pool = new pg.Pool({ connectionString, max: 20 });
const app = fastify();
for (const [index, { name, statements }] of cases.entries()) {
  const answer = bareAnswers[name];
  if (!answer) throw new Error(`bareAnswers.ts does not know ${name}.`);
  const prepared = statements.map(({ text, values }, at) =>
    values.length === 0 ? { text } : { name: `s${index}_${at}`, text, values: [...values] },
  );
  const begin = statements.findIndex(({ text }) => /^(begin|start transaction)/.test(text));
  const before = begin === -1 ? prepared : prepared.slice(0, begin);
  const inside = begin === -1 ? [] : prepared.slice(begin);
  app.get(`/${index}`, async () => {
    const results: pg.QueryResult<Record<string, unknown>>[] = [];
    for (const statement of before) results.push(await pool.query(statement));
    if (inside.length > 0) {
      const client = await pool.connect();
      try {
        for (const statement of inside) results.push(await client.query(statement));
      } finally {
        client.release();
      }
    }
    return answer(results.map(({ rows }) => rows));
  });
}
await app.listen({ host: '127.0.0.1', port: Number(port) });
