import { clientProfileSetupMachine } from '@guildhall/machines/flows/clientProfileSetup';

import { laterView } from '../../flow/laterView.tsx';
import { defineScreen } from '../../kit/defineScreen.tsx';
import { PendingFormView } from '../profileSetup/PendingFormView.tsx';
import { screen as roleChange } from '../roleChange/screen.tsx';
import { ClientProfileSetupView } from './ClientProfileSetupView.tsx';

const FormView = laterView(async () => (await import('./CompanyFormView.tsx')).CompanyFormView, PendingFormView);

export const screen = defineScreen({
  machine: clientProfileSetupMachine,
  View: ClientProfileSetupView,
  head: { title: 'Set up your company', description: 'Tell freelancers who they would be working for.' },
  draft: { name: () => 'clientProfileSetup' },
  props: () => ({ FormView }),
  useParts: () => ({ roleChange: <roleChange.Route /> }),
});
