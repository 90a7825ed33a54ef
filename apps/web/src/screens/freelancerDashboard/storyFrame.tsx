import type { ReactNode } from 'react';

import { FreelancerDashboardScreen } from './FreelancerDashboardScreen.tsx';
import type { Tab } from './tabs.ts';
import { tabHref } from './tabs.ts';

/** On which tab a screen is. */
const tabs: Record<string, Tab> = { assignedProjects: 'assigned', sentApplications: 'applications' };

/** The dashboard around one of its tabs, for stories. */
export function Frame({ screen, children }: { screen: string; children: ReactNode }) {
  return (
    <FreelancerDashboardScreen name="Ngozi Adeyemi" tab={tabs[screen] ?? 'jobs'} tabHref={tabHref}>
      {children}
    </FreelancerDashboardScreen>
  );
}
