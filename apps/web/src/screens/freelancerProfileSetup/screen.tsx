import { freelancerProfileSetupMachine } from '@guildhall/machines/flows/freelancerProfileSetup';

import { laterView } from '../../flow/laterView.tsx';
import { defineScreen } from '../../kit/defineScreen.tsx';
import { fieldIn } from '../profileSetup/fieldHref.ts';
import { PendingFormView } from '../profileSetup/PendingFormView.tsx';
import { screen as roleChange } from '../roleChange/screen.tsx';
import { FreelancerProfileSetupView } from './FreelancerProfileSetupView.tsx';

const FormView = laterView(async () => (await import('./ProfileFormView.tsx')).ProfileFormView, PendingFormView);

export const screen = defineScreen({
  machine: freelancerProfileSetupMachine,
  View: FreelancerProfileSetupView,
  head: { title: 'Set up your profile', description: 'Tell clients who you are and what you can do.' },
  draft: { name: () => 'freelancerProfileSetup' },
  props: ({ query }) => ({ FormView, wanted: fieldIn(query) }),
  useParts: () => ({ roleChange: <roleChange.Route /> }),
});
