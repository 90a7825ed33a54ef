import { required } from '@guildhall/machines/kit/required';

import type { FrameProps } from '../../kit/storyFrame.ts';
import { FreelancerDashboardScreen } from './FreelancerDashboardScreen.tsx';
import type { Tab } from './tabs.ts';
import { tabHref } from './tabs.ts';

/** On which tab a screen is. */
const tabs: Record<string, Tab> = {
  assignedProjects: 'assigned',
  sentApplications: 'applications',
  meetings: 'meetings',
};

/** The dashboard around one of its tabs, for stories. */
export function Frame({ screen, reader, children }: Omit<FrameProps, 'snapshot'>) {
  return (
    <FreelancerDashboardScreen name={required(reader.account).name} tab={tabs[screen] ?? 'jobs'} tabHref={tabHref}>
      {children}
    </FreelancerDashboardScreen>
  );
}
