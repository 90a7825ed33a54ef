import { freelancerOverviewMachine } from '@guildhall/machines/flows/freelancerOverview';
import type { ComponentType } from 'react';
import { useSearchParams } from 'wouter';

import { useFlow } from '../../flow/useFlow.ts';
import { paths } from '../../paths.ts';
import { useApi, useSession } from '../../session/SessionProvider.tsx';
import type { Head } from '../../shell/PageHead.tsx';
import { ApplicationsTab } from './ApplicationsTab.tsx';
import { AssignedTab } from './AssignedTab.tsx';
import { overviewActors } from './dashboardActors.ts';
import { FreelancerDashboardScreen } from './FreelancerDashboardScreen.tsx';
import { JobsTab } from './JobsTab.tsx';
import type { Tab } from './tabs.ts';
import { tabHref, tabOf } from './tabs.ts';

const views: Record<Tab, ComponentType> = { jobs: JobsTab, assigned: AssignedTab, applications: ApplicationsTab };

export const head: Head = { title: 'Dashboard', description: 'Your jobs, applications and assigned work.' };

export function Route() {
  const api = useApi();
  const name = useSession()?.name ?? '';
  const [search] = useSearchParams();
  const tab = tabOf(search.get('tab'));
  const View = views[tab];
  const flow = useFlow(() => freelancerOverviewMachine.provide({ actors: overviewActors(api) }), { input: undefined });
  return (
    <FreelancerDashboardScreen
      {...flow}
      name={name}
      tab={tab}
      tabHref={tabHref}
      profileSetupHref={paths.freelancerProfileSetup}
    >
      <View />
    </FreelancerDashboardScreen>
  );
}
