import type { Schema } from '@guildhall/machines/kit/schema';
import { Money } from '@guildhall/ui/Money';
import { RatingDisplay } from '@guildhall/ui/RatingDisplay';
import { ZonedTime } from '@guildhall/ui/ZonedTime';
import type { ReactNode } from 'react';

import { AvailabilityView } from '../shared/people/AvailabilityView.tsx';
import { VerifiedView } from '../shared/people/VerifiedView.tsx';

export interface ComparedFact {
  /** What the row is about. */
  title: string;
  of: (freelancer: Schema<'FreelancerListing'>) => ReactNode;
}

/** What freelancers are compared by, the two that decide first. Skills have rows of their own. */
export const comparedFacts: readonly ComparedFact[] = [
  {
    title: 'Rate',
    of: ({ professional: { hourlyRate } }) =>
      hourlyRate === null ? 'By agreement' : <Money amount={hourlyRate} per="hour" />,
  },
  {
    title: 'Rating',
    of: ({ statistics: { rating, totalRatings } }) => (
      <RatingDisplay value={rating} count={totalRatings} size="small" />
    ),
  },
  { title: 'Projects completed', of: ({ statistics }) => statistics.projectsCompleted },
  { title: 'Experience', of: ({ professional }) => professional.experience ?? 'Not stated' },
  {
    title: 'Availability',
    of: ({ professional: { availability } }) => <AvailabilityView isAvailable={availability} />,
  },
  { title: 'Location', of: ({ profile }) => profile.location ?? 'Remote' },
  {
    title: 'Verified',
    of: ({ professional: { isVerified } }) => (isVerified ? <VerifiedView /> : 'Not verified'),
  },
  { title: 'Member since', of: ({ profile }) => <ZonedTime date={profile.memberSince} parts="month" /> },
];
