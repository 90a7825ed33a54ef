import { sql } from 'kysely';

import { Refusal } from '../domain/refusal.ts';
import type { Handler } from './types.ts';

/** The process runs. */
export const getLiveness: Handler<'getLiveness'> = async () => ({
  status: 200,
  message: 'Running.',
  data: { status: 'ok' },
});

/** The caller wants to know soon; a database that is slower than this serves no one, in milliseconds. */
const patience = 2000;

/** Requests can be served: the database answers. */
export const getReadiness: Handler<'getReadiness'> = async ({ services, request }) => {
  const limit = AbortSignal.timeout(patience);
  const late = new Promise<never>((_, reject) => {
    limit.addEventListener('abort', () => reject(new Error('The database is too slow.')), { once: true });
  });
  await Promise.race([sql`select 1`.execute(services.db), late]).catch((error: unknown) => {
    request.log.warn({ err: error }, 'not ready: the database is away');
    throw new Refusal(503, 'The database is away.', undefined, { 'retry-after': '5' });
  });
  return { status: 200, message: 'Ready.', data: { status: 'ok' } };
};
