import type { applicantsMachine, ProjectChoice } from '@guildhall/machines/flows/applicants';
import { Star } from '@guildhall/ui/icons';
import { NativeSelect } from '@guildhall/ui/NativeSelect';
import { Text } from '@guildhall/ui/Text';
import { ToggleButton } from '@guildhall/ui/ToggleButton';

import type { Flow } from '../../flow/useFlow.ts';
import { listId } from '../shared/pagedList/listId.ts';
import * as styles from './clientDashboard.css.ts';
import { listedApplicationsText } from './dashboardWords.ts';
import { everyProject, filterOptions } from './filterOptions.ts';

interface ProjectFilterViewProps extends Flow<typeof applicantsMachine> {
  /** The client's projects, as far as they are known from elsewhere. */
  projects: readonly ProjectChoice[];
}

/** Narrows the applications to one project, or to the shortlist. */
export function ProjectFilterView({ snapshot, send, projects }: ProjectFilterViewProps) {
  const { projectId, isShortlist } = snapshot.context;
  const options = filterOptions([...projects, ...snapshot.context.projects], projectId);
  return (
    <div className={styles.toolbar}>
      <NativeSelect
        label="Project"
        name="project"
        options={options}
        value={projectId ?? everyProject}
        // There is nothing to choose between.
        isDisabled={options.length === 1}
        onChange={(value) => send({ type: 'project.filter', projectId: value === everyProject ? null : value })}
      />
      <ToggleButton
        icon={Star}
        isSelected={isShortlist}
        onChange={(value) => send({ type: 'shortlist.filter', isShortlist: value })}
      >
        Shortlisted
      </ToggleButton>
      <div id={listId} tabIndex={-1} aria-live="polite" className={styles.listed}>
        <Text size="sm" tone="muted" isTabular>
          {countText(snapshot)}
        </Text>
      </div>
    </div>
  );
}

function countText(snapshot: Flow<typeof applicantsMachine>['snapshot']): string {
  const { groups, total, page, pages, isShortlist } = snapshot.context;
  if (snapshot.matches('loading')) return 'Loading…';
  if (snapshot.matches('failed') || snapshot.matches('empty') || groups === null) return '';
  return listedApplicationsText({ total, page, pages, isShortlist });
}
