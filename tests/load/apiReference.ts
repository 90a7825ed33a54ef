import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { deserialize } from 'node:v8';

import { fastify } from 'fastify';
import pg from 'pg';

import type { RecordedCase } from './apiCases.ts';

/**
 * What an API costs at least: bare Fastify and pg. The same statements with the same values, prepared, those of a
 * transaction on one connection, and the same JSON, which even need not be made of their rows. No contract, no checks, no
 * session but its statement, no headers, no log.
 *
 * node apiReference.ts <connection string> <file of recorded cases> <port>
 */
const [connectionString = '', file = '', port = ''] = process.argv.slice(2);
// Written by `api.ts` with v8.serialize.
const cases = deserialize(readFileSync(file)) as readonly RecordedCase[];
const pool = new pg.Pool({ connectionString, max: 20 });
const app = fastify();

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** A value as new as the recorded one was: identifiers are others, and the same one is the same again within the call. */
function newLike(value: unknown, made: Map<string, string>): unknown {
  if (value instanceof Date) return new Date();
  if (value instanceof Uint8Array) return randomBytes(value.length);
  if (typeof value !== 'string') return value;
  const other = (one: string, make: () => string): string => {
    const known = made.get(one) ?? make();
    made.set(one, known);
    return known;
  };
  if (/^[0-9a-f]{64}$/.test(value)) return other(value, () => randomBytes(32).toString('hex'));
  return value.replaceAll(uuid, (one) => other(one, randomUUID));
}

for (const [index, { call, twice, status, answer }] of cases.entries()) {
  const [statements, again] = twice;
  const prepared = statements.map(({ text, values }, at) => ({
    text,
    values,
    name: values.length === 0 ? undefined : `s${index}_${at}`,
    isNew: values.map((value, place) => !isDeepStrictEqual(value, again[at]?.values[place])),
  }));
  app.route({
    method: call.method,
    url: `/${index}`,
    handler: async (_request, reply) => {
      const made = new Map<string, string>();
      let transaction: pg.PoolClient | undefined;
      try {
        for (const { text, values, name, isNew } of prepared) {
          if (/^(?:begin|start transaction)/.test(text)) transaction ??= await pool.connect();
          await (transaction ?? pool).query({
            text,
            ...(name !== undefined && { name }),
            values: values.map((value, place) => (isNew[place] ? newLike(value, made) : value)),
          });
          if (!text.startsWith('commit')) continue;
          transaction?.release();
          transaction = undefined;
        }
      } finally {
        transaction?.release();
      }
      return reply.code(status).send(answer);
    },
  });
}
await app.listen({ host: '127.0.0.1', port: Number(port) });
