import type { sentApplicationsMachine } from '@guildhall/machines/flows/sentApplications';
import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { EmptyState } from '@guildhall/ui/EmptyState';
import { ErrorPanel } from '@guildhall/ui/ErrorPanel';
import { FileText } from 'lucide-react';
import type { EventFrom, SnapshotFrom } from 'xstate';

import { PagedListView } from './PagedListView.tsx';
import { PendingListView } from './PendingListView.tsx';
import { SentApplicationView } from './SentApplicationView.tsx';

export interface SentApplicationsScreenProps {
  snapshot: SnapshotFrom<typeof sentApplicationsMachine>;
  send: (event: EventFrom<typeof sentApplicationsMachine>) => void;
  /** The present, in milliseconds since 1970. */
  now: number;
  /** Where there is work to apply for. */
  jobsHref: string;
  pageHref: (page: number) => string;
}

/** The applications that a freelancer has sent. */
export function SentApplicationsScreen({ snapshot, send, now, jobsHref, pageHref }: SentApplicationsScreenProps) {
  const { result } = snapshot.context;
  if (snapshot.matches('failed')) {
    return (
      <ErrorPanel title="Failed to load applications" onRetry={() => send({ type: 'list.retry' })}>
        The clients have your proposals; only this list could not be loaded.
      </ErrorPanel>
    );
  }
  if (snapshot.matches('empty')) {
    return (
      <EmptyState
        title="No applications yet"
        icon={FileText}
        action={<ButtonLink href={jobsHref}>Find Jobs</ButtonLink>}
      >
        Every proposal you send will appear here, with the client’s answer.
      </EmptyState>
    );
  }
  if (result === null) return <PendingListView label="Loading your applications" />;
  return (
    <PagedListView
      title="My applications"
      page={snapshot.context.page}
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
