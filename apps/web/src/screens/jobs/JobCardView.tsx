import type { Schema } from '@guildhall/machines/kit/schema';
import { Badge } from '@guildhall/ui/Badge';
import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { Heading } from '@guildhall/ui/Heading';
import { Ban } from '@guildhall/ui/icons';
import { Inline } from '@guildhall/ui/Inline';
import { Link } from '@guildhall/ui/Link';
import { StatusBadge } from '@guildhall/ui/StatusBadge';
import { TagList } from '@guildhall/ui/TagList';
import { Text } from '@guildhall/ui/Text';
import { VisuallyHidden } from '@guildhall/ui/VisuallyHidden';
import type { ReactNode } from 'react';

import { ListActionView, ListCardView } from '../shared/listCard/ListCardView.tsx';
import { AppliedMarkView } from './AppliedMarkView.tsx';
import { BudgetView } from './BudgetView.tsx';
import { BylineView } from './BylineView.tsx';
import { ClientRatingView } from './ClientRatingView.tsx';
import * as styles from './jobs.css.ts';
import { closedText, proposalsText } from './jobWords.ts';

export interface JobCardViewProps {
  job: Schema<'Job'>;
  /** The present, in milliseconds since 1970. */
  now: number;
  /** How many skills are named; the rest is counted. */
  maxSkills: number;
  detailsHref: string;
  /** The way to the form that answers it; null where the job's own page offers it, or the reader may not send one. */
  applyHref: string | null;
  /** The reader's own application to it. */
  applicationHref: string;
  /** It came since its reader last looked. Default false. */
  isNew?: boolean;
  /** Its texts with what was looked for marked. Default: as they are. */
  marked?: MarkedJob;
  /** Whether it is a favourite, where its reader can have some. */
  favourite?: ReactNode;
}

interface MarkedJob {
  title: ReactNode;
  description: ReactNode;
  skills: ReactNode;
  /** Why it may suit its reader. */
  reason: string | null;
}

/** A job in a list: what it is and whose, what it pays and takes, then the way in. */
export function JobCardView({ marked, isNew = false, favourite, ...props }: JobCardViewProps) {
  const { job, now, maxSkills, detailsHref, applyHref, applicationHref } = props;
  const titleId = `job-${job.id}`;
  const application = job.application ?? null;
  const isOver = application !== null && !application.mayApplyAgain;
  const isOpen = job.status === 'OPEN';
  const door = isOver ? { label: 'View Application', href: applicationHref } : applyDoor(isOpen ? applyHref : null);
  const head = (
    <div>
      <Heading level={3} size="lg" id={titleId}>
        <Link href={detailsHref} look="quiet">
          {marked?.title ?? job.title}
        </Link>
      </Heading>
      <BylineView job={job} now={now} />
    </div>
  );
  return (
    <ListCardView
      labelledBy={titleId}
      head={
        favourite ? (
          <div className={styles.head}>
            {head}
            {favourite}
          </div>
        ) : (
          head
        )
      }
      terms={<BudgetView min={job.budget.min} max={job.budget.max} duration={job.duration} />}
      actions={
        <>
          {application === null ? null : <AppliedMarkView application={application} now={now} />}
          {door === null ? null : (
            <ListActionView>
              <ButtonLink href={door.href} aria-label={`${door.label}: ${job.title}`}>
                {door.label}
              </ButtonLink>
            </ListActionView>
          )}
          <ListActionView>
            <ButtonLink
              href={detailsHref}
              variant={door === null ? 'secondary' : 'quiet'}
              aria-label={`View Details: ${job.title}`}
            >
              View Details
            </ButtonLink>
          </ListActionView>
        </>
      }
    >
      {isNew ? (
        <div>
          <Badge tone="info">New match</Badge>
        </div>
      ) : null}
      {isOpen ? null : <ClosedMarkView status={job.status} />}
      <Text maxLines={2} isMeasured>
        {marked?.description ?? job.description}
      </Text>
      {marked?.skills ?? <TagList items={job.skillsRequired} max={maxSkills} aria-label="Skills" />}
      {marked === undefined || marked.reason === null ? null : (
        <Text size="sm" tone="muted">
          {marked.reason}
        </Text>
      )}
      <JobStandingView job={job} />
    </ListCardView>
  );
}

/** That it takes no more proposals, and why. */
function ClosedMarkView({ status }: Pick<Schema<'Job'>, 'status'>) {
  return (
    <Inline gap={2}>
      <StatusBadge icon={Ban} tone="neutral">
        Closed
      </StatusBadge>
      <Text as="div" size="sm" tone="muted">
        {closedText(status)}
      </Text>
    </Inline>
  );
}

const applyDoor = (href: string | null) => (href === null ? null : { label: 'Send Proposal', href });

/** How the client is rated, and how many have applied. */
function JobStandingView({ job }: { job: Pick<Schema<'Job'>, 'client' | 'applicationsCount'> }) {
  return (
    <Inline gap={5}>
      <Text as="div" size="sm" tone="muted">
        <VisuallyHidden>Client: </VisuallyHidden>
        <ClientRatingView value={job.client.ratings} size="small" />
      </Text>
      <Text as="div" size="sm" tone="muted" isTabular>
        {proposalsText(job.applicationsCount)}
      </Text>
    </Inline>
  );
}
