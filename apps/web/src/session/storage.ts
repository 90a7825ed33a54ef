import type { Role } from '@guildhall/api/enums';
import type { DatedSession, StoredSession } from '@guildhall/machines/flows/session';

/** The keys of the specification (section 3), and one of ours: when the session was opened. */
const keys = {
  token: { CLIENT: 'clienttoken', FREELANCER: 'freelancertoken' } satisfies Record<Role, string>,
  role: 'role',
  name: 'userName',
  email: 'userEmail',
  openedAt: 'sessionOpenedAt',
} as const;

const tokenKeys = Object.values(keys.token);
const allKeys = [...tokenKeys, keys.role, keys.name, keys.email, keys.openedAt];

/** The window's storages, longest memory first. */
export interface Storages {
  /** Outlives the window, and is every tab's: chosen by "Remember me". */
  local: Storage;
  /** This window's own. */
  session: Storage;
}

export const browserStorages = (): Storages => ({ local: window.localStorage, session: window.sessionStorage });

const isRole = (value: string | null): value is Role => value === 'CLIENT' || value === 'FREELANCER';

function read(storage: Storage): DatedSession | null {
  const role = storage.getItem(keys.role);
  if (!isRole(role)) return null;
  const token = storage.getItem(keys.token[role]);
  if (token === null) return null;
  return {
    token,
    role,
    name: storage.getItem(keys.name) ?? '',
    email: storage.getItem(keys.email) ?? '',
    openedAt: Number(storage.getItem(keys.openedAt)) || 0,
  };
}

/** A token without a role that we know: another program's, or a half of something. */
const isUnrecognized = (storage: Storage): boolean =>
  !isRole(storage.getItem(keys.role)) && tokenKeys.some((key) => storage.getItem(key) !== null);

/** What this browser keeps: a session, the later one of two; none; or something unrecognized. */
export function readSession({ local, session }: Storages): StoredSession {
  const own = read(session);
  const remembered = read(local);
  if (own === null || remembered === null) {
    const only = own ?? remembered;
    return only ?? (isUnrecognized(session) || isUnrecognized(local) ? 'unrecognized' : null);
  }
  return remembered.openedAt > own.openedAt ? remembered : own;
}

const empty = (storage: Storage) => allKeys.forEach((key) => storage.removeItem(key));

function write(storage: Storage, { token, role, name, email, openedAt }: DatedSession) {
  empty(storage);
  storage.setItem(keys.token[role], token);
  storage.setItem(keys.role, role);
  storage.setItem(keys.name, name);
  storage.setItem(keys.email, email);
  storage.setItem(keys.openedAt, String(openedAt));
}

/** Forgets a session that this window keeps for itself. What other tabs share is theirs to clean up. */
export function dropSession({ session }: Storages, token: string): void {
  if (read(session)?.token === token) empty(session);
}

/** Forgets a session wherever it is kept. Another one that was opened since stays. */
export function forgetSession(storages: Storages, token: string): void {
  dropSession(storages, token);
  if (read(storages.local)?.token === token) empty(storages.local);
}

/** Keeps a session that was opened in this window; whatever was there before is gone. */
export function storeSession({ local, session }: Storages, opened: DatedSession, remember: boolean): void {
  empty(local);
  empty(session);
  write(remember ? local : session, opened);
}

/** Keeps what a session has become, for as long as it was to be kept. */
export function rewriteSession(storages: Storages, changed: DatedSession): void {
  const { local } = storages;
  storeSession(storages, changed, read(local)?.token === changed.token);
}

/** Keeps a session that another tab has opened: for this window, unless it is remembered for all of them. */
export function adoptSession({ local, session }: Storages, opened: DatedSession): void {
  if (read(local)?.token === opened.token) empty(session);
  else write(session, opened);
}
