import { freelancerWaitingMachine } from '@guildhall/machines/flows/freelancerWaiting';

import { laterView } from '../../flow/laterView.tsx';
import { defineScreen } from '../../kit/defineScreen.tsx';
import { refreshed } from '../../kit/refreshed.tsx';
import { JobListPendingView } from '../jobs/JobListPendingView.tsx';
import { waitingLinksAway } from './waitingLinks.ts';

/** What waits for a freelancer, on the dashboard and at home. */
export const screen = defineScreen({
  machine: freelancerWaitingMachine,
  // The dashboard runs the flow on every tab, and draws it on one.
  View: laterView(async () => (await import('./FreelancerWaitingView.tsx')).FreelancerWaitingView, JobListPendingView),
  within: 'freelancerDashboard',
  props: ({ now }) => ({
    now,
    ...waitingLinksAway,
    children: <JobListPendingView />,
  }),
  additions: [
    refreshed(freelancerWaitingMachine, {
      event: { type: 'waiting.refresh' },
      kinds: ['project', 'application', 'meeting', 'rating'],
      // While a rating is being given, the list that it was chosen from stays.
      isHeld: ({ place }) => place.query['rate'] !== undefined,
    }),
  ],
});
