import type { Schema } from '@guildhall/machines/kit/schema';
import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { Card } from '@guildhall/ui/Card';
import { Heading } from '@guildhall/ui/Heading';
import { Inline } from '@guildhall/ui/Inline';
import { Link } from '@guildhall/ui/Link';
import { RelativeTime } from '@guildhall/ui/RelativeTime';
import { Stack } from '@guildhall/ui/Stack';
import { StatusBadge } from '@guildhall/ui/StatusBadge';
import { TagList } from '@guildhall/ui/TagList';
import { Text } from '@guildhall/ui/Text';
import type { ReactNode } from 'react';

import { applicationsText } from '../clientDashboard/dashboardWords.ts';
import { BudgetView } from '../jobs/BudgetView.tsx';
import * as styles from '../shared/listCard/listCard.css.ts';
import { DeliveriesView } from '../shared/projects/DeliveriesView.tsx';
import { EndedView } from '../shared/projects/EndedView.tsx';
import { projectStatusLook } from '../shared/projects/statusLooks.ts';
import { projectTitleId } from './projectTitleId.ts';

/** How many skills a card names; the rest is counted. */
const maxSkills = 5;

interface PostedJobViewProps {
  project: Schema<'ClientProject'>;
  /** The present, in milliseconds since 1970. */
  now: number;
  applicantsHref: string;
  /** Its own page. */
  jobHref: string;
  /** What has happened to it. */
  timelineHref: string;
  /** What can be done with it. */
  actions: ReactNode;
}

/** One of the client's own jobs: what it is and where it stands, what it pays, who has answered. */
export function PostedJobView({ project, now, applicantsHref, jobHref, timelineHref, actions }: PostedJobViewProps) {
  const titleId = projectTitleId(project.id);
  return (
    <Card as="article" aria-labelledby={titleId}>
      <div className={styles.room}>
        <div className={styles.card}>
          <div className={styles.main}>
            <Stack gap={1}>
              <Inline gap={3} align="baseline">
                <Heading level={2} size="lg" id={titleId} tabIndex={-1}>
                  <Link href={jobHref} look="quiet">
                    {project.title}
                  </Link>
                </Heading>
                <StatusBadge {...projectStatusLook(project.status)} />
              </Inline>
              <Text size="sm" tone="muted">
                Posted <RelativeTime date={project.createdAt} now={new Date(now)} isPast />
                {project.freelancer === null ? null : ` · Assigned to ${project.freelancer.name}`}
              </Text>
            </Stack>
            <div className={styles.rest}>
              <Text maxLines={2} isMeasured>
                {project.description}
              </Text>
              <TagList items={project.skillsRequired} max={maxSkills} aria-label="Skills" />
              <DeliveriesView
                project={project}
                reader="CLIENT"
                name={project.freelancer?.name ?? 'The freelancer'}
                now={now}
              />
              {project.ended === null ? null : (
                <EndedView ended={project.ended} reader="CLIENT" name={project.freelancer?.name ?? 'The freelancer'} />
              )}
              {actions}
            </div>
          </div>
          <div className={styles.terms}>
            <BudgetView min={project.budgetMin} max={project.budgetMax} duration={project.duration} />
            <div className={styles.actions}>
              <Stack gap={3} align="start">
                <ApplicationCountView project={project} href={applicantsHref} />
                <Link href={jobHref} aria-label={`View: ${project.title}`}>
                  View
                </Link>
                <Link href={timelineHref} aria-label={`Timeline: ${project.title}`}>
                  Timeline
                </Link>
              </Stack>
            </div>
          </div>
        </div>
      </div>
    </Card>
  );
}

function ApplicationCountView({ project, href }: { project: Schema<'ClientProject'>; href: string }) {
  const { applicationsCount, pendingApplicationsCount, title } = project;
  if (applicationsCount === 0) {
    return (
      <Text size="sm" tone="muted">
        No applications yet
      </Text>
    );
  }
  const count = applicationsText(applicationsCount);
  return (
    <Stack gap={1} align="start">
      <ButtonLink href={href} size="small" aria-label={`${count} for ${title}`}>
        {count}
      </ButtonLink>
      <Text size="sm" tone="muted" isTabular>
        {pendingApplicationsCount === 0 ? 'All answered' : `${pendingApplicationsCount} waiting for you`}
      </Text>
    </Stack>
  );
}
