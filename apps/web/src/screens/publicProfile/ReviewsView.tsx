import type { Schema } from '@guildhall/machines/kit/schema';
import { Card } from '@guildhall/ui/Card';
import { Heading } from '@guildhall/ui/Heading';
import { Link } from '@guildhall/ui/Link';
import { RatingDisplay } from '@guildhall/ui/RatingDisplay';
import { RatingDistribution } from '@guildhall/ui/RatingDistribution';
import { RelativeTime } from '@guildhall/ui/RelativeTime';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';

import { GivenReplyView } from './GivenReplyView.tsx';
import { bestRatings } from './profileFacts.ts';
import { onScreen } from './resume.css.ts';
import { SectionView } from './SectionView.tsx';

interface ReviewsViewProps {
  /** Whose reviews they are. */
  name: string;
  stars: Schema<'RatingDistribution'>;
  ratings: readonly Schema<'PublicRating'>[];
  now: number;
  profileHref: (person: { id: string; name: string }) => string;
}

/** How many gave how many stars, and what they wrote. On paper, the best of it. */
export function ReviewsView({ stars, ratings, ...reader }: ReviewsViewProps) {
  const best = bestRatings(ratings);
  return (
    <SectionView id="reviews" title="Reviews">
      <div className={onScreen}>
        <RatingDistribution counts={[stars[1], stars[2], stars[3], stars[4], stars[5]]} />
      </div>
      {ratings.map((rating) => (
        <div key={rating.id} className={best.has(rating) ? undefined : onScreen}>
          <ReviewView {...reader} rating={rating} />
        </div>
      ))}
    </SectionView>
  );
}

/** What one person says of one project. */
function ReviewView({
  rating: { id, rating, review, createdAt, projectTitle, by, reply },
  name,
  now,
  profileHref,
}: Pick<ReviewsViewProps, 'name' | 'now' | 'profileHref'> & { rating: Schema<'PublicRating'> }) {
  const titleId = `review-${id}`;
  return (
    <Card as="article" aria-labelledby={titleId}>
      <Stack gap={2}>
        <Heading level={3} size="md" id={titleId}>
          {projectTitle}
        </Heading>
        <RatingDisplay value={rating} size="small" />
        {review === null ? null : <Text>{review}</Text>}
        <Text size="sm" tone="muted">
          <Link href={profileHref({ id: by.userId, name: by.name })}>{by.name}</Link>,{' '}
          <RelativeTime date={createdAt} now={new Date(now)} isPast />
        </Text>
        {reply === null ? null : <GivenReplyView reply={reply} whose={`${name}’s reply`} now={now} />}
      </Stack>
    </Card>
  );
}
