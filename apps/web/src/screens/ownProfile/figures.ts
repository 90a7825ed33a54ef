import { counted } from '@guildhall/machines/domain/counted';
import type { Schema } from '@guildhall/machines/kit/schema';

type Figures = Pick<Schema<'FreelancerProfile'>, 'profileViews' | 'ratings' | 'totalRatings' | 'successRate'>;

const whole = new Intl.NumberFormat('en-US');
const stars = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** The figures of a profile as they are written, each with how it is counted. */
export const figuresOf = ({ profileViews, ratings, totalRatings, successRate }: Figures) => [
  {
    label: 'Profile views',
    value: whole.format(profileViews),
    hint: 'Each viewer counts once a day. Your own visits do not count.',
  },
  {
    label: 'Profile rating',
    value: ratings === null ? 'New' : stars.format(ratings),
    hint:
      ratings === null
        ? 'The average appears with your first client review.'
        : `The average of ${counted(totalRatings, 'client review')}, out of 5.`,
  },
  {
    label: 'Success rate',
    value: successRate === null ? 'New' : `${successRate}%`,
    hint:
      successRate === null
        ? 'It appears once a project you were hired for is over.'
        : 'The share of the projects you were hired for that were completed. Those under way do not count yet.',
  },
];
