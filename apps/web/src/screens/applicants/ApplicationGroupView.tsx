import type { ApplicationGroup } from '@guildhall/machines/domain/applicationGroups';
import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { Heading } from '@guildhall/ui/Heading';
import { Link } from '@guildhall/ui/Link';
import { Money } from '@guildhall/ui/Money';
import { Stack } from '@guildhall/ui/Stack';
import { StatusBadge } from '@guildhall/ui/StatusBadge';
import { Text } from '@guildhall/ui/Text';
import type { ReactNode } from 'react';

import * as styles from '../clientDashboard/clientDashboard.css.ts';
import { applicationsText } from '../clientDashboard/dashboardWords.ts';
import { projectStatusLook } from '../shared/projects/statusLooks.ts';
import type { CompareLink } from './compareLink.ts';
import { groupTitleId } from './groupTitleId.ts';

interface ApplicationGroupViewProps {
  project: ApplicationGroup['project'];
  /** The client's own post. */
  jobHref: string;
  /** The way to the applicants side by side; null where there is nothing to compare. */
  compare: CompareLink | null;
  /** The way to choose several of them. */
  choice: ReactNode;
  /** A list item for each application. */
  children: ReactNode;
}

/** A project and those who applied to it. */
export function ApplicationGroupView({ project, jobHref, compare, choice, children }: ApplicationGroupViewProps) {
  const titleId = groupTitleId(project.id);
  return (
    <Stack as="section" gap={4} aria-labelledby={titleId}>
      <Stack gap={1}>
        <div className={styles.group}>
          <Heading level={2} size="xl" id={titleId} tabIndex={-1}>
            <Link href={jobHref} look="quiet">
              {project.title}
            </Link>
          </Heading>
          <StatusBadge {...projectStatusLook(project.status)} />
        </div>
        <Text size="sm" tone="muted" isTabular>
          <Money amount={project.budgetMin} to={project.budgetMax} /> · {project.duration} ·{' '}
          {applicationsText(project.applicationsCount)}
        </Text>
      </Stack>
      <div className={styles.together}>
        {compare === null ? null : (
          <ButtonLink href={compare.href} size="small" aria-label={`${compare.text}: ${project.title}`}>
            {compare.text}
          </ButtonLink>
        )}
        {choice}
      </div>
      <Stack as="ul" gap={4}>
        {children}
      </Stack>
    </Stack>
  );
}
