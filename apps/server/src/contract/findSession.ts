import type { Kysely } from 'kysely';

import type { Clock } from '../clock.ts';
import type { Value } from '../db/compiled.ts';
import { compiled } from '../db/compiled.ts';
import type { Database } from '../db/schema.ts';
import { hashToken } from '../domain/secrets.ts';
import type { FindSession } from './authenticate.ts';

/** Looks a bearer token up by its hash: living, not revoked, of an active account. */
export function makeFindSession(db: Kysely<Database>, clock: Clock): FindSession {
  return async (token) => {
    const [session] = await living(db, hashToken(token), clock.now());
    return session;
  };
}

const living = compiled((db, tokenHash: Value<Buffer>, now: Value<Date>) =>
  db
    .selectFrom('tokens')
    .innerJoin('users', 'users.id', 'tokens.userId')
    .select(['tokens.id as tokenId', 'users.id as userId', 'users.role'])
    .where('tokens.tokenHash', '=', tokenHash)
    .where('tokens.revokedAt', 'is', null)
    .where('tokens.expiresAt', '>', now)
    .where('users.isActive', '=', true),
);
