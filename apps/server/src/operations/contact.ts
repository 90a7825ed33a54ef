import { profilesOpened } from '@guildhall/api/limits';

import { Refusal } from '../domain/refusal.ts';
import { findFreelancerEmail } from '../repositories/publicProfiles.ts';
import { takeAttemptOnce } from '../repositories/rateLimit.ts';
import type { Services } from '../services.ts';
import type { Handler, Session } from './types.ts';

/**
 * Counts the opening of a profile, which gives its email address, or refuses with 429. A visitor gets no address and is
 * not counted, nor is a look at the own profile.
 */
export async function openProfile(
  { db, primary = db, clock }: Pick<Services, 'db' | 'primary' | 'clock'>,
  reader: Session | null,
  ownerId: string,
): Promise<void> {
  if (reader === null || reader.userId === ownerId) return;
  const { count, seconds } = profilesOpened;
  const subject = ['profiles opened', 'account', reader.userId];
  await takeAttemptOnce(primary, clock.now(), { subject, limit: count, seconds, sentence }, ownerId);
}

const sentence = (wait: string) =>
  `You have opened ${profilesOpened.count} profiles in a day, the most for one account. You can open more in ${wait}.`;

export const getFreelancerContact: Handler<'getFreelancerContact'> = async ({ params, session, services }) => {
  const email = await findFreelancerEmail(services.db, params.freelancerId);
  if (email === undefined) throw new Refusal(404, 'This freelancer does not exist.');
  await openProfile(services, session, params.freelancerId);
  return { status: 200, message: 'Contact loaded.', data: { email } };
};
