import type { applicantsMachine, ProjectChoice } from '@guildhall/machines/flows/applicants';
import { Select } from '@guildhall/ui/Select';
import { Text } from '@guildhall/ui/Text';

import type { Flow } from '../../flow/useFlow.ts';
import * as styles from './clientDashboard.css.ts';
import { listedApplicationsText } from './dashboardWords.ts';
import { everyProject, filterOptions } from './filterOptions.ts';

interface ProjectFilterViewProps extends Flow<typeof applicantsMachine> {
  /** The client's projects, as far as they are known from elsewhere. */
  projects: readonly ProjectChoice[];
}

/** Narrows the applications to one project. */
export function ProjectFilterView({ snapshot, send, projects }: ProjectFilterViewProps) {
  const { projectId } = snapshot.context;
  return (
    <div className={styles.toolbar}>
      <Select
        label="Project"
        isLabelHidden
        optionalText={null}
        name="project"
        options={filterOptions([...projects, ...snapshot.context.projects], projectId)}
        value={projectId ?? everyProject}
        onChange={(value) => send({ type: 'project.filter', projectId: value === everyProject ? null : value })}
      />
      <div aria-live="polite">
        <Text size="sm" tone="muted" isTabular>
          {countText(snapshot)}
        </Text>
      </div>
    </div>
  );
}

function countText(snapshot: Flow<typeof applicantsMachine>['snapshot']): string {
  const { groups, total } = snapshot.context;
  if (snapshot.matches('loading')) return 'Loading…';
  if (snapshot.matches('failed') || snapshot.matches('empty') || groups === null) return '';
  const listed = groups.reduce((sum, { applications }) => sum + applications.length, 0);
  return listedApplicationsText(listed, total);
}
