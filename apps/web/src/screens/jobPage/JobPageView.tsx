import type { Role } from '@guildhall/api/enums';
import type { jobPageMachine } from '@guildhall/machines/flows/jobPage';
import { Container } from '@guildhall/ui/Container';
import { ErrorPanel } from '@guildhall/ui/ErrorPanel';
import { PageHeader } from '@guildhall/ui/PageHeader';
import { Stack } from '@guildhall/ui/Stack';
import type { ReactNode } from 'react';
import type { EventFrom, SnapshotFrom } from 'xstate';

import { JobPendingView } from '../jobDetail/JobPendingView.tsx';
import { NotFoundScreen } from '../notFound/NotFoundScreen.tsx';
import type { JobPageHrefs } from './jobPageHrefs.ts';
import { WholeJobView } from './WholeJobView.tsx';

export interface JobPageViewProps {
  snapshot: SnapshotFrom<typeof jobPageMachine>;
  send: (event: EventFrom<typeof jobPageMachine>) => void;
  /** The present, in milliseconds since 1970. */
  now: number;
  /** Who reads it, as far as that is known. */
  visitor: 'unknown' | 'guest' | Role;
  hrefs: JobPageHrefs;
  /** Where a freelancer completes a profile that says too little to apply. Default null: it says enough. */
  profileSetupHref?: string | null;
  /** What that profile lacks. */
  prompt?: ReactNode;
  /** Whether it is a favourite, where its reader can have some. */
  favourite?: ReactNode;
  /** What the client who posted it is told besides. */
  own?: ReactNode;
}

/** A job as a page of its own. */
export function JobPageView(props: JobPageViewProps) {
  const { snapshot, send, now, visitor, hrefs, profileSetupHref = null, prompt, favourite, own } = props;
  const { job, similar } = snapshot.context;
  if (snapshot.matches('missing')) {
    return (
      <NotFoundScreen
        homeHref={hrefs.home}
        title="Job not found"
        description="The link may be incomplete, or the client has closed their account."
      />
    );
  }
  if (snapshot.matches('failed')) {
    return (
      <Container>
        <Stack gap={6}>
          <PageHeader title="Job" size="xxl" />
          <ErrorPanel title="The job could not be loaded" onRetry={() => send({ type: 'job.retry' })}>
            Nothing is lost. Check your connection and try again.
          </ErrorPanel>
        </Stack>
      </Container>
    );
  }
  if (job === null) {
    return (
      <Container>
        <PageHeader title="Loading the job…" size="xxl" />
        <JobPendingView />
      </Container>
    );
  }
  return (
    <WholeJobView
      job={job}
      similar={similar}
      isClosed={snapshot.matches('closed')}
      now={now}
      visitor={visitor}
      hrefs={hrefs}
      profileSetupHref={profileSetupHref}
      prompt={prompt}
      favourite={favourite}
      own={own}
    />
  );
}
