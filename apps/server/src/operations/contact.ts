import { Refusal } from '../contract/refusal.ts';
import type { Handler, Session } from '../contract/types.ts';
import { takeAttempt } from '../plugins/rateLimit.ts';
import { findFreelancerEmail } from '../repositories/publicProfiles.ts';
import type { Services } from '../services.ts';

/** More people than anyone looks at in an hour; a list of everybody's address takes days. */
const profiles = { limit: 120, seconds: 3600 };

export const getFreelancerContact: Handler<'getFreelancerContact'> = async ({ params, services: { db } }) => {
  const email = await findFreelancerEmail(db, params.freelancerId);
  if (email === undefined) throw new Refusal(404, 'This freelancer does not exist.');
  return { status: 200, message: 'Contact loaded.', data: { email } };
};

/**
 * The address on a public profile, for its reader: none for visitors, and none for whoever has had the hour's share;
 * the rest of the profile stays readable.
 */
export async function emailFor(
  { db, clock }: Services,
  reader: Session | null,
  owner: { userId: string; email: string },
): Promise<string | null> {
  if (reader === null) return null;
  if (reader.userId === owner.userId) return owner.email;
  return takeAttempt(db, clock.now(), { subject: ['profile emails', 'account', reader.userId], ...profiles }).then(
    () => owner.email,
    (error: unknown) => {
      if (error instanceof Refusal) return null;
      throw error;
    },
  );
}
