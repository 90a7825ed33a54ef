import type { ApplicationGroup } from '@guildhall/machines/domain/applicationGroups';
import { Heading } from '@guildhall/ui/Heading';
import { Money } from '@guildhall/ui/Money';
import { Stack } from '@guildhall/ui/Stack';
import { StatusBadge } from '@guildhall/ui/StatusBadge';
import { Text } from '@guildhall/ui/Text';
import type { ReactNode } from 'react';

import { projectStatusLook } from '../shared/statusLooks.ts';
import * as styles from './clientDashboard.css.ts';
import { applicationsText } from './dashboardWords.ts';

interface ApplicationGroupViewProps {
  project: ApplicationGroup['project'];
  /** A list item for each application. */
  children: ReactNode;
}

/** A project and those who applied to it. */
export function ApplicationGroupView({ project, children }: ApplicationGroupViewProps) {
  const titleId = `group-${project.id}`;
  return (
    <Stack as="section" gap={4} aria-labelledby={titleId}>
      <Stack gap={1}>
        <div className={styles.group}>
          <Heading level={2} size="xl" id={titleId}>
            {project.title}
          </Heading>
          <StatusBadge {...projectStatusLook(project.status)} />
        </div>
        <Text size="sm" tone="muted" isTabular>
          <Money amount={project.budgetMin} to={project.budgetMax} /> · {project.duration} ·{' '}
          {applicationsText(project.applicationsCount)}
        </Text>
      </Stack>
      <Stack as="ul" gap={4}>
        {children}
      </Stack>
    </Stack>
  );
}
