import type { Schema } from '@guildhall/machines/kit/schema';
import { RatingDisplay } from '@guildhall/ui/RatingDisplay';
import { Text } from '@guildhall/ui/Text';
import { VisuallyHidden } from '@guildhall/ui/VisuallyHidden';

import { AvailabilityView } from '../shared/people/AvailabilityView.tsx';
import { RateView } from '../shared/people/RateView.tsx';
import { projectsText } from './projectsText.ts';
import * as styles from './talent.css.ts';

/** The two facts that decide, rate and rating, then what is done and whether there is time for more. */
export function StandingView({ freelancer }: { freelancer: Schema<'FreelancerListing'> }) {
  const { hourlyRate, availability } = freelancer.professional;
  const { rating, totalRatings, projectsCompleted } = freelancer.statistics;
  return (
    <div className={styles.facts}>
      <RateView hourlyRate={hourlyRate} as="div" />
      <Text as="div" size="sm">
        <VisuallyHidden>Rating: </VisuallyHidden>
        <RatingDisplay value={rating} count={totalRatings} size="small" />
      </Text>
      <Text as="div" size="sm" tone="muted" isTabular>
        {projectsText(projectsCompleted)}
      </Text>
      <AvailabilityView isAvailable={availability} />
    </div>
  );
}
