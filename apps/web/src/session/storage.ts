import type { Role } from '@guildhall/api/enums';
import type { Session } from '@guildhall/machines/effects';

/** The keys of the specification (section 3). */
const keys = {
  token: { CLIENT: 'clienttoken', FREELANCER: 'freelancertoken' } satisfies Record<Role, string>,
  role: 'role',
  name: 'userName',
  email: 'userEmail',
} as const;

const allKeys = [...Object.values(keys.token), keys.role, keys.name, keys.email];

/** The window's storages, longest memory first. */
export interface Storages {
  /** Outlives the window: chosen by "Remember me". */
  local: Storage;
  session: Storage;
}

export const browserStorages = (): Storages => ({ local: window.localStorage, session: window.sessionStorage });

const isRole = (value: string | null): value is Role => value === 'CLIENT' || value === 'FREELANCER';

function read(storage: Storage): Session | null {
  const role = storage.getItem(keys.role);
  if (!isRole(role)) return null;
  const token = storage.getItem(keys.token[role]);
  if (token === null) return null;
  return { token, role, name: storage.getItem(keys.name) ?? '', email: storage.getItem(keys.email) ?? '' };
}

/** The session that this browser keeps, or none. A window's own comes before the remembered one. */
export const readSession = ({ local, session }: Storages): Session | null => read(session) ?? read(local);

export function forgetSession({ local, session }: Storages): void {
  for (const key of allKeys) {
    local.removeItem(key);
    session.removeItem(key);
  }
}

/** Keeps one token and one role; whatever was there before is gone. */
export function storeSession(storages: Storages, { token, role, name, email }: Session, remember: boolean): void {
  forgetSession(storages);
  const storage = remember ? storages.local : storages.session;
  storage.setItem(keys.token[role], token);
  storage.setItem(keys.role, role);
  storage.setItem(keys.name, name);
  storage.setItem(keys.email, email);
}
