import type { Kysely } from 'kysely';

import type { FindSession } from '../contract/authenticate.ts';
import type { Database } from '../db/schema.ts';
import { hashToken } from '../domain/secrets.ts';
import type { Clock } from '../services.ts';

/** Looks a bearer token up by its hash: living, not revoked, of an active account. */
export function makeFindSession(db: Kysely<Database>, clock: Clock): FindSession {
  return async (token) => {
    const found = await db
      .selectFrom('tokens')
      .innerJoin('users', 'users.id', 'tokens.userId')
      .select(['tokens.id as tokenId', 'users.id as userId', 'users.role'])
      .where('tokens.tokenHash', '=', hashToken(token))
      .where('tokens.revokedAt', 'is', null)
      .where('tokens.expiresAt', '>', clock.now())
      .where('users.isActive', '=', true)
      .executeTakeFirst();
    return found;
  };
}
