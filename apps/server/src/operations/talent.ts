import { toList } from '../domain/skills.ts';
import { searchPagination } from '../repositories/paging.ts';
import { listFeaturedTalent, searchTalent } from '../repositories/talent.ts';
import { toFeaturedFreelancer, toFreelancerListing } from './answers/freelancerListing.ts';
import type { Handler } from './types.ts';

/** An empty list of skills is no filter. */
export const listPublicFreelancers: Handler<'listPublicFreelancers'> = async ({ query, services: { db } }) => {
  const skills = toList(query.skills ?? '');
  const filter = { ...query, skills: skills.length > 0 ? skills : undefined };
  const found = await searchTalent(db, filter, query);
  const data = { freelancers: found.entries.map(toFreelancerListing), pagination: searchPagination(query, found) };
  return { status: 200, message: 'Freelancers loaded.', data };
};

/** The same list for a signed-in client. */
export const searchFreelancers: Handler<'searchFreelancers'> = ({ session: _client, ...context }) =>
  listPublicFreelancers({ ...context, session: null });

const featured = 5;

export const listFeaturedFreelancers: Handler<'listFeaturedFreelancers'> = async ({ services: { db } }) => {
  const freelancers = await listFeaturedTalent(db, featured);
  return { status: 200, message: 'Featured freelancers loaded.', data: freelancers.map(toFeaturedFreelancer) };
};
