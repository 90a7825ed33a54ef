import { createHmac, timingSafeEqual } from 'node:crypto';

import type { MailKind } from '@guildhall/api/enums';
import { mailKinds } from '@guildhall/api/enums';

/** What a link turns off: the digests of a saved search, or for an account the emails of one kind. */
export type Unsubscription = { readonly id: string; readonly kind?: MailKind };

const named = ({ id, kind }: Unsubscription): readonly string[] => (kind === undefined ? [id] : [id, kind]);

const sign = (what: Unsubscription, key: Buffer): string =>
  createHmac('sha256', key)
    .update(['unsubscribe', ...named(what)].join(' '))
    .digest('base64url');

/** What the link in an email carries: what it turns off, and the proof that the link came from us. It does not expire. */
export function unsubscribeToken(id: string, key: Buffer, kind?: MailKind): string {
  const what = { id, ...(kind !== undefined && { kind }) };
  return [...named(what), sign(what, key)].join('.');
}

const isKind = (text: string | undefined): text is MailKind => mailKinds.some((kind) => kind === text);

/** What a token turns off; undefined when it is none of ours, cut off for instance. */
export function unsubscriptionIn(token: string): Unsubscription | undefined {
  const [, id, kind] =
    /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\.([A-Z]+))?\.[A-Za-z0-9_-]{43}$/.exec(token) ?? [];
  if (id === undefined) return undefined;
  if (kind === undefined) return { id };
  return isKind(kind) ? { id, kind } : undefined;
}

/** Whether the token was made with the key of what it names. */
export function isOurs(token: string, { id, kind }: Unsubscription, key: Buffer): boolean {
  const [given, made] = [Buffer.from(token), Buffer.from(unsubscribeToken(id, key, kind))];
  return given.length === made.length && timingSafeEqual(given, made);
}
