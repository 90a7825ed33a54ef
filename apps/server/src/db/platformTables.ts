import type { Generated, Kysely } from 'kysely';

import type { Database } from './schema.ts';

/** The tables of migration 0002_platform; only the plugins of this folder know them. */
export type PlatformTables = {
  idempotencyKeys: {
    id: Buffer;
    fingerprint: Buffer;
    status: number | null;
    answer: Buffer | null;
    createdAt: Generated<Date>;
  };
  rateLimits: { id: Buffer; hits: number; expiresAt: Date };
};

/** The same connection, seeing those tables as well. */
export function platformDb(db: Kysely<Database>): Kysely<Database & PlatformTables> {
  return db.withTables<PlatformTables>();
}
