import type { Role } from '@guildhall/api/enums';
import { roleNouns } from '@guildhall/machines/domain/roleNouns';

import type { Trx } from '../db/schema.ts';
import { isCommonPassword, passwordHashOf } from '../domain/passwords.ts';
import { Refusal } from '../domain/refusal.ts';
import { before } from '../domain/time.ts';
import { record } from '../repositories/auditLog.ts';
import { findReserver } from '../repositories/emailChanges.ts';
import { closeCode, lockProof } from '../repositories/emailCodes.ts';
import { findUserByEmail, insertProfile, insertUser } from '../repositories/users.ts';
import { openSession } from './sessions.ts';
import { proofLife } from './steps/emailCodes.ts';
import { welcomeAddress } from './steps/loginAttempts.ts';
import { holderOf } from './steps/proofs.ts';
import type { Handler } from './types.ts';

const tooCommon = 'This password is among the most common ones. Please choose another.';

/** Refuses a password that is tried first by everyone who guesses. */
export function assertUncommon(password: string, field: string): void {
  if (isCommonPassword(password)) throw new Refusal(422, tooCommon, { [field]: tooCommon });
}

/** One email, one account, one role. The conflict can only be read by who has just proved the email. */
function signUp(role: Role): Handler<'signUpClient'> {
  return async ({ body, services: { db, clock }, request }) => {
    const { name, email, password, ticket } = body;
    assertUncommon(password, 'password');
    const passwordHash = await passwordHashOf(body);
    return db.transaction().execute(async (trx) => {
      const now = clock.now();
      const holder = holderOf(email, request.ip, ticket);
      const proof = await lockProof(trx, { email: email.toLowerCase(), since: before(now, proofLife), holder });
      if (!proof) refuseUnproved();
      const user = await insertUser(trx, { name: name.trim(), email, passwordHash, role, createdAt: now });
      if (!user) return refuseTaken(trx, email, role);
      // After the insertion, which waits for an account that is just giving this email up.
      const reserver = await findReserver(trx, { email, userId: user.id, now });
      if (reserver) refuseRole(reserver, role);
      await insertProfile(trx, user.id, role);
      await closeCode(trx, proof.id, now);
      await welcomeAddress(trx, now, email, request.ip);
      await record(trx, { actorId: user.id, action: 'account.create', at: now }, [
        { entity: 'user', id: user.id, to: role },
      ]);
      const data = await openSession(trx, user, now, request);
      return { status: 201, message: 'Account created successfully!', data };
    });
  };
}

function refuseUnproved(): never {
  const message = 'Please verify your email first';
  throw new Refusal(422, message, { email: message });
}

async function refuseTaken(trx: Trx, email: string, wanted: Role): Promise<never> {
  refuseRole((await findUserByEmail(trx, email))?.role ?? wanted, wanted);
}

function refuseRole(theirs: Role, wanted: Role): never {
  throw new Refusal(
    409,
    `Email address already exists as a ${roleNouns[theirs]}. Can't use same email for a ${roleNouns[wanted]} account.`,
  );
}

export const signUpClient: Handler<'signUpClient'> = signUp('CLIENT');
export const signUpFreelancer: Handler<'signUpFreelancer'> = signUp('FREELANCER');
