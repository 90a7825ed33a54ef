import type { MailKind } from '@guildhall/api/enums';

import type { Trx } from '../db/schema.ts';
import type { AccountSettings } from './accountSettings.ts';
import { changeSettings } from './accountSettings.ts';
import { record } from './auditLog.ts';

/** `actorId` is null where only the link of an email is known. */
type Order = { kind: MailKind; isOn: boolean; actorId: string | null; at: Date };

/** Turns a kind of email on or off, on a locked account, and gives the kinds that are off then. */
export async function muteMails(trx: Trx, account: AccountSettings, order: Order): Promise<readonly MailKind[]> {
  const { id, mutedMails } = account;
  const { kind, isOn, actorId, at } = order;
  if (mutedMails.includes(kind) !== isOn) return mutedMails;
  const others = mutedMails.filter((other) => other !== kind);
  const muted = isOn ? others : [...others, kind];
  await changeSettings(trx, id, { mutedMails: muted });
  const action = actorId === null ? 'emailPreference.unsubscribe' : 'emailPreference.change';
  const [from, to] = [`${kind} ${isOn ? 'off' : 'on'}`, `${kind} ${isOn ? 'on' : 'off'}`];
  await record(trx, { actorId, action, at }, [{ entity: 'user', id, from, to }]);
  return muted;
}
