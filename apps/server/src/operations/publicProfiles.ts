import { countedAddress } from '../domain/countedAddress.ts';
import { Refusal } from '../domain/refusal.ts';
import { listProfileEntries } from '../repositories/freelancers.ts';
import { countView } from '../repositories/profileViews.ts';
import type { PublicFreelancerRow } from '../repositories/publicProfiles.ts';
import { findPublicClient, findPublicFreelancer, listCompletedProjects } from '../repositories/publicProfiles.ts';
import { listReceivedRatings } from '../repositories/ratings.ts';
import { toCompletedProject, toPublicClient, toPublicFreelancer, toPublicRating } from './answers/publicProfile.ts';
import { openProfile } from './contact.ts';
import type { Context, Handler } from './types.ts';

const latest = { page: 1, limit: 50 };

/** A public profile as read by someone, signed in or not. */
type Reading = Pick<Context<'getPublicProfile'>, 'params' | 'session' | 'services' | 'request'>;

/**
 * The parts of a freelancer's public profile. Counted as a view; a count that fails is logged and costs the reader
 * nothing.
 */
async function readFreelancer({ session, services, request }: Reading, row: PublicFreelancerRow) {
  const { db, primary = db, clock } = services;
  const now = clock.now();
  const { userId: profileUserId } = row;
  await openProfile(services, session, profileUserId);
  const view = { profileUserId, readerId: session?.userId ?? null, address: countedAddress(request.ip) };
  await countView(primary, { ...view, now }).catch((error: unknown) => {
    request.log.error({ err: error }, 'a profile view could not be counted');
  });
  const { entries: ratings } = await listReceivedRatings(db, profileUserId, latest, now);
  return {
    userId: profileUserId,
    email: session && row.email,
    freelancer: toPublicFreelancer(row, await listProfileEntries(db, profileUserId)),
    completedProjects: (await listCompletedProjects(db, profileUserId, latest.limit)).map(toCompletedProject),
    ratingsReceived: ratings.map(toPublicRating),
  };
}

async function readClient({ params, session, services }: Reading) {
  const { db, clock } = services;
  const now = clock.now();
  const row = await findPublicClient(db, params.userId, now);
  if (!row) throw new Refusal(404, 'This profile does not exist.');
  await openProfile(services, session, row.userId);
  const { entries: ratings } = await listReceivedRatings(db, row.userId, latest, now);
  return {
    userId: row.userId,
    email: session && row.email,
    client: toPublicClient(row),
    completedProjects: (await listCompletedProjects(db, row.userId, latest.limit)).map(toCompletedProject),
    ratingsReceived: ratings.map(toPublicRating),
  };
}

export const getPublicProfile: Handler<'getPublicProfile'> = async (context) => {
  const { services, params } = context;
  const row = await findPublicFreelancer(services.db, params.userId, services.clock.now());
  const data = row
    ? { ...(await readFreelancer(context, row)), userType: 'FREELANCER' as const, client: null }
    : { ...(await readClient(context)), userType: 'CLIENT' as const, freelancer: null };
  return { status: 200, message: 'Profile loaded.', data };
};

export const getPublicFreelancerProfile: Handler<'getPublicFreelancerProfile'> = async (context) => {
  const { services, params } = context;
  const row = await findPublicFreelancer(services.db, params.userId, services.clock.now());
  if (!row) throw new Refusal(404, 'This freelancer does not exist.');
  return { status: 200, message: 'Profile loaded.', data: await readFreelancer(context, row) };
};

export const getPublicFreelancer: Handler<'getPublicFreelancer'> = async ({ params, services: { db, clock } }) => {
  const row = await findPublicFreelancer(db, params.freelancerId, clock.now());
  if (!row) throw new Refusal(404, 'This freelancer does not exist.');
  const data = toPublicFreelancer(row, await listProfileEntries(db, row.userId));
  return { status: 200, message: 'Freelancer loaded.', data };
};

export const getPublicClient: Handler<'getPublicClient'> = async ({ params, services: { db, clock } }) => {
  const row = await findPublicClient(db, params.clientId, clock.now());
  if (!row) throw new Refusal(404, 'This client does not exist.');
  return { status: 200, message: 'Client loaded.', data: toPublicClient(row) };
};
