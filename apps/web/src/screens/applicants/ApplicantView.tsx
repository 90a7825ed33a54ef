import type { Schema } from '@guildhall/machines/kit/schema';
import { Avatar } from '@guildhall/ui/Avatar';
import { Badge } from '@guildhall/ui/Badge';
import { Beside } from '@guildhall/ui/Beside';
import { Heading } from '@guildhall/ui/Heading';
import { Inline } from '@guildhall/ui/Inline';
import { Money } from '@guildhall/ui/Money';
import { RatingDisplay } from '@guildhall/ui/RatingDisplay';
import { RelativeTime } from '@guildhall/ui/RelativeTime';
import { StatusBadge } from '@guildhall/ui/StatusBadge';
import { TagList } from '@guildhall/ui/TagList';
import { Text } from '@guildhall/ui/Text';
import { VisuallyHidden } from '@guildhall/ui/VisuallyHidden';
import type { ReactNode } from 'react';

import * as styles from '../clientDashboard/clientDashboard.css.ts';
import { shortId } from '../clientDashboard/dashboardWords.ts';
import { smallPicture } from '../shared/people/pictureSizes.ts';
import { applicationStatusLook } from '../shared/projects/statusLooks.ts';
import { EmailView } from './EmailView.tsx';
import { SentBeforeView } from './SentBeforeView.tsx';

/** How many skills a card names; the rest is counted. */
const maxSkills = 6;

interface ApplicantViewProps {
  application: Schema<'ClientApplication'>;
  titleId: string;
  /** What can be marked. */
  mark?: ReactNode;
  /** Whether it is one of several that are chosen. */
  choice?: ReactNode;
  /** The present, in milliseconds since 1970. */
  now: number;
}

/** Who applies and where that stands, the two facts that decide, then the rest. */
export function ApplicantView({
  application: { id, createdAt, status, viewedAt, rejectionDueAt, history, postEdit, freelancer },
  titleId,
  mark,
  choice,
  now,
}: ApplicantViewProps) {
  const { name, email, location, profileImage, hourlyRate, ratings, totalRatings, skills } = freelancer;
  return (
    <div className={styles.applicant}>
      {choice}
      <Beside align="start" mark={<Avatar name={name} src={smallPicture(profileImage)} />}>
        <Heading level={3} size="lg" id={titleId} tabIndex={-1}>
          {name}
        </Heading>
        {location === null ? null : <Text size="sm">{location}</Text>}
        {email === null ? null : (
          <Text size="sm" tone="muted">
            <EmailView email={email} />
          </Text>
        )}
      </Beside>
      <Inline gap={2}>
        <StatusBadge {...applicationStatusLook(status, 'CLIENT')} />
        {rejectionDueAt === null ? null : <Badge tone="caution">Rejecting in a moment</Badge>}
        {viewedAt === null && status === 'PENDING' ? <Badge tone="accent">{newWords(history)}</Badge> : null}
        {mark}
      </Inline>
      <div className={styles.facts}>
        {hourlyRate === null ? null : (
          <Text as="span" size="lg" weight="semibold" isTabular>
            <Money amount={hourlyRate} per="hour" />
          </Text>
        )}
        <span>
          <VisuallyHidden>Rating: </VisuallyHidden>
          <RatingDisplay value={ratings} count={totalRatings} />
        </span>
      </div>
      {skills.length === 0 ? null : <TagList items={skills} max={maxSkills} aria-label="Skills" />}
      {postEdit === null ? null : <SentBeforeView postEdit={postEdit} />}
      <Text size="sm" tone="muted">
        Applied <RelativeTime date={createdAt} now={new Date(now)} isPast />
        <br />
        Application {shortId(id)}
      </Text>
    </div>
  );
}

/** A text that was read may have been edited after that, where the post was. */
const newWords = (history: Schema<'ApplicationHistory'>) =>
  history.some(({ type }) => type === 'VIEWED') ? 'Edited since you read it' : 'New application';
