import type { FreelancerProfileValues } from '@guildhall/machines/flows/freelancerProfileSetup';
import { freelancerProfileSetupMachine } from '@guildhall/machines/flows/freelancerProfileSetup';

import { readDraft } from '../../flow/drafts.ts';
import { laterView } from '../../flow/laterView.tsx';
import { useDraft } from '../../flow/useDraft.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { withCalls } from '../../kit/withCalls.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import type { Head } from '../../shell/PageHead.tsx';
import { PendingFormView } from '../profileSetup/PendingFormView.tsx';
import { screen as roleChange } from '../roleChange/screen.tsx';
import { FreelancerProfileSetupScreen } from './FreelancerProfileSetupScreen.tsx';

const draftName = 'freelancerProfileSetup';

export const head: Head = {
  title: 'Set up your profile',
  description: 'Tell clients who you are and what you can do.',
};

const FormView = laterView(async () => (await import('./SetupFormPart.tsx')).SetupFormPart, PendingFormView);

export function Route() {
  const api = useApi();
  const flow = useFlow(() => withCalls(freelancerProfileSetupMachine, api), {
    input: { draft: readDraft<FreelancerProfileValues>(draftName) },
  });
  const { snapshot } = flow;
  const { values, draft } = snapshot.context;
  const isLoading = snapshot.matches('loading');
  useDraft(draftName, { values, isLoading, isOver: snapshot.matches('saved') || (isLoading && draft === null) });
  return <FreelancerProfileSetupScreen {...flow} FormView={FormView} roleChange={<roleChange.Route />} />;
}
