import { freelancerOverviewMachine } from '@guildhall/machines/flows/freelancerOverview';

import { defineScreen } from '../../kit/defineScreen.tsx';
import { refreshed } from '../../kit/refreshed.tsx';
import { FreelancerOverviewView } from './FreelancerOverviewView.tsx';
import { profileSetupFrom } from './profileSetupFrom.ts';

/** Whether a freelancer may send proposals. They open when the profile was completed in another window. */
export const screen = defineScreen({
  machine: freelancerOverviewMachine,
  View: FreelancerOverviewView,
  within: 'freelancerDashboard',
  props: ({ here }) => ({ profileSetupHref: profileSetupFrom(here({})) }),
  additions: [refreshed(freelancerOverviewMachine, { event: { type: 'overview.refresh' } })],
});
