import { randomUUID } from 'node:crypto';

import type { Role } from '@guildhall/api/enums';

import type { Db } from '../../../apps/server/src/db/schema.ts';
import { hashSecret } from '../../../apps/server/src/domain/passwords.ts';
import { openSession } from '../../../apps/server/src/operations/sessions.ts';
import { insertProfile, insertUser, updateUser } from '../../../apps/server/src/repositories/users.ts';

export type Person = { readonly userId: string; readonly token: string; readonly email: string };

/** A client with a freelancer who may apply to whatever that client posts. */
export type Pair = { readonly client: Person; readonly freelancer: Person };

export const password = 'seven quiet lanterns';

/** Makes accounts in the database, so that tests of crashes need not begin with mail. */
export async function makePairs(db: Db, count: number): Promise<Pair[]> {
  const passwordHash = await hashSecret(password);
  const pairs: Pair[] = [];
  for (let index = 0; index < count; index += 1) {
    const client = await makePerson(db, 'CLIENT', passwordHash);
    pairs.push({ client, freelancer: await makePerson(db, 'FREELANCER', passwordHash) });
  }
  return pairs;
}

async function makePerson(db: Db, role: Role, passwordHash: string): Promise<Person> {
  const now = new Date();
  return db.transaction().execute(async (trx) => {
    const account = {
      role,
      name: 'Maya Lindqvist',
      email: `${randomUUID()}@example.com`,
      passwordHash,
      createdAt: now,
    };
    const user = await insertUser(trx, account);
    if (!user) throw new Error('A new UUID was taken.');
    await insertProfile(trx, user.id, role);
    if (role === 'FREELANCER') {
      await updateUser(trx, user.id, now, { bio: 'I build calm, fast web applications.', location: 'Lisbon' });
      const work = { skills: ['React'], experience: '6 years', hourlyRate: 65 };
      await trx.updateTable('freelancers').set(work).where('userId', '=', user.id).execute();
    }
    const { token } = await openSession(trx, user, now, { ip: '127.0.0.1' });
    return { userId: user.id, token, email: user.email };
  });
}
