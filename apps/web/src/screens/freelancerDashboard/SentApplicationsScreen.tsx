import type { sentApplicationsMachine } from '@guildhall/machines/flows/sentApplications';
import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { EmptyState } from '@guildhall/ui/EmptyState';
import { ErrorPanel } from '@guildhall/ui/ErrorPanel';
import { FileText } from '@guildhall/ui/icons';
import type { EventFrom, SnapshotFrom } from 'xstate';

import { PagedListView } from '../shared/pagedList/PagedListView.tsx';
import { PendingListView } from '../shared/pagedList/PendingListView.tsx';
import { SentApplicationView } from './SentApplicationView.tsx';

export interface SentApplicationsScreenProps {
  snapshot: SnapshotFrom<typeof sentApplicationsMachine>;
  send: (event: EventFrom<typeof sentApplicationsMachine>) => void;
  /** The present, in milliseconds since 1970. */
  now: number;
  /** Where there is work to apply for. */
  jobsHref: string;
  /** Every application, from where the address names one project. */
  allHref: string;
  pageHref: (page: number) => string;
}

/** The applications that a freelancer has sent. */
export function SentApplicationsScreen(props: SentApplicationsScreenProps) {
  const { snapshot, send, now, allHref, pageHref } = props;
  const { result, address } = snapshot.context;
  const { page, projectId } = address;
  if (snapshot.matches('failed')) {
    return (
      <ErrorPanel title="Failed to load applications" onRetry={() => send({ type: 'list.retry' })}>
        The clients have your proposals; only this list could not be loaded.
      </ErrorPanel>
    );
  }
  if (snapshot.matches('empty')) {
    return <NoneView {...props} />;
  }
  if (result === null || result.applications.length === 0) return <PendingListView label="Loading your applications" />;
  return (
    <PagedListView
      title={projectId === null ? 'My applications' : 'Application to this project'}
      more={projectId === null ? null : <ButtonLink href={allHref}>All Applications</ButtonLink>}
      page={page}
      pagination={result.pagination}
      pageHref={pageHref}
      isLoading={snapshot.matches('loading')}
    >
      {result.applications.map((application) => (
        <SentApplicationView key={application.id} application={application} now={now} />
      ))}
    </PagedListView>
  );
}

function NoneView({ snapshot, jobsHref, allHref }: SentApplicationsScreenProps) {
  if (snapshot.context.address.projectId !== null) {
    return (
      <EmptyState
        title="No application to this project"
        icon={FileText}
        action={<ButtonLink href={allHref}>All Applications</ButtonLink>}
      >
        You have not applied to it, or the link is incomplete.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="No applications yet" icon={FileText} action={<ButtonLink href={jobsHref}>Find Jobs</ButtonLink>}>
      Every proposal you send will appear here, with the client’s answer.
    </EmptyState>
  );
}
