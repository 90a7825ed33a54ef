import type { completedProjectsMachine } from '@guildhall/machines/flows/completedProjects';
import type { Schema } from '@guildhall/machines/kit/schema';
import { ErrorPanel } from '@guildhall/ui/ErrorPanel';
import { Text } from '@guildhall/ui/Text';
import type { EventFrom, SnapshotFrom } from 'xstate';

import type { ToldProject } from '../publicProfile/CompletedProjectView.tsx';
import { CompletedProjectView } from '../publicProfile/CompletedProjectView.tsx';
import { PagedListView } from '../shared/pagedList/PagedListView.tsx';
import { PendingListView } from '../shared/pagedList/PendingListView.tsx';

export interface CompletedProjectsScreenProps {
  snapshot: SnapshotFrom<typeof completedProjectsMachine>;
  send: (event: EventFrom<typeof completedProjectsMachine>) => void;
  /** The present, in milliseconds since 1970. */
  now: number;
  pageHref: (page: number) => string;
  profileHref: (person: { id: string; name: string }) => string;
}

/** The projects of a freelancer that their clients have approved. */
export function CompletedProjectsScreen({ snapshot, send, now, pageHref, profileHref }: CompletedProjectsScreenProps) {
  const { result, address } = snapshot.context;
  if (snapshot.matches('failed')) {
    return (
      <ErrorPanel title="Failed to load completed projects" onRetry={() => send({ type: 'list.retry' })}>
        Your work is safe; only this list could not be loaded.
      </ErrorPanel>
    );
  }
  if (snapshot.matches('empty')) return <Text>None yet. Projects appear here once a client has approved them.</Text>;
  if (result === null) return <PendingListView label="Loading your completed projects" />;
  return (
    <PagedListView
      title="Approved by clients"
      page={address.page}
      pagination={result.pagination}
      pageHref={pageHref}
      isLoading={snapshot.matches('loading')}
    >
      {result.projects.map((project) => (
        <CompletedProjectView key={project.id} project={toldOf(project)} now={now} profileHref={profileHref} />
      ))}
    </PagedListView>
  );
}

/** A project of the own list, as a profile tells of it. */
const toldOf = ({
  completedAt,
  updatedAt,
  budgetMin,
  budgetMax,
  ...project
}: Schema<'AssignedProject'>): ToldProject => ({
  ...project,
  completedAt: completedAt ?? updatedAt,
  budget: { min: budgetMin, max: budgetMax },
});
