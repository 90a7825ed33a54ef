import { sql } from 'kysely';

import type { Db } from '../db/schema.ts';

/**
 * Writes what talent search looks through (name, skills, experience, bio), for one freelancer or for all. Called in
 * the transaction of each change of a profile, so that search is never behind.
 */
export async function refreshSearchDocuments(db: Db, userId?: string): Promise<void> {
  await sql`
    insert into freelancer_search (user_id, document)
    select user_id,
      search_vector(name, 'A') || search_vector(list_words(skills), 'B')
        || search_vector(coalesce(experience, ''), 'C') || search_vector(coalesce(bio, ''), 'D')
    from freelancers join users on users.id = user_id
    ${userId === undefined ? sql`` : sql`where user_id = ${userId}`}
    on conflict (user_id) do update set document = excluded.document`.execute(db);
}
