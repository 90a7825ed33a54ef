import type { freelancerOverviewMachine } from '@guildhall/machines/flows/freelancerOverview';
import { Stack } from '@guildhall/ui/Stack';
import type { ReactNode } from 'react';

import type { Flow } from '../../flow/useFlow.ts';
import { JobListPendingView } from '../jobs/JobListPendingView.tsx';
import { ProfilePromptView } from './ProfilePromptView.tsx';
import type { ProfileSetupHref } from './useProfileSetupHref.ts';

export interface JobGateScreenProps extends Pick<Flow<typeof freelancerOverviewMachine>, 'snapshot'> {
  profileSetupHref: ProfileSetupHref;
  /** The job list. */
  children: ReactNode;
}

/** The job list, and above it what a profile lacks for proposals; it is drawn once it is known whether something does. */
export function JobGateScreen({ snapshot, profileSetupHref, children }: JobGateScreenProps) {
  const { completion } = snapshot.context;
  if (completion === null && snapshot.matches('loading')) return <JobListPendingView />;
  return (
    <Stack gap={8}>
      {completion === null ? null : <ProfilePromptView completion={completion} profileSetupHref={profileSetupHref} />}
      {children}
    </Stack>
  );
}
