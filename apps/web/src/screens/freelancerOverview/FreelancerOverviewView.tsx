import type { freelancerOverviewMachine } from '@guildhall/machines/flows/freelancerOverview';
import { Stack } from '@guildhall/ui/Stack';
import type { ReactNode } from 'react';

import type { Flow } from '../../flow/useFlow.ts';
import { JobListPendingView } from '../jobs/JobListPendingView.tsx';
import { ProfilePromptView } from './ProfilePromptView.tsx';
import type { ProfileSetupHref } from './profileSetupFrom.ts';

interface FreelancerOverviewViewProps extends Pick<Flow<typeof freelancerOverviewMachine>, 'snapshot'> {
  profileSetupHref: ProfileSetupHref;
  /** What a freelancer looks for; it is drawn once it is known whether their profile lacks something. */
  children?: ReactNode;
}

/** What a freelancer's profile lacks for proposals, above the jobs that they look for. */
export function FreelancerOverviewView({ snapshot, profileSetupHref, children }: FreelancerOverviewViewProps) {
  const { completion } = snapshot.context;
  if (completion === null && snapshot.matches('loading')) return <JobListPendingView />;
  return (
    <Stack gap={8}>
      {completion === null ? null : <ProfilePromptView completion={completion} profileSetupHref={profileSetupHref} />}
      {children}
    </Stack>
  );
}
