import type { Schema } from '@guildhall/machines/kit/schema';
import { Badge } from '@guildhall/ui/Badge';
import { Icon } from '@guildhall/ui/Icon';
import { CalendarCheck, Clock } from '@guildhall/ui/icons';
import { Money } from '@guildhall/ui/Money';
import { RatingDisplay } from '@guildhall/ui/RatingDisplay';
import { Text } from '@guildhall/ui/Text';
import { VisuallyHidden } from '@guildhall/ui/VisuallyHidden';

import { projectsText } from '../shared/projectsText.ts';
import * as styles from './talent.css.ts';
import { availabilityText } from './talentOptions.ts';

/** The two facts that decide, rate and rating, then what is done and whether there is time for more. */
export function StandingView({ freelancer }: { freelancer: Schema<'FreelancerListing'> }) {
  const { hourlyRate, availability } = freelancer.professional;
  const { rating, totalRatings, projectsCompleted } = freelancer.statistics;
  return (
    <div className={styles.facts}>
      <Text as="div" size="lg" weight="semibold" isTabular>
        <VisuallyHidden>Rate: </VisuallyHidden>
        {hourlyRate === null ? 'Rate by agreement' : <Money amount={hourlyRate} per="hour" />}
      </Text>
      <Text as="div" size="sm">
        <VisuallyHidden>Rating: </VisuallyHidden>
        <RatingDisplay value={rating} count={totalRatings} size="small" />
      </Text>
      <Text as="div" size="sm" tone="muted" isTabular>
        {projectsText(projectsCompleted)}
      </Text>
      <Badge tone={availability ? 'info' : 'caution'}>
        <Icon icon={availability ? CalendarCheck : Clock} />
        {availabilityText(availability)}
      </Badge>
    </div>
  );
}
