import type { Schema } from '@guildhall/machines/kit/schema';
import { Avatar } from '@guildhall/ui/Avatar';
import { Card } from '@guildhall/ui/Card';
import { Heading } from '@guildhall/ui/Heading';
import { Link } from '@guildhall/ui/Link';
import { Money } from '@guildhall/ui/Money';
import { RatingDisplay } from '@guildhall/ui/RatingDisplay';
import { TagList } from '@guildhall/ui/TagList';
import { Text } from '@guildhall/ui/Text';
import { useId } from 'react';

import { smallPicture } from '../shared/people/pictureSizes.ts';
import { projectsText } from '../talent/projectsText.ts';
import { cutBio } from './cutBio.ts';
import * as styles from './home.css.ts';

interface FreelancerCardViewProps {
  freelancer: Schema<'FeaturedFreelancer'>;
  profileHref: (person: { id: string; name: string }) => string;
}

/** Someone to get to know: who, then rate and rating, then the rest. */
export function FreelancerCardView({ freelancer, profileHref }: FreelancerCardViewProps) {
  const { id, profile, skills, ratings, projectsCompleted, hourlyRate } = freelancer;
  // The same person may be featured, and fit several posts.
  const nameId = useId();
  return (
    <Card as="article" padding="small" aria-labelledby={nameId}>
      <div className={styles.frame}>
        <div className={styles.person}>
          <Avatar name={profile.name} src={smallPicture(profile.profileImage)} size="large" />
          <div className={styles.who}>
            <Heading level={3} size="lg" face="display" id={nameId}>
              <Link href={profileHref({ id, name: profile.name })} look="quiet" isStretched>
                {profile.name}
              </Link>
            </Heading>
            <Text size="sm" tone="muted">
              {profile.location ?? 'Remote'}
            </Text>
          </div>
          <div className={styles.standing}>
            <Text as="div" weight="semibold" isTabular>
              {hourlyRate === null ? 'Rate by agreement' : <Money amount={hourlyRate} per="hour" />}
            </Text>
            <RatingDisplay value={ratings} size="small" />
          </div>
          <div className={styles.rest}>
            <Text size="sm">{cutBio(profile.bio)}</Text>
            <Text size="sm" tone="muted" isTabular>
              {projectsText(projectsCompleted)}
            </Text>
            {skills.length === 0 ? null : <TagList items={skills} max={1} aria-label="Skills" />}
          </div>
        </div>
      </div>
    </Card>
  );
}
