import { freelancerOverviewMachine } from '@guildhall/machines/flows/freelancerOverview';

import type { Flow } from '../../flow/useFlow.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { useReturn } from '../../flow/useReturn.ts';
import { withCalls } from '../../kit/withCalls.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import type { ProfileSetupHref } from './useProfileSetupHref.ts';
import { useProfileSetupHref } from './useProfileSetupHref.ts';

interface JobGate extends Flow<typeof freelancerOverviewMachine> {
  profileSetupHref: ProfileSetupHref;
  /** It was found out, or could not be. */
  isKnown: boolean;
}

/** Whether this freelancer may send proposals. They open when the profile was completed in another window. */
export function useJobGate(): JobGate {
  const api = useApi();
  const flow = useFlow(() => withCalls(freelancerOverviewMachine, api), { input: undefined });
  useReturn(() => flow.send({ type: 'overview.refresh' }));
  const isKnown = flow.snapshot.context.completion !== null || !flow.snapshot.hasTag('busy');
  return { ...flow, isKnown, profileSetupHref: useProfileSetupHref() };
}
