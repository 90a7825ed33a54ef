import type { FastifyRequest } from 'fastify';

import type { Operation } from './document.ts';
import { Refusal } from './refusal.ts';
import type { Role, Session } from './types.ts';

/** Finds the living session of a bearer token. */
export type FindSession = (token: string) => Promise<Session | undefined>;

const roleOfScheme: Readonly<Record<string, Role>> = { client: 'CLIENT', freelancer: 'FREELANCER' };

const peopleOf: Readonly<Record<Role, string>> = { CLIENT: 'clients', FREELANCER: 'freelancers' };

/** The roles that may call `operation`; empty is everyone. Throws on a scheme that names no role. */
export function rolesOf({ id, schemes }: Operation): readonly Role[] {
  return schemes.map((scheme) => {
    const role = roleOfScheme[scheme];
    if (!role) throw new Error(`openapi.yaml: ${id} asks for the unknown security scheme ${scheme}.`);
    return role;
  });
}

/** Who calls, or the 401 or 403. Runs before the body is read. */
export async function authenticate(
  request: FastifyRequest,
  roles: readonly Role[],
  findSession: FindSession,
  wrongRole = `Only ${roles.map((role) => peopleOf[role]).join(' and ')} can do this.`,
): Promise<Session | null> {
  if (roles.length === 0) return null;
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
