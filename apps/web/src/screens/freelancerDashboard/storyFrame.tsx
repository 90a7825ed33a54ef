import type { ReactNode } from 'react';

import { FreelancerDashboardScreen } from './FreelancerDashboardScreen.tsx';
import { tabHref } from './tabs.ts';

/** The dashboard around one of its tabs, for stories. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <FreelancerDashboardScreen name="Ngozi Adeyemi" tab="applications" tabHref={tabHref}>
      {children}
    </FreelancerDashboardScreen>
  );
}
