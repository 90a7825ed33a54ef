import { ErrorPanel } from '@guildhall/ui/ErrorPanel';

import { JobListPendingView } from '../jobs/JobListPendingView.tsx';
import type { FreelancerDashboardScreenProps } from './FreelancerDashboardScreen.tsx';
import { ProfilePromptView } from './ProfilePromptView.tsx';

/** Lets those through to the job list whose profile is complete enough, and tells the others what is missing. */
export function JobGateView({ snapshot, send, profileSetupHref, children }: FreelancerDashboardScreenProps) {
  const { completion } = snapshot.context;
  if (snapshot.matches('unlocked')) return children;
  if (snapshot.matches('locked') && completion !== null) {
    return <ProfilePromptView completion={completion} profileSetupHref={profileSetupHref} />;
  }
  if (snapshot.matches('failed')) {
    return (
      <ErrorPanel title="Your profile could not be loaded" onRetry={() => send({ type: 'overview.retry' })}>
        We need it to know whether you can see jobs yet. Nothing is lost.
      </ErrorPanel>
    );
  }
  return <JobListPendingView />;
}
