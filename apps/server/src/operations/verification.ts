import type { Db } from '../db/schema.ts';
import { Refusal } from '../domain/refusal.ts';
import { addressesOf, emailDomain, profileAddress, statusOf } from '../domain/verification.ts';
import { findLastCheck, findVerifiable, findVerification } from '../repositories/verifications.ts';
import type { Schemas } from './answers/common.ts';
import { toVerification } from './answers/verification.ts';
import { checkOutside } from './steps/checkedOutside.ts';
import type { Handler } from './types.ts';

async function read(db: Db, userId: string, publicUrl: string): Promise<Schemas['Verification']> {
  const [account, standing, check] = await Promise.all([
    findVerifiable(db, userId),
    findVerification(db, userId),
    findLastCheck(db, userId),
  ]);
  return toVerification({
    standing,
    isDoubted: statusOf(standing) === 'DOUBTED',
    check,
    addresses: addressesOf(account),
    profileAddress: profileAddress(publicUrl, account),
    emailDomain: emailDomain(account.email),
  });
}

export const getVerification: Handler<'getVerification'> = async ({ session, services: { db, config } }) => ({
  status: 200,
  message: 'Verification loaded.',
  data: await read(db, session.userId, config.publicUrl),
});

export const checkVerification: Handler<'checkVerification'> = async ({ body: { subject }, session, services }) => {
  const { db, config } = services;
  const { userId } = session;
  const one = addressesOf(await findVerifiable(db, userId)).find((checked) => checked.subject === subject);
  if (one === undefined) throw new Refusal(409, 'Your profile has no such address. Add it to your profile first.');
  const outcome = await checkOutside(services, { ...one, userId, isDue: false });
  switch (outcome.is) {
    case 'BUSY':
      throw new Refusal(409, 'Another check is in progress. Please wait until it has finished, then check again.');
    case 'CHANGED':
      throw new Refusal(409, 'Your profile was changed during the check. Please check again.');
    case 'CHECKED': {
      const message = outcome.failed === null ? 'You are verified.' : 'The check did not succeed.';
      return { status: 200, message, data: await read(db, userId, config.publicUrl) };
    }
  }
};
