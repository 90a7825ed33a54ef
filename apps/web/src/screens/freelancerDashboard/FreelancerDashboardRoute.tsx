import { required } from '@guildhall/machines/kit/required';
import type { ComponentType } from 'react';
import { useSearchParams } from 'wouter';

import { useSession } from '../../session/SessionProvider.tsx';
import type { Head } from '../../shell/PageHead.tsx';
import { LaterMeetings } from '../meetings/LaterMeetings.tsx';
import { ApplicationsTab } from './ApplicationsTab.tsx';
import { AssignedTab } from './AssignedTab.tsx';
import { FreelancerDashboardScreen } from './FreelancerDashboardScreen.tsx';
import { JobsTab } from './JobsTab.tsx';
import { LaterStandingTab } from './LaterStandingTab.tsx';
import type { Tab } from './tabs.ts';
import { tabHref, tabOf } from './tabs.ts';

const views: Record<Tab, ComponentType> = {
  jobs: JobsTab,
  assigned: AssignedTab,
  applications: ApplicationsTab,
  profile: LaterStandingTab,
  meetings: () => <LaterMeetings reader="FREELANCER" sourceHref={tabHref('jobs')} />,
};

export const head: Head = { title: 'Dashboard', description: 'Your jobs, applications and assigned work.' };

export function Route() {
  // The guard shows this page only to people who are signed in.
  const { name } = required(useSession());
  const [search] = useSearchParams();
  const tab = tabOf(search.get('tab'));
  const View = views[tab];
  return (
    <FreelancerDashboardScreen name={name} tab={tab} tabHref={tabHref}>
      <View />
    </FreelancerDashboardScreen>
  );
}
