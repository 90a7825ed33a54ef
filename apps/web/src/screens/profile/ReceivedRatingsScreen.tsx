import type { Role } from '@guildhall/api/enums';
import type { receivedRatingsMachine } from '@guildhall/machines/flows/receivedRatings';
import type { Schema } from '@guildhall/machines/kit/schema';
import { Avatar } from '@guildhall/ui/Avatar';
import { Beside } from '@guildhall/ui/Beside';
import { Card } from '@guildhall/ui/Card';
import { EmptyState } from '@guildhall/ui/EmptyState';
import { Heading } from '@guildhall/ui/Heading';
import { Inbox } from '@guildhall/ui/icons';
import { Link } from '@guildhall/ui/Link';
import { RatingDisplay } from '@guildhall/ui/RatingDisplay';
import { RelativeTime } from '@guildhall/ui/RelativeTime';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';
import type { EventFrom, SnapshotFrom } from 'xstate';

import { smallPicture } from '../shared/pictureSizes.ts';
import { OwnListView } from './OwnListView.tsx';

export interface ReceivedRatingsScreenProps {
  snapshot: SnapshotFrom<typeof receivedRatingsMachine>;
  send: (event: EventFrom<typeof receivedRatingsMachine>) => void;
  /** Whose reviews they are. */
  reader: Role;
  /** The present, in milliseconds since 1970. */
  now: number;
  pageHref: (page: number) => string;
  profileHref: (person: { id: string; name: string }) => string;
}

/** Whom a profile's reviews come from, and where the reader can look for the first. */
const emptyText = {
  FREELANCER: 'A client can review your work once it is completed. Every review will appear here.',
  CLIENT:
    'A freelancer can review working with you once a project is completed. A review appears once you have rated the freelancer too, or 14 days after completion.',
} as const;

/** What the other side of finished projects has said of the reader. */
export function ReceivedRatingsScreen({ snapshot, send, reader, pageHref, ...review }: ReceivedRatingsScreenProps) {
  return (
    <OwnListView
      title="Reviews"
      what="reviews"
      safe="Your reviews are"
      snapshot={snapshot}
      onRetry={() => send({ type: 'list.retry' })}
      pageHref={pageHref}
      empty={
        <EmptyState title="No reviews yet" icon={Inbox}>
          {emptyText[reader]}
        </EmptyState>
      }
    >
      {snapshot.context.result?.ratings.map((rating) => (
        <ReviewView key={rating.id} rating={rating} {...review} />
      ))}
    </OwnListView>
  );
}

/** What one person says of one project. */
function ReviewView({
  rating: { id, rating, review, createdAt, otherParty, project },
  now,
  profileHref,
}: Pick<ReceivedRatingsScreenProps, 'now' | 'profileHref'> & { rating: Schema<'Rating'> }) {
  const titleId = `review-${id}`;
  const { name, profileImage, userId } = otherParty;
  return (
    <Card as="article" aria-labelledby={titleId}>
      <Stack gap={3}>
        <Beside mark={<Avatar name={name} src={smallPicture(profileImage)} />}>
          <Heading level={3} size="md" id={titleId}>
            {project.title}
          </Heading>
          <Text size="sm" tone="muted">
            <Link href={profileHref({ id: userId, name })}>{name}</Link>,{' '}
            <RelativeTime date={createdAt} now={new Date(now)} isPast />
          </Text>
        </Beside>
        <RatingDisplay value={rating} size="small" />
        {review === null ? null : (
          <Text isPreserved isMeasured>
            {review}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
