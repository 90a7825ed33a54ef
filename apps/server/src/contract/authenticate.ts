import type { Role } from '@guildhall/api/enums';
import type { FastifyRequest } from 'fastify';

import { Refusal } from '../domain/refusal.ts';
import type { Session } from '../operations/types.ts';
import type { Operation } from './document.ts';

/** Finds the living session of a bearer token. */
export type FindSession = (token: string) => Promise<Session | undefined>;

const roleOfScheme: Readonly<Record<string, Role>> = { client: 'CLIENT', freelancer: 'FREELANCER' };

const peopleOf: Readonly<Record<Role, string>> = { CLIENT: 'clients', FREELANCER: 'freelancers' };

export type Access = {
  /** Whose token is taken; empty is no one's, and everyone may call. */
  readonly roles: readonly Role[];
  /** Whether a call without a token is let in, as no one's. */
  readonly isOpen: boolean;
};

/** Who may call `operation`. Throws on a scheme that names no role. */
export function accessOf({ id, schemes, isOpen }: Operation): Access {
  const roles = schemes.map((scheme) => {
    const role = roleOfScheme[scheme];
    if (!role) throw new Error(`openapi.yaml: ${id} asks for the unknown security scheme ${scheme}.`);
    return role;
  });
  return { roles, isOpen };
}

/**
 * Who calls, or the 401 or 403. Runs before the body is read. A token that is given must be good, also where none is
 * needed: who believes to be signed in must not be answered as a stranger.
 */
export async function authenticate(
  request: FastifyRequest,
  { roles, isOpen }: Access,
  findSession: FindSession,
  wrongRole = `Only ${roles.map((role) => peopleOf[role]).join(' and ')} can do this.`,
): Promise<Session | null> {
  if (roles.length === 0 || (isOpen && request.headers.authorization === undefined)) return null;
  const token = /^Bearer +([\w~+/.-]+=*)$/i.exec(request.headers.authorization ?? '')?.[1];
  const session = token === undefined ? undefined : await findSession(token);
  if (!session) {
    throw new Refusal(401, 'Please log in again to continue.', undefined, { 'www-authenticate': 'Bearer' });
  }
  if (!roles.includes(session.role)) {
    throw new Refusal(403, wrongRole);
  }
  return session;
}
