import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const steps = `
  alter table portfolio_items
    -- From 1 on once its owner has moved a piece. A new one has 0, so it comes first; among those the newest does.
    add column place integer not null default 0;
`;

/** A freelancer decides in which order the pieces of a portfolio stand. */
export const portfolioPlaces: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(steps).execute(db);
  },
};
