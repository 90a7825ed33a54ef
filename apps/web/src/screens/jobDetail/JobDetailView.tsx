import type { jobDetailMachine } from '@guildhall/machines/flows/jobDetail';
import { Dialog } from '@guildhall/ui/Dialog';
import { EmptyState } from '@guildhall/ui/EmptyState';
import { ErrorPanel } from '@guildhall/ui/ErrorPanel';
import { SearchX } from '@guildhall/ui/icons';
import type { ReactNode } from 'react';
import type { EventFrom, SnapshotFrom } from 'xstate';

import { JobPendingView } from './JobPendingView.tsx';
import { JobView } from './JobView.tsx';

interface JobDetailViewProps {
  snapshot: SnapshotFrom<typeof jobDetailMachine>;
  send: (event: EventFrom<typeof jobDetailMachine>) => void;
  /** The present, in milliseconds since 1970. */
  now: number;
  onClose: () => void;
  /** False while something is under way that must end first. Default true. */
  isDismissable?: boolean;
  /** Whether it is a favourite, where its reader can have some. */
  favourite?: ReactNode;
  /** What the reader can do about the job. */
  children?: ReactNode;
}

/** One job in full, in a dialog. */
export function JobDetailView(props: JobDetailViewProps) {
  const { snapshot, onClose, isDismissable } = props;
  return (
    <Dialog isOpen onOpenChange={onClose} title={titleOf(snapshot)} size="large" isDismissable={isDismissable}>
      <Content {...props} />
    </Dialog>
  );
}

function titleOf(snapshot: JobDetailViewProps['snapshot']): string {
  if (snapshot.matches('loading')) return 'Loading job…';
  return snapshot.context.job?.title ?? 'Job';
}

function Content({ snapshot, send, now, favourite, children }: JobDetailViewProps) {
  const { job } = snapshot.context;
  if (snapshot.matches('missing')) {
    return (
      <EmptyState title="Job not found" icon={SearchX} level={3}>
        It may have been withdrawn, or the link may be incomplete.
      </EmptyState>
    );
  }
  if (snapshot.matches('failed')) {
    return (
      <ErrorPanel title="The job could not be loaded" level={3} onRetry={() => send({ type: 'detail.retry' })}>
        Nothing is lost. Check your connection and try again.
      </ErrorPanel>
    );
  }
  return job === null ? (
    <JobPendingView />
  ) : (
    <JobView job={job} now={now} isClosed={snapshot.matches('closed')} favourite={favourite}>
      {children}
    </JobView>
  );
}
