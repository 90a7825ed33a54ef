import { hashSecret } from '../../../apps/server/src/domain/passwords.ts';
import { hashToken } from '../../../apps/server/src/domain/secrets.ts';
import type { Role } from '../../../packages/api/src/generated/enums.ts';
import { clientProfile, freelancerProfile } from '../../../packages/machines/src/testing/samples.ts';
import { resume } from '../browser.ts';
import type { Rows } from './rows.ts';

/** The two people of the samples who use the flows. */
export const owners: Readonly<Record<Role, { userId: string; name: string; email: string }>> = {
  CLIENT: clientProfile,
  FREELANCER: freelancerProfile,
};

export const tokenOf = (role: Role): string => `${role.toLowerCase()}-session`;

export const longAgo = new Date('2026-01-12T10:00:00.000Z');
export const farAhead = new Date('2027-11-20T09:00:00.000Z');

const hashes = new Map<string, Promise<string>>();

/** Made once for a run: they take as long as is safe. */
export function hashOf(secret: string): Promise<string> {
  const made = hashes.get(secret) ?? hashSecret(secret);
  hashes.set(secret, made);
  return made;
}

interface Person {
  userId: string;
  role: Role;
  name?: string | undefined;
  email?: string | undefined;
  bio?: string | null | undefined;
  location?: string | null | undefined;
  timezone?: string | null | undefined;
  createdAt?: Date | undefined;
}

/** An account, with its profile of that role. */
export async function putPerson(rows: Rows, person: Person): Promise<void> {
  const { userId: id, role, name = 'Someone else', createdAt = longAgo } = person;
  const own = owners[role].userId === id ? owners[role].email : `${id}@people.example`;
  const { email = own, bio, location, timezone } = person;
  const passwordHash = await hashOf('correct horse');
  await rows.put('users', 'id', { id, role, name, email, bio, location, timezone, createdAt, passwordHash });
  await rows.put(role === 'CLIENT' ? 'clients' : 'freelancers', 'userId', { userId: id });
}

/** A file that is there, and the resume of its owner. */
export async function putResume(
  rows: Rows,
  userId: string,
  file: { id: string; originalName: string; byteSize: number },
): Promise<void> {
  const kinds = { kind: 'RESUME', contentType: 'application/pdf', storedIn: 'DATABASE' } as const;
  await rows.put('files', 'id', { ...file, ...kinds, ownerId: userId });
  await rows.put('fileContents', 'fileId,variant', { fileId: file.id, variant: 'original', content: resume });
  await rows.put('freelancers', 'userId', { userId, resumeId: file.id });
}

/** The two people who use the flows, signed in, with nothing of their own. */
export async function putOwners(rows: Rows): Promise<void> {
  for (const role of ['CLIENT', 'FREELANCER'] as const) {
    const { userId, name, email } = owners[role];
    await putPerson(rows, { userId, role, name, email });
    await rows.put('tokens', 'tokenHash', {
      userId,
      tokenHash: hashToken(tokenOf(role)),
      createdAt: longAgo,
      expiresAt: farAhead,
    });
  }
}
