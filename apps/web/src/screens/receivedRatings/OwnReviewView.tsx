import type { Schema } from '@guildhall/machines/kit/schema';
import { Avatar } from '@guildhall/ui/Avatar';
import { Beside } from '@guildhall/ui/Beside';
import { Card } from '@guildhall/ui/Card';
import { Heading } from '@guildhall/ui/Heading';
import { Link } from '@guildhall/ui/Link';
import { RatingDisplay } from '@guildhall/ui/RatingDisplay';
import { RelativeTime } from '@guildhall/ui/RelativeTime';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';
import type { ReactNode } from 'react';

import { GivenReplyView } from '../publicProfile/GivenReplyView.tsx';
import { smallPicture } from '../shared/people/pictureSizes.ts';
import { reviewTitleId } from './reviewTitleId.ts';

interface OwnReviewViewProps {
  rating: Schema<'Rating'>;
  /** The present, in milliseconds since 1970. */
  now: number;
  profileHref: (person: { id: string; name: string }) => string;
  /** What the reader can do with it. */
  action: ReactNode;
}

/** What one person says of one project, and what the reader has replied. */
export function OwnReviewView({ rating, now, profileHref, action }: OwnReviewViewProps) {
  const { id, review, reply, otherParty, project } = rating;
  const { name, profileImage, userId } = otherParty;
  const titleId = reviewTitleId(id);
  return (
    <Card as="article" aria-labelledby={titleId}>
      <Stack gap={3}>
        <Beside mark={<Avatar name={name} src={smallPicture(profileImage)} />}>
          <Heading level={3} size="md" id={titleId} tabIndex={-1}>
            {project.title}
          </Heading>
          <Text size="sm" tone="muted">
            <Link href={profileHref({ id: userId, name })}>{name}</Link>,{' '}
            <RelativeTime date={rating.createdAt} now={new Date(now)} isPast />
          </Text>
        </Beside>
        <RatingDisplay value={rating.rating} size="small" />
        {review === null ? null : (
          <Text isPreserved isMeasured>
            {review}
          </Text>
        )}
        {reply === null ? null : <GivenReplyView reply={reply} whose="Your reply" now={now} />}
        {action}
      </Stack>
    </Card>
  );
}
