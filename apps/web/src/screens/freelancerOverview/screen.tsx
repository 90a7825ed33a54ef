import { freelancerOverviewMachine } from '@guildhall/machines/flows/freelancerOverview';

import { useReturn } from '../../flow/useReturn.ts';
import type { Mounted } from '../../kit/defineScreen.tsx';
import { defineScreen } from '../../kit/defineScreen.tsx';
import { FreelancerOverviewView } from './FreelancerOverviewView.tsx';
import { profileSetupFrom } from './profileSetupFrom.ts';

/** The profile may have been completed in another window, of which this one does not hear. */
function Returned({ send }: Mounted<typeof freelancerOverviewMachine, unknown>) {
  useReturn(() => send({ type: 'overview.refresh' }));
  return null;
}

/** Whether a freelancer may send proposals. */
export const screen = defineScreen({
  machine: freelancerOverviewMachine,
  View: FreelancerOverviewView,
  within: 'freelancerDashboard',
  props: ({ here }) => ({ profileSetupHref: profileSetupFrom(here({})) }),
  additions: [Returned],
});
