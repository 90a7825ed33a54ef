import type { applicantsMachine } from '@guildhall/machines/flows/applicants';
import { Star } from '@guildhall/ui/icons';
import { NativeSelect } from '@guildhall/ui/NativeSelect';
import { Text } from '@guildhall/ui/Text';
import { ToggleButton } from '@guildhall/ui/ToggleButton';
import { use } from 'react';

import type { Flow } from '../../flow/useFlow.ts';
import * as styles from '../clientDashboard/clientDashboard.css.ts';
import { listedApplicationsText } from '../clientDashboard/dashboardWords.ts';
import { KnownDashboard } from '../clientDashboard/knownDashboard.ts';
import { listId } from '../shared/pagedList/listId.ts';
import { everyProject, filterOptions } from './filterOptions.ts';

/** Narrows the applications to one project, or to the shortlist. */
export function ProjectFilterView({ snapshot, send }: Flow<typeof applicantsMachine>) {
  const known = use(KnownDashboard)?.client.appliedProjects ?? [];
  const { projectId, isShortlist } = snapshot.context;
  const options = filterOptions([...known, ...snapshot.context.projects], projectId);
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
