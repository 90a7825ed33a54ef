import type { ClientProfileValues } from '@guildhall/machines/flows/clientProfileSetup';
import { clientProfileSetupMachine } from '@guildhall/machines/flows/clientProfileSetup';

import { readDraft } from '../../flow/drafts.ts';
import { laterView } from '../../flow/laterView.tsx';
import { useDraft } from '../../flow/useDraft.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { withCalls } from '../../kit/withCalls.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import type { Head } from '../../shell/PageHead.tsx';
import { PendingFormView } from '../profileSetup/PendingFormView.tsx';
import { screen as roleChange } from '../roleChange/screen.tsx';
import { ClientProfileSetupScreen } from './ClientProfileSetupScreen.tsx';

const draftName = 'clientProfileSetup';

export const head: Head = {
  title: 'Set up your company',
  description: 'Tell freelancers who they would be working for.',
};

const FormView = laterView(async () => (await import('./CompanyFormView.tsx')).CompanyFormView, PendingFormView);

export function Route() {
  const api = useApi();
  const flow = useFlow(() => withCalls(clientProfileSetupMachine, api), {
    input: { draft: readDraft<ClientProfileValues>(draftName) },
  });
  const { snapshot } = flow;
  const { values, draft } = snapshot.context;
  const isLoading = snapshot.matches('loading');
  useDraft(draftName, { values, isLoading, isOver: snapshot.matches('saved') || (isLoading && draft === null) });
  return <ClientProfileSetupScreen {...flow} FormView={FormView} roleChange={<roleChange.Route />} />;
}
