import { randomBytes } from 'node:crypto';

import { savedSearches as limit } from '@guildhall/api/limits';

import type { Row, Trx } from '../db/schema.ts';
import { nextDigest } from '../domain/digestTime.ts';
import { Refusal } from '../domain/refusal.ts';
import { findSettings } from '../repositories/accountSettings.ts';
import { record } from '../repositories/auditLog.ts';
import {
  changeSavedSearch,
  countSavedSearches,
  findSavedSearchNamed,
  insertSavedSearch,
  listSavedSearchesOf,
  lockSavedSearch,
  removeSavedSearch,
} from '../repositories/savedSearches.ts';
import { lockProfileVersion } from '../repositories/users.ts';
import type { Services } from '../services.ts';
import { toSavedSearch } from './answers/savedSearch.ts';
import { assertTimezone } from './steps/assertTimezone.ts';
import { countNew } from './steps/newEntries.ts';
import { criteriaFor } from './steps/savedCriteria.ts';
import type { Handler, Session } from './types.ts';

const keyBytes = 32;

export const listSavedSearches: Handler<'listSavedSearches'> = async ({ session, services: { db, clock } }) => {
  const now = clock.now();
  const savedSearches = [];
  for (const row of await listSavedSearchesOf(db, session.userId))
    savedSearches.push(toSavedSearch(row, await countNew(db, session.role, row, now)));
  return { status: 200, message: 'Saved searches loaded.', data: { savedSearches, readAt: now.toISOString() } };
};

export const createSavedSearch: Handler<'createSavedSearch'> = async ({ body, session, services }) => {
  const { userId, role } = session;
  const { digest, timezone } = body;
  const [name, criteria, now] = [body.name.trim(), criteriaFor(role, body.criteria), services.clock.now()];
  assertTimezone(timezone);
  return services.db.transaction().execute(async (trx) => {
    // Searches of one account are saved and named in turn.
    await lockProfileVersion(trx, userId);
    if ((await countSavedSearches(trx, userId)) >= limit.count) {
      throw new Refusal(409, `You can save ${limit.count} searches. Please remove one first.`);
    }
    await assertFreeName(trx, userId, name);
    const account = await findSettings(trx, userId);
    const row = await insertSavedSearch(trx, {
      userId,
      name,
      criteria: JSON.stringify(criteria),
      digest,
      timezone,
      seenAt: now,
      digestedUntil: now,
      nextDigestAt: nextDigest(digest, account.timezone ?? timezone, now),
      unsubscribeKey: randomBytes(keyBytes),
      createdAt: now,
    });
    await recordChange(trx, userId, 'savedSearch.create', row.id, now);
    const headers = { location: `/api/v1/saved-searches/${row.id}` };
    return { status: 201, message: 'Search saved.', data: toSavedSearch(row, { total: 0, isCapped: false }), headers };
  });
};

export const updateSavedSearch: Handler<'updateSavedSearch'> = async ({ params, body, session, services }) => {
  const now = services.clock.now();
  const row = await services.db.transaction().execute(async (trx) => {
    await lockProfileVersion(trx, session.userId);
    const stored = await lockOwn(trx, params.savedSearchId, session);
    const { name = stored.name, digest = stored.digest, timezone = stored.timezone } = body;
    assertTimezone(timezone);
    await assertFreeName(trx, session.userId, name.trim(), stored.id);
    await recordChange(trx, session.userId, 'savedSearch.update', stored.id, now);
    const account = await findSettings(trx, session.userId);
    return changeSavedSearch(trx, stored.id, {
      name: name.trim(),
      digest,
      timezone,
      // A new name does not put off a digest that is due.
      ...((digest !== stored.digest || timezone !== stored.timezone) && {
        nextDigestAt: nextDigest(digest, account.timezone ?? timezone, now),
      }),
      ...(stored.digest === 'never' && { digestedUntil: now }),
    });
  });
  return { status: 200, message: 'Saved search updated.', data: await withCount(services, session, row) };
};

export const deleteSavedSearch: Handler<'deleteSavedSearch'> = async ({ params, session, services }) => {
  await services.db.transaction().execute(async (trx) => {
    const { id } = await lockOwn(trx, params.savedSearchId, session);
    await removeSavedSearch(trx, id);
    await recordChange(trx, session.userId, 'savedSearch.delete', id, services.clock.now());
  });
  return { status: 200, message: 'Saved search removed.', data: null };
};

export const markSavedSearchSeen: Handler<'markSavedSearchSeen'> = async ({ params, body, session, services }) => {
  const now = services.clock.now();
  const row = await services.db.transaction().execute(async (trx) => {
    const { id, seenAt } = await lockOwn(trx, params.savedSearchId, session);
    const seen = Math.max(seenAt.getTime(), Math.min(now.getTime(), Date.parse(body.seenAt)));
    await recordChange(trx, session.userId, 'savedSearch.see', id, now);
    return changeSavedSearch(trx, id, { seenAt: new Date(seen) });
  });
  return { status: 200, message: 'Results marked as seen.', data: await withCount(services, session, row) };
};

async function withCount({ db, clock }: Services, { role }: Session, row: Row<'savedSearches'>) {
  return toSavedSearch(row, await countNew(db, role, row, clock.now()));
}

function recordChange(trx: Trx, actorId: string, action: string, id: string, at: Date): Promise<void> {
  return record(trx, { actorId, action, at }, [{ entity: 'savedSearch', id }]);
}

async function lockOwn(trx: Trx, id: string, { userId }: Session): Promise<Row<'savedSearches'>> {
  const row = await lockSavedSearch(trx, id);
  if (!row) throw new Refusal(404, 'This saved search does not exist.');
  if (row.userId !== userId) throw new Refusal(403, 'This saved search belongs to another account.');
  return row;
}

async function assertFreeName(trx: Trx, userId: string, name: string, own?: string): Promise<void> {
  const other = await findSavedSearchNamed(trx, userId, name);
  if (other === undefined || other === own) return;
  const message = `You have a saved search called "${name}" already. Please choose another name.`;
  throw new Refusal(409, message, { name: message });
}
