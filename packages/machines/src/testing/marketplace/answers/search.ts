import type { Schema } from '../../../kit/schema.ts';
import type { Freelancer } from '../facts/freelancer.ts';
import { listedFreelancers } from '../facts/freelancers.ts';
import { freelancerListing } from './people.ts';

const contains = (text: string, query: string): boolean => text.toLowerCase().includes(query.toLowerCase());

/** A freelancer in a list that words have narrowed: why they are on it. */
export function foundListing(freelancer: Freelancer, query: string): Schema<'FreelancerListing'> {
  const listing = freelancerListing(freelancer);
  const matchReasons: Schema<'MatchReason'>[] = [
    ...(contains(freelancer.name, query) ? (['name-contains'] as const) : []),
    ...(freelancer.skills.some((skill) => contains(skill, query)) ? (['skill-contains'] as const) : []),
  ];
  return { ...listing, statistics: { ...listing.statistics, matchScore: matchReasons.length, matchReasons } };
}

/** As a list is read that nothing narrows: those who are available first, then the best rated. */
export const byRelevance = (listings: readonly Schema<'FreelancerListing'>[]): Schema<'FreelancerListing'>[] =>
  listings.toSorted(
    (one, other) =>
      Number(other.professional.availability) - Number(one.professional.availability) ||
      other.statistics.weightedRating - one.statistics.weightedRating ||
      one.id.localeCompare(other.id),
  );

const step = 10;

/** How the rates of those who are listed are spread. */
export function rateSpread(): Schema<'RateSpread'> {
  const rates = listedFreelancers.flatMap(({ hourlyRate }) => hourlyRate ?? []);
  const from = Math.floor(Math.min(...rates) / step) * step;
  const counts = Array.from(
    { length: Math.floor((Math.max(...rates) - from) / step) + 1 },
    (_, index) => rates.filter((rate) => Math.floor((rate - from) / step) === index).length,
  );
  return { step, from, counts };
}

/** What looser searches would find where there are many freelancers. */
export const loosenedTalent: Schema<'LoosenedSearches'> = [
  { filter: 'skillsExcluded', value: 'WordPress', total: 100, isCapped: true },
  { filter: 'location', total: 14, isCapped: false },
  { filter: 'query', total: 3, isCapped: false },
  { filter: 'maxRate', total: 1, isCapped: false },
];
