import { freelancerOverviewMachine } from '@guildhall/machines/flows/freelancerOverview';

import type { Flow } from '../../flow/useFlow.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { useReturn } from '../../flow/useReturn.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import { profileActors } from './jobGateActors.ts';
import { useProfileSetupHref } from './useProfileSetupHref.ts';

interface JobGate extends Flow<typeof freelancerOverviewMachine> {
  profileSetupHref: string;
}

/** Whether the job list is open to this freelancer. It opens when the profile was completed in another window. */
export function useJobGate(): JobGate {
  const api = useApi();
  const flow = useFlow(() => freelancerOverviewMachine.provide({ actors: profileActors(api) }), { input: undefined });
  useReturn(() => flow.send({ type: 'overview.refresh' }));
  return { ...flow, profileSetupHref: useProfileSetupHref() };
}
