import type { Schema } from '@guildhall/machines/kit/schema';
import { Card } from '@guildhall/ui/Card';
import { Grid } from '@guildhall/ui/Grid';
import { Heading } from '@guildhall/ui/Heading';
import { RatingDisplay } from '@guildhall/ui/RatingDisplay';
import { RatingDistribution } from '@guildhall/ui/RatingDistribution';
import { RelativeTime } from '@guildhall/ui/RelativeTime';
import { Stack } from '@guildhall/ui/Stack';
import { TagList } from '@guildhall/ui/TagList';
import { Text } from '@guildhall/ui/Text';

import { CompletedProjectView } from './CompletedProjectView.tsx';
import { HistoryView } from './HistoryView.tsx';
import { PortfolioItemView } from './PortfolioItemView.tsx';
import { bestRatings } from './profileFacts.ts';
import { onScreen } from './resume.css.ts';
import { SectionView } from './SectionView.tsx';

interface FreelancerViewProps {
  profile: Schema<'PublicProfile'>;
  freelancer: Schema<'PublicFreelancer'>;
  now: number;
  profileHref: (person: { id: string; name: string }) => string;
}

/** What a freelancer can do, has done, and what clients say of it. */
export function FreelancerView({ profile, freelancer, now, profileHref }: FreelancerViewProps) {
  const { professionalInfo, statistics, education, experienceEntries, portfolio } = freelancer;
  const { ratingDistribution: stars } = statistics;
  const best = bestRatings(profile.ratingsReceived);
  return (
    <Stack gap={10}>
      <SectionView id="about" title="About">
        <Text>{freelancer.profile.bio ?? 'Nothing here yet.'}</Text>
        {professionalInfo.skills.length === 0 ? null : <TagList items={professionalInfo.skills} aria-label="Skills" />}
      </SectionView>
      {portfolio.length === 0 ? null : (
        <SectionView id="portfolio" title="Portfolio">
          <Grid itemWidth="medium" gap={5}>
            {portfolio.map((item) => (
              <PortfolioItemView key={item.id} item={item} />
            ))}
          </Grid>
        </SectionView>
      )}
      <SectionView id="projects" title="Completed projects">
        {profile.completedProjects.length === 0 ? (
          <Text tone="muted">None yet. Projects appear here once the client has approved them.</Text>
        ) : (
          profile.completedProjects.map((project) => (
            <CompletedProjectView key={project.id} project={project} now={now} profileHref={profileHref} />
          ))
        )}
      </SectionView>
      <SectionView id="reviews" title="Reviews">
        <div className={onScreen}>
          <RatingDistribution counts={[stars[1], stars[2], stars[3], stars[4], stars[5]]} />
        </div>
        {profile.ratingsReceived.map((rating) => (
          <div key={rating.id} className={best.has(rating) ? undefined : onScreen}>
            <ReviewView rating={rating} now={now} />
          </div>
        ))}
      </SectionView>
      {experienceEntries.length + education.length === 0 ? null : (
        <SectionView id="history" title="Experience and education">
          <HistoryView experience={experienceEntries} education={education} />
        </SectionView>
      )}
    </Stack>
  );
}

/** What one client says of one project. */
function ReviewView({ rating, now }: { rating: Schema<'PublicRating'>; now: number }) {
  const titleId = `review-${rating.id}`;
  return (
    <Card as="article" aria-labelledby={titleId}>
      <Stack gap={2}>
        <Heading level={3} size="md" id={titleId}>
          {rating.projectTitle}
        </Heading>
        <RatingDisplay value={rating.rating} size="small" />
        {rating.review === null ? null : <Text>{rating.review}</Text>}
        <Text size="sm" tone="muted">
          <RelativeTime date={rating.createdAt} now={new Date(now)} isPast />
        </Text>
      </Stack>
    </Card>
  );
}
