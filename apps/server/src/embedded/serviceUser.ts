import { chown, stat } from 'node:fs/promises';

/** The user that PostgreSQL runs as when we are root, which PostgreSQL refuses to be. */
export type ServiceUser = { readonly uid: number; readonly gid: number };

const nobody: ServiceUser = { uid: 65534, gid: 65534 };

/**
 * `undefined` for an ordinary user: PostgreSQL then runs as ourselves. For root: the owner of an existing cluster
 * (it may have been made by an ordinary user before), else nobody.
 */
export async function serviceUserFor(clusterDir: string): Promise<ServiceUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const existing = await stat(clusterDir).catch(() => undefined);
  return existing && existing.uid !== 0 ? { uid: existing.uid, gid: existing.gid } : nobody;
}

/** Hands a folder to the service user, if there is one. */
export async function handOver(path: string, user: ServiceUser | undefined): Promise<void> {
  if (user) await chown(path, user.uid, user.gid);
}
