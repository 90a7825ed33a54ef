import type { assignedProjectsMachine } from '@guildhall/machines/flows/assignedProjects';
import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { EmptyState } from '@guildhall/ui/EmptyState';
import { ErrorPanel } from '@guildhall/ui/ErrorPanel';
import { BriefcaseBusiness } from '@guildhall/ui/icons';
import type { EventFrom, SnapshotFrom } from 'xstate';

import { PagedListView } from '../shared/pagedList/PagedListView.tsx';
import { PendingListView } from '../shared/pagedList/PendingListView.tsx';
import { AssignedProjectView } from './AssignedProjectView.tsx';

export interface AssignedProjectsScreenProps {
  snapshot: SnapshotFrom<typeof assignedProjectsMachine>;
  send: (event: EventFrom<typeof assignedProjectsMachine>) => void;
  /** The present, in milliseconds since 1970. */
  now: number;
  /** Where there is work to apply for. */
  jobsHref: string;
  pageHref: (page: number) => string;
}

/** The projects that a freelancer was given. */
export function AssignedProjectsScreen({ snapshot, send, now, jobsHref, pageHref }: AssignedProjectsScreenProps) {
  const { result, address } = snapshot.context;
  if (snapshot.matches('failed')) {
    return (
      <ErrorPanel title="Failed to load assigned projects" onRetry={() => send({ type: 'list.retry' })}>
        Your work is safe; only this list could not be loaded.
      </ErrorPanel>
    );
  }
  if (snapshot.matches('empty')) {
    return (
      <EmptyState
        title="No assigned jobs yet"
        icon={BriefcaseBusiness}
        action={<ButtonLink href={jobsHref}>Find Jobs</ButtonLink>}
      >
        A project will appear here as soon as a client accepts your proposal.
      </EmptyState>
    );
  }
  if (result === null) return <PendingListView label="Loading your assigned jobs" />;
  return (
    <PagedListView
      title="Assigned jobs"
      page={address.page}
      pagination={result.pagination}
      pageHref={pageHref}
      isLoading={snapshot.matches('loading')}
    >
      {result.projects.map((project) => (
        <AssignedProjectView key={project.id} project={project} now={now} />
      ))}
    </PagedListView>
  );
}
