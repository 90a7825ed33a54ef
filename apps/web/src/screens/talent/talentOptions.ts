import type { ExperienceLevel, FreelancerSort } from '@guildhall/api/enums';
import type { MinRating } from '@guildhall/machines/domain/talentCriteria';
import { minRatings } from '@guildhall/machines/domain/talentCriteria';

import { choices } from '../shared/fields/choices.ts';
import { availabilityText } from '../shared/people/availabilityText.ts';

const sorts: Record<FreelancerSort, string> = {
  relevance: 'Most relevant',
  'rating-high': 'Highest rated',
  'rating-low': 'Lowest rated',
  'rate-high': 'Highest rate',
  'rate-low': 'Lowest rate',
  recent: 'Newest',
};

const levels: Record<ExperienceLevel, string> = {
  entry: 'Entry (0–2 years)',
  intermediate: 'Intermediate (2–5 years)',
  expert: 'Expert (5+ years)',
};

/** How a filter of this value is called. */
export const ratingText = (rating: MinRating): string => `${rating} stars or more`;
export const levelText = (level: ExperienceLevel): string => levels[level];

export const ratingChoices = choices<MinRating>(minRatings.map((rating) => [rating, ratingText(rating)]));

export const levelChoices = choices<ExperienceLevel>(
  // Object.entries forgets the keys it was given.
  Object.entries(levels) as [ExperienceLevel, string][],
);

export const availabilityChoices = choices<boolean>([
  [true, availabilityText(true)],
  [false, availabilityText(false)],
]);

export const sortOptions = (Object.entries(sorts) as [FreelancerSort, string][]).map(([value, label]) => ({
  value,
  label,
}));
