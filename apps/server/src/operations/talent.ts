import { skillFilters } from '../domain/skills.ts';
import { suggestLocations } from '../repositories/freelancerPlaces.ts';
import { searchPagination } from '../repositories/paging.ts';
import { listFeaturedTalent, searchTalent } from '../repositories/talent.ts';
import { toFeaturedFreelancer, toFreelancerListing } from './answers/freelancerListing.ts';
import type { Handler } from './types.ts';

/** An empty list of skills is no filter. */
export const listPublicFreelancers: Handler<'listPublicFreelancers'> = async ({ query, services: { db } }) => {
  const { page: _page, limit: _limit, skills, skillsExcluded, ...rest } = query;
  const found = await searchTalent(db, { ...rest, ...skillFilters(skills, skillsExcluded) }, query);
  const data = {
    freelancers: found.entries.map(toFreelancerListing),
    pagination: searchPagination(query, found),
    ...(found.loosened?.length && { loosened: found.loosened }),
  };
  return { status: 200, message: 'Freelancers loaded.', data };
};

/** The same list for a signed-in client. */
export const searchFreelancers: Handler<'searchFreelancers'> = ({ session: _client, ...context }) =>
  listPublicFreelancers({ ...context, session: null });

const mostLocations = 8;

export const listFreelancerLocations: Handler<'listFreelancerLocations'> = async ({ query, services: { db } }) => {
  const locations = await suggestLocations(db, query.query ?? '', mostLocations);
  return { status: 200, message: 'Locations loaded.', data: { locations } };
};

const featured = 5;

export const listFeaturedFreelancers: Handler<'listFeaturedFreelancers'> = async ({ services: { db } }) => {
  const freelancers = await listFeaturedTalent(db, featured);
  return { status: 200, message: 'Featured freelancers loaded.', data: freelancers.map(toFeaturedFreelancer) };
};
