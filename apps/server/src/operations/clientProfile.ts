import { projectStatuses } from '@guildhall/api/enums';

import type { Db } from '../db/schema.ts';
import { assertFresh, etagOf } from '../domain/etag.ts';
import { Refusal } from '../domain/refusal.ts';
import type { FieldErrors } from '../domain/refusal.ts';
import { optional } from '../domain/text.ts';
import type { ClientRow } from '../repositories/clients.ts';
import { findClient, updateClient } from '../repositories/clients.ts';
import { countByStatus, countIn, listProjectsOf } from '../repositories/projects.ts';
import { readClientRatings } from '../repositories/ratings.ts';
import { lockProfileVersion, updateUser } from '../repositories/users.ts';
import { toClientProfile } from './answers/clientProfile.ts';
import { readProfileImage, showProfileImage } from './profilePictures.ts';
import type { Handler } from './types.ts';

const latest = { page: 1, limit: 50 };

async function readProfile(db: Db, userId: string, now: Date) {
  const row = await findClient(db, userId);
  const ratings = await readClientRatings(db, [userId], now);
  const total = countIn(await countByStatus(db, userId, {}), projectStatuses);
  const projects = { entries: await listProjectsOf(db, userId, {}, latest), total };
  const data = toClientProfile(row, projects, ratings);
  return { status: 200, data, headers: { etag: etagOf(row.version) } } as const;
}

export const getClientProfile: Handler<'getClientProfile'> = async ({ session, services: { db, clock } }) => ({
  ...(await readProfile(db, session.userId, clock.now())),
  message: 'Profile Loaded',
});

/** A profile is set up with these three; what is stored already need not be sent again. */
function assertSetUp({
  companyName,
  industry,
  location,
}: Pick<ClientRow, 'companyName' | 'industry' | 'location'>): void {
  const missing = Object.entries({ companyName, industry, location }).filter(([, value]) => !value);
  if (missing.length === 0) return;
  const errors: FieldErrors = Object.fromEntries(missing.map(([name]) => [name, 'Please fill in this field.']));
  throw new Refusal(422, 'Please fill in all required fields (Company Name, Industry, Location)', errors);
}

export const updateClientProfile: Handler<'updateClientProfile'> = async (context) => {
  const { body, files, headers, session, services } = context;
  const { userId } = session;
  const picture = await readProfileImage(files, userId);
  const now = services.clock.now();
  return services.files.transaction(services.db, picture, async (trx) => {
    assertFresh(headers['If-Match'], await lockProfileVersion(trx, userId));
    await updateUser(trx, userId, now, {
      name: body.name?.trim(),
      bio: optional(body.bio),
      location: body.location?.trim(),
    });
    await showProfileImage(services.files, trx, picture);
    await updateClient(trx, userId, {
      companyName: body.companyName?.trim(),
      industry: body.industry,
      companySize: optional(body.companySize),
      website: optional(body.website),
      profileSummary: optional(body.profileSummary),
    });
    assertSetUp(await findClient(trx, userId));
    return { ...(await readProfile(trx, userId, now)), message: 'Profile Updated Successfully!' };
  });
};
