import type { assignedProjectsMachine } from '@guildhall/machines/flows/assignedProjects';
import type { Schema } from '@guildhall/machines/kit/schema';
import { Button } from '@guildhall/ui/Button';
import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { EmptyState } from '@guildhall/ui/EmptyState';
import { BriefcaseBusiness } from '@guildhall/ui/icons';
import type { EventFrom, SnapshotFrom } from 'xstate';

import type { Flow } from '../../flow/useFlow.ts';
import { ListStates } from '../../kit/ListStates.tsx';
import { useFocusAfterDecision } from '../shared/focus/useFocusAfterDecision.ts';
import { NewsView } from '../shared/pagedList/NewsView.tsx';
import { PagedListView } from '../shared/pagedList/PagedListView.tsx';
import { PendingListView } from '../shared/pagedList/PendingListView.tsx';
import { AssignedDecisionView } from './AssignedDecisionView.tsx';
import { AssignedProjectView } from './AssignedProjectView.tsx';
import { assignedTitleId } from './assignedTitleId.ts';

export interface AssignedProjectsViewProps {
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
export function AssignedProjectsView({
  snapshot,
  send,
  now,
  jobsHref,
  pageHref,
  rateHref,
  hiddenUntil,
  statementHref,
  timelineHref,
}: AssignedProjectsViewProps) {
  const { result, address, chosen } = snapshot.context;
  useFocusAfterDecision(chosen?.id ?? null, result, assignedTitleId);
  return (
    <ListStates
      snapshot={snapshot}
      send={send}
      failure={{
        title: 'Failed to load assigned projects',
        safe: 'Your work is safe; only this list could not be loaded.',
      }}
      empty={
        <EmptyState
          title="No assigned jobs yet"
          icon={BriefcaseBusiness}
          action={<ButtonLink href={jobsHref}>Find Jobs</ButtonLink>}
        >
          A project will appear here as soon as a client accepts your proposal.
        </EmptyState>
      }
      pending={<PendingListView label="Loading your assigned jobs" />}
      result={result}
    >
      {({ projects, pagination }) => (
        <>
          <PagedListView
            title="Assigned jobs"
            page={address.page}
            pagination={pagination}
            pageHref={pageHref}
            isLoading={snapshot.matches('loading')}
            news={<NewsView snapshot={snapshot} send={send} what="job" />}
          >
            {projects.map((project) => (
              <AssignedProjectView
                key={project.id}
                project={project}
                now={now}
                ratingHiddenUntil={hiddenUntil(project)}
                timelineHref={timelineHref(project.id)}
                action={
                  project.status === 'COMPLETED' || project.status === 'CANCELLED' ? (
                    <OverView
                      project={project}
                      rateHref={rateHref(project.id)}
                      statementHref={statementHref(project.id)}
                    />
                  ) : (
                    <ActsView snapshot={snapshot} send={send} project={project} />
                  )
                }
              />
            ))}
          </PagedListView>
          {chosen === null ? null : <AssignedDecisionView snapshot={snapshot} send={send} project={chosen} />}
        </>
      )}
    </ListStates>
  );
}

interface OverViewProps {
  project: Schema<'AssignedProject'>;
  rateHref: string;
  statementHref: string;
}

function OverView({ project: { title, client, clientRating, ended }, rateHref, statementHref }: OverViewProps) {
  if (ended !== null) {
    return (
      <ButtonLink href={statementHref} isFullWidth aria-label={`View Statement: ${title}`}>
        View Statement
      </ButtonLink>
    );
  }
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

interface ActsViewProps extends Flow<typeof assignedProjectsMachine> {
  project: Schema<'AssignedProject'>;
}

const acts = [
  { type: 'completion.request', label: 'Request Completion', variant: 'primary' },
  { type: 'project.end', label: 'End Project', variant: 'secondary' },
] as const;

/** What can be done with work under way; behind a question, and while the list loads again, it stays where it was. */
function ActsView({ snapshot, send, project: { id, title, status } }: ActsViewProps) {
  const stays = !snapshot.matches('listed') && (status === 'ASSIGNED' || status === 'IN_PROGRESS');
  return acts
    .filter(({ type }) => stays || snapshot.can({ type, projectId: id }))
    .map(({ type, label, variant }) => (
      <Button
        key={type}
        variant={variant}
        onPress={() => send({ type, projectId: id })}
        isDisabled={snapshot.hasTag('busy')}
        isFullWidth
        aria-label={`${label}: ${title}`}
      >
        {label}
      </Button>
    ));
}
