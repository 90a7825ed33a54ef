import { required } from '@guildhall/machines/kit/required';
import type { ComponentType } from 'react';
import { useSearchParams } from 'wouter';

import { laterView } from '../../flow/laterView.tsx';
import { laterScreen } from '../../kit/laterScreen.ts';
import { OnEffect } from '../../kit/OnEffect.tsx';
import { useSession } from '../../session/SessionProvider.tsx';
import type { Head } from '../../shell/PageHead.tsx';
import { TurnedAway } from '../../shell/TurnedAway.tsx';
import { useWaitingCount } from '../../shell/waitingCount.ts';
import { screen as freelancerWaiting } from '../freelancerWaiting/screen.tsx';
import { JobListPendingView } from '../jobs/JobListPendingView.tsx';
import { PendingListView } from '../shared/pagedList/PendingListView.tsx';
import { FreelancerDashboardScreen } from './FreelancerDashboardScreen.tsx';
import type { Tab, TabProps } from './tabs.ts';
import { tabHref, tabOf } from './tabs.ts';

/** What each tab shows. Its code comes when the tab is opened. */
const views: Record<Tab, ComponentType<TabProps>> = {
  jobs: laterView(async () => (await import('./JobsTab.tsx')).JobsTab, JobListPendingView),
  assigned: laterScreen(
    () => import('../assignedProjects/screen.tsx'),
    () => <PendingListView label="Loading your assigned jobs" />,
  ),
  applications: laterScreen(
    () => import('../sentApplications/screen.tsx'),
    () => <PendingListView label="Loading your applications" />,
  ),
  profile: laterView(
    async () => (await import('./StandingTab.tsx')).StandingTab,
    () => <PendingListView label="Loading your profile" />,
  ),
  meetings: laterScreen(
    () => import('../meetings/screen.tsx'),
    () => <PendingListView label="Loading your meetings" />,
  ),
};

export const head: Head = { title: 'Dashboard', description: 'Your jobs, applications and assigned work.' };

export const Route = () => (
  <freelancerWaiting.Around>
    {(waiting, drawWaiting) => <Dashboard waiting={waiting} drawWaiting={drawWaiting} />}
  </freelancerWaiting.Around>
);

function Dashboard(props: TabProps) {
  // The guard shows this page only to people who are signed in.
  const { name } = required(useSession());
  const [search] = useSearchParams();
  const tab = tabOf(search.get('tab'));
  const View = views[tab];
  const { snapshot, send } = props.waiting;
  const { dashboard, waiting } = snapshot.context;
  // What stands in the title is what “Waiting for you” counts.
  useWaitingCount(waiting.total);
  return (
    // A client who was rated waits no longer, and neither does an invitation that was answered.
    <OnEffect type="projects.change" onEffect={() => send({ type: 'waiting.refresh' })}>
      <TurnedAway reader="FREELANCER" />
      <FreelancerDashboardScreen
        name={name}
        tab={tab}
        tabHref={tabHref}
        meetingsToAnswer={dashboard?.waiting.meetingsToAnswer}
      >
        <View {...props} />
      </FreelancerDashboardScreen>
    </OnEffect>
  );
}
