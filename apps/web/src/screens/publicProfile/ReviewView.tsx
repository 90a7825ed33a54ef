import type { Schema } from '@guildhall/machines/kit/schema';
import { Card } from '@guildhall/ui/Card';
import { Heading } from '@guildhall/ui/Heading';
import { RatingDisplay } from '@guildhall/ui/RatingDisplay';
import { RelativeTime } from '@guildhall/ui/RelativeTime';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';

/** What one client says of one project. */
export function ReviewView({ rating, now }: { rating: Schema<'PublicRating'>; now: number }) {
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
