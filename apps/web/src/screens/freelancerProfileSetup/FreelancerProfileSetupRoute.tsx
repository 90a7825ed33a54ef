import { freelancerProfileSetupMachine } from '@guildhall/machines/flows/freelancerProfileSetup';

import { useFlow } from '../../flow/useFlow.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { freelancerProfileSetupActors } from './freelancerProfileSetupActors.ts';
import { FreelancerProfileSetupScreen } from './FreelancerProfileSetupScreen.tsx';
import { readProfileDraft, useProfileDraft } from './useProfileDraft.ts';

export function Route() {
  const api = useApi();
  const flow = useFlow(() => freelancerProfileSetupMachine.provide({ actors: freelancerProfileSetupActors(api) }), {
    input: { draft: readProfileDraft() },
  });
  useProfileDraft(flow.snapshot);
  return (
    <>
      <PageHead title="Set up your profile" description="Tell clients who you are and what you can do." isPrivate />
      <FreelancerProfileSetupScreen {...flow} />
    </>
  );
}
