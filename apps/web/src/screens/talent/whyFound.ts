import type { MatchReason } from '@guildhall/api/enums';
import type { TextPart } from '@guildhall/machines/domain/highlights';
import { aroundMatch, highlight } from '@guildhall/machines/domain/highlights';
import { isNewSince } from '@guildhall/machines/domain/savedSearch';
import type { TalentCriteria } from '@guildhall/machines/domain/talentCriteria';
import type { Schema } from '@guildhall/machines/kit/schema';

import type { MarkedSkill } from '../shared/markedSkills.ts';
import { markedSkills } from '../shared/markedSkills.ts';

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
  /** The reason of the score, where the list is sorted by it. */
  reason: string | null;
  isNew: boolean;
}

const words: Record<MatchReason, (query: string) => string> = {
  'name-exact': (query) => `the name is “${query}”`,
  'name-contains': (query) => `the name contains “${query}”`,
  'skill-contains': (query) => `a skill contains “${query}”`,
};

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** Why someone is where they are in a list that is sorted by relevance. */
export function reasonText(reasons: readonly MatchReason[], { query, sort }: Sought): string | null {
  if (query === '' || sort !== 'relevance') return null;
  const said = reasons.length === 0 ? ['found in the profile’s text'] : reasons.map((reason) => words[reason](query));
  const text = list.format(said);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const marked = (text: string | null, query: string): TextPart[] | null =>
  text === null ? null : highlight(text, query);

/** What of a freelancer was looked for, and why they were found. */
export function whyFound(
  { profile, professional, statistics }: Schema<'FreelancerListing'>,
  sought: Sought,
): FoundFreelancer {
  const { query } = sought;
  const bio = marked(profile.bio, query);
  return {
    name: highlight(profile.name, query, { anywhere: true }),
    experience: marked(professional.experience, query),
    bio: bio && aroundMatch(bio),
    skills: markedSkills(professional.skills, sought, { anywhere: true }),
    reason: reasonText(statistics.matchReasons, sought),
    isNew: isNewSince(profile.listedAt, sought.newSince ?? null),
  };
}
