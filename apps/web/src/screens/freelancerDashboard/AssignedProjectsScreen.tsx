import type { assignedProjectsMachine } from '@guildhall/machines/flows/assignedProjects';
import type { Schema } from '@guildhall/machines/kit/schema';
import { Button } from '@guildhall/ui/Button';
import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { EmptyState } from '@guildhall/ui/EmptyState';
import { ErrorPanel } from '@guildhall/ui/ErrorPanel';
import { BriefcaseBusiness } from '@guildhall/ui/icons';
import type { EventFrom, SnapshotFrom } from 'xstate';

import type { Flow } from '../../flow/useFlow.ts';
import { PagedListView } from '../shared/pagedList/PagedListView.tsx';
import { PendingListView } from '../shared/pagedList/PendingListView.tsx';
import { useFocusAfterDecision } from '../shared/useFocusAfterDecision.ts';
import { AssignedProjectView } from './AssignedProjectView.tsx';
import { assignedTitleId } from './assignedTitleId.ts';
import { CompletionRequestView } from './CompletionRequestView.tsx';

export interface AssignedProjectsScreenProps {
  snapshot: SnapshotFrom<typeof assignedProjectsMachine>;
  send: (event: EventFrom<typeof assignedProjectsMachine>) => void;
  /** The present, in milliseconds since 1970. */
  now: number;
  /** Where there is work to apply for. */
  jobsHref: string;
  pageHref: (page: number) => string;
  /** Opens the rating of a project's client. */
  rateHref: (projectId: string) => string;
  /** Until when a project's client does not see how the freelancer rates them; null where they do. */
  hiddenUntil: (project: Schema<'AssignedProject'>) => string | null;
  /** The work statement of a completed project. */
  statementHref: (projectId: string) => string;
  /** What has happened to a project. */
  timelineHref: (projectId: string) => string;
}

/** The projects that a freelancer was given. */
export function AssignedProjectsScreen({
  snapshot,
  send,
  now,
  jobsHref,
  pageHref,
  rateHref,
  hiddenUntil,
  statementHref,
  timelineHref,
}: AssignedProjectsScreenProps) {
  const { result, address, chosen } = snapshot.context;
  useFocusAfterDecision(chosen?.id ?? null, result, assignedTitleId);
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
    <>
      <PagedListView
        title="Assigned jobs"
        page={address.page}
        pagination={result.pagination}
        pageHref={pageHref}
        isLoading={snapshot.matches('loading')}
      >
        {result.projects.map((project) => (
          <AssignedProjectView
            key={project.id}
            project={project}
            now={now}
            ratingHiddenUntil={hiddenUntil(project)}
            timelineHref={timelineHref(project.id)}
            action={
              project.status === 'COMPLETED' ? (
                <CompletedView
                  project={project}
                  rateHref={rateHref(project.id)}
                  statementHref={statementHref(project.id)}
                />
              ) : (
                <RequestView snapshot={snapshot} send={send} project={project} />
              )
            }
          />
        ))}
      </PagedListView>
      {chosen === null ? null : <CompletionRequestView snapshot={snapshot} send={send} project={chosen} />}
    </>
  );
}

interface CompletedViewProps {
  project: Schema<'AssignedProject'>;
  rateHref: string;
  statementHref: string;
}

function CompletedView({ project: { title, client, clientRating }, rateHref, statementHref }: CompletedViewProps) {
  return (
    <>
      {clientRating === null ? (
        <ButtonLink href={rateHref} isFullWidth aria-label={`Rate Client: ${client.name}, ${title}`}>
          Rate Client
        </ButtonLink>
      ) : null}
      <ButtonLink href={statementHref} isFullWidth aria-label={`View Invoice: ${title}`}>
        View Invoice
      </ButtonLink>
    </>
  );
}

interface RequestViewProps extends Flow<typeof assignedProjectsMachine> {
  project: Schema<'AssignedProject'>;
}

/** Where the work can be handed in; behind a question, and while the list loads again, it stays where it was. */
function RequestView({ snapshot, send, project: { id, title, status } }: RequestViewProps) {
  const request = { type: 'completion.request', projectId: id } as const;
  const stays = !snapshot.matches('listed') && (status === 'ASSIGNED' || status === 'IN_PROGRESS');
  if (!stays && !snapshot.can(request)) return null;
  return (
    <Button
      variant="primary"
      onPress={() => send(request)}
      isDisabled={snapshot.hasTag('busy')}
      isFullWidth
      aria-label={`Request Completion: ${title}`}
    >
      Request Completion
    </Button>
  );
}
