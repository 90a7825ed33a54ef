import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

// With s = (sum - count) / 4 of `count` possible, z = 1.96: (s + z²/2 - z √(s (count - s) / count + z²/4)) / (count + z²).
const steps = `
  create function proven_rating(rating_sum integer, rating_count integer) returns double precision
    language sql immutable parallel safe
    return (
      (rating_sum - rating_count) / 4.0::float8 + 1.9208
      - 1.96 * sqrt((rating_sum - rating_count) * (5 * rating_count - rating_sum) / 16.0::float8 / nullif(rating_count, 0) + 0.9604)
    ) / (rating_count + 3.8416);

  create index freelancers_proven
    on freelancers (proven_rating(rating_sum, rating_count) desc nulls last, projects_completed desc, user_id)
    where availability and experience is not null;
  drop index freelancers_featured;
`;

/**
 * What a record of ratings proves: the lower end of Wilson's interval (E. B. Wilson, "Probable Inference, the Law of
 * Succession, and Statistical Inference", 1927) at 95%, from 0 to 1; null without ratings. One to five stars count as none
 * to all of what could be had. Stars vary no more than such shares, so that the bound holds for them too.
 */
export const provenRating: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(steps).execute(db);
  },
};
