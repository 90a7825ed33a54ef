import { completeThreshold, completion } from '@guildhall/machines/domain/profileCompletion';

import { dayOf, featuredOf } from '../domain/featured.ts';
import { before, days } from '../domain/time.ts';
import { suggestLocations } from '../repositories/freelancerPlaces.ts';
import { searchPagination } from '../repositories/paging.ts';
import { readRateSpread } from '../repositories/rateCounts.ts';
import { findTalentByIds, listFeaturedCandidates, searchTalent } from '../repositories/talent.ts';
import { toFeaturedFreelancer, toFreelancerListing } from './answers/freelancerListing.ts';
import { talentFilter } from './steps/searchFilters.ts';
import type { Handler } from './types.ts';

export const listPublicFreelancers: Handler<'listPublicFreelancers'> = async ({ query, services: { db } }) => {
  const { page: _page, limit: _limit, sort, ...asked } = query;
  const found = await searchTalent(db, { ...talentFilter(asked), sort }, query);
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

export const compareFreelancers: Handler<'compareFreelancers'> = async ({ query, services: { db } }) => {
  const found = await findTalentByIds(db, query.ids.toLowerCase().split(','));
  return { status: 200, message: 'Freelancers loaded.', data: { freelancers: found.map(toFreelancerListing) } };
};

export const getFreelancerRates: Handler<'getFreelancerRates'> = async ({ services: { db, clock } }) => {
  const data = await readRateSpread(db, clock.now());
  return { status: 200, message: 'Rates loaded.', data };
};

const mostLocations = 8;

export const listFreelancerLocations: Handler<'listFreelancerLocations'> = async ({ query, services: { db } }) => {
  const locations = await suggestLocations(db, query.query ?? '', mostLocations);
  return { status: 200, message: 'Locations loaded.', data: { locations } };
};

const featured = 5;
/** Featured freelancers have done something within so long. */
const lately = days(30);

export const listFeaturedFreelancers: Handler<'listFeaturedFreelancers'> = async ({ services: { db, clock } }) => {
  const now = clock.now();
  const candidates = await listFeaturedCandidates(db, before(now, lately));
  const freelancers = featuredOf(candidates, dayOf(now), featured, {
    fits: (one) => one.isActiveLately === true && completion(one).percent >= completeThreshold,
    idOf: ({ userId }) => userId,
  });
  return { status: 200, message: 'Featured freelancers loaded.', data: freelancers.map(toFeaturedFreelancer) };
};
