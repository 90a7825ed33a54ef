import type { MailKind } from '@guildhall/api/enums';
import { mailKinds } from '@guildhall/api/enums';

import type { Trx } from '../db/schema.ts';
import { nextDigest } from '../domain/digestTime.ts';
import type { AccountSettings } from '../repositories/accountSettings.ts';
import { changeSettings, findSettings, lockSettings } from '../repositories/accountSettings.ts';
import { record } from '../repositories/auditLog.ts';
import { muteMails } from '../repositories/muteMails.ts';
import { changeSavedSearch, lockSearchesToCome } from '../repositories/savedSearches.ts';
import { assertTimezone } from './steps/assertTimezone.ts';
import type { Handler } from './types.ts';

const preferencesOf = (muted: readonly MailKind[]) => ({
  mails: mailKinds.map((kind) => ({ kind, isOn: !muted.includes(kind) })),
});

export const getEmailPreferences: Handler<'getEmailPreferences'> = async ({ session, services: { db } }) => {
  const { mutedMails } = await findSettings(db, session.userId);
  return { status: 200, message: 'Email preferences loaded.', data: preferencesOf(mutedMails) };
};

export const setEmailPreference: Handler<'setEmailPreference'> = async ({ body, session, services }) => {
  const data = await services.db.transaction().execute(async (trx) => {
    const account = await lockOwn(trx, session.userId);
    const order = { ...body, actorId: session.userId, at: services.clock.now() };
    return preferencesOf(await muteMails(trx, account, order));
  });
  return { status: 200, message: 'Email preference saved.', data };
};

export const getAccountTimezone: Handler<'getAccountTimezone'> = async ({ session, services: { db } }) => {
  const { timezone } = await findSettings(db, session.userId);
  return { status: 200, message: 'Time zone loaded.', data: { timezone } };
};

export const setAccountTimezone: Handler<'setAccountTimezone'> = async ({ body, session, services }) => {
  const { timezone } = body;
  const { userId: actorId } = session;
  if (timezone !== null) assertTimezone(timezone);
  await services.db.transaction().execute(async (trx) => {
    const account = await lockOwn(trx, actorId);
    if (account.timezone === timezone) return;
    const at = services.clock.now();
    await changeSettings(trx, actorId, { timezone });
    await moveDigests(trx, actorId, timezone, at);
    await record(trx, { actorId, action: 'timezone.change', at }, [{ entity: 'user', id: actorId }]);
  });
  return { status: 200, message: 'Time zone saved.', data: { timezone } };
};

async function lockOwn(trx: Trx, userId: string): Promise<AccountSettings> {
  const account = await lockSettings(trx, userId);
  if (!account) throw new Error('A session without an account.');
  return account;
}

/** To the next 7:00 of the zone. One that is due already stays so. */
async function moveDigests(trx: Trx, userId: string, zone: string | null, now: Date): Promise<void> {
  for (const { id, digest, timezone } of await lockSearchesToCome(trx, userId, now))
    await changeSavedSearch(trx, id, { nextDigestAt: nextDigest(digest, zone ?? timezone, now) });
}
