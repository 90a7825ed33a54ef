import type { freelancerOverviewMachine } from '@guildhall/machines/flows/freelancerOverview';
import { ErrorPanel } from '@guildhall/ui/ErrorPanel';
import type { ReactNode } from 'react';
import type { EventFrom, SnapshotFrom } from 'xstate';

import { JobListPendingView } from '../jobs/JobListPendingView.tsx';
import { ProfilePromptView } from './ProfilePromptView.tsx';

export interface JobGateScreenProps {
  snapshot: SnapshotFrom<typeof freelancerOverviewMachine>;
  send: (event: EventFrom<typeof freelancerOverviewMachine>) => void;
  /** Where the profile is completed; it leads back here. */
  profileSetupHref: string;
  /** The job list. */
  children: ReactNode;
}

/** Shows the job list to freelancers whose profile is complete enough, and to the others what is missing. */
export function JobGateScreen({ snapshot, send, profileSetupHref, children }: JobGateScreenProps) {
  const { completion } = snapshot.context;
  if (snapshot.matches('unlocked')) return children;
  if (snapshot.matches('failed')) {
    return (
      <ErrorPanel title="Your profile could not be loaded" onRetry={() => send({ type: 'overview.retry' })}>
        We need it to know whether you can see jobs yet. Nothing is lost.
      </ErrorPanel>
    );
  }
  if (completion === null) return <JobListPendingView />;
  return <ProfilePromptView completion={completion} profileSetupHref={profileSetupHref} />;
}
