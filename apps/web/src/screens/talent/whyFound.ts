import type { MatchReason } from '@guildhall/api/enums';
import { counted } from '@guildhall/machines/domain/counted';
import type { TextPart } from '@guildhall/machines/domain/highlights';
import { aroundMatch, highlight } from '@guildhall/machines/domain/highlights';
import { isNewSince } from '@guildhall/machines/domain/savedSearch';
import type { TalentCriteria } from '@guildhall/machines/domain/talentCriteria';
import type { Schema } from '@guildhall/machines/kit/schema';

import type { MarkedSkill } from '../shared/results/markedSkills.ts';
import { markedSkills } from '../shared/results/markedSkills.ts';

/** What a list was asked for that its entries can be marked with. */
export interface Sought extends Pick<TalentCriteria, 'query' | 'skills' | 'sort'> {
  /** Up to when the list was seen, as a saved search knows it. */
  newSince?: string | null;
}

/** A freelancer of a list, with what was looked for marked. */
export interface FoundFreelancer {
  name: TextPart[];
  /** Null where nothing is written. */
  experience: TextPart[] | null;
  bio: TextPart[] | null;
  skills: MarkedSkill[];
  /** Why they stand where they do, in the default order. */
  reason: string | null;
  isNew: boolean;
}

const words: Record<MatchReason, (query: string) => string> = {
  'name-exact': (query) => `the name is “${query}”`,
  'name-contains': (query) => `the name contains “${query}”`,
  'skill-contains': (query) => `a skill contains “${query}”`,
};

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** How many average ratings are added to everyone's: the weight of the default order, as the contract has it. */
const added = 'five average ones';

/** Why someone stands where they do among those who fit as well: who has time, and how far ratings can be relied on. */
function standingText({ professional, statistics }: Schema<'FreelancerListing'>): string {
  const { totalRatings, weightedRating } = statistics;
  const when = professional.availability ? 'Available' : 'Busy, so after everyone who is available';
  return totalRatings === 0
    ? `${when}. Ranked as the average, ${weightedRating}, until the first rating`
    : `${when}. Ranked as ${weightedRating}: ${counted(totalRatings, 'rating')} and ${added}`;
}

/** What of someone was looked for; null where nothing was. */
function matchText(reasons: readonly MatchReason[], query: string): string | null {
  if (query === '') return null;
  const said = reasons.length === 0 ? ['found in the profile’s text'] : reasons.map((reason) => words[reason](query));
  const text = list.format(said);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Why someone is where they are in a list that is sorted by relevance. */
export function reasonText(freelancer: Schema<'FreelancerListing'>, { query, sort }: Sought): string | null {
  if (sort !== 'relevance') return null;
  const match = matchText(freelancer.statistics.matchReasons, query);
  return `${match === null ? '' : `${match}. `}${standingText(freelancer)}.`;
}

const marked = (text: string | null, query: string): TextPart[] | null =>
  text === null ? null : highlight(text, query);

/** What of a freelancer was looked for, and why they were found. */
export function whyFound(freelancer: Schema<'FreelancerListing'>, sought: Sought): FoundFreelancer {
  const { profile, professional } = freelancer;
  const { query } = sought;
  const bio = marked(profile.bio, query);
  return {
    name: highlight(profile.name, query, { anywhere: true }),
    experience: marked(professional.experience, query),
    bio: bio && aroundMatch(bio),
    skills: markedSkills(professional.skills, sought, { anywhere: true }),
    reason: reasonText(freelancer, sought),
    isNew: isNewSince(profile.listedAt, sought.newSince ?? null),
  };
}
