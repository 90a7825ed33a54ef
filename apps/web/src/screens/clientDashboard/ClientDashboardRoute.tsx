import { required } from '@guildhall/machines/kit/required';
import type { ComponentType } from 'react';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'wouter';

import { laterScreen } from '../../kit/laterScreen.ts';
import { OnEffect } from '../../kit/OnEffect.tsx';
import { useSession } from '../../session/SessionProvider.tsx';
import type { Head } from '../../shell/PageHead.tsx';
import { TurnedAway } from '../../shell/TurnedAway.tsx';
import { ApplicantsPendingView } from '../applicants/ApplicantsPendingView.tsx';
import { screen as clientOverview } from '../clientOverview/screen.tsx';
import { PostedJobsPendingView } from '../postedJobs/PostedJobsPendingView.tsx';
import { screen as rejectionUndo } from '../rejectionUndo/screen.tsx';
import { PendingListView } from '../shared/pagedList/PendingListView.tsx';
import { clientDashboardProps } from './clientDashboardProps.ts';
import { ClientDashboardScreen } from './ClientDashboardScreen.tsx';
import { KnownDashboard } from './knownDashboard.ts';
import type { Tab } from './tabs.ts';
import { tabOf } from './tabs.ts';

/** A link inside one view that leads to another is gone on arrival: the focus it had goes to the tab that is now open. */
function useTabArrival(tab: string): void {
  const last = useRef(tab);
  useEffect(() => {
    if (last.current === tab) return;
    last.current = tab;
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('#main [role=tab][aria-selected=true]')?.focus();
    window.scrollTo(0, 0);
  }, [tab]);
}

/** What each tab but the overview shows. Its code comes when the tab is opened. */
const views: Record<Exclude<Tab, 'overview'>, ComponentType> = {
  jobs: laterScreen(() => import('../postedJobs/screen.tsx'), PostedJobsPendingView),
  applicants: laterScreen(() => import('../applicants/screen.tsx'), ApplicantsPendingView),
  meetings: laterScreen(
    () => import('../meetings/screen.tsx'),
    () => <PendingListView label="Loading your meetings" />,
  ),
};

export const head: Head = { title: 'Dashboard', description: 'Your jobs and the people who applied to them.' };

export function Route() {
  const [search] = useSearchParams();
  // The guard shows this page only to people who are signed in.
  const { name } = required(useSession());
  const tab = tabOf(search.get('tab'));
  useTabArrival(tab);
  return (
    <clientOverview.Around>
      {({ snapshot, send }, drawOverview) => {
        const { known, ...frame } = clientDashboardProps(snapshot.context);
        const View = tab === 'overview' ? null : views[tab];
        return (
          <OnEffect type="projects.change" onEffect={() => send({ type: 'overview.refresh' })}>
            <KnownDashboard value={known}>
              <TurnedAway reader="CLIENT" />
              <ClientDashboardScreen {...frame} name={name} tab={tab} notice={<rejectionUndo.Route />}>
                {View === null ? drawOverview() : <View />}
              </ClientDashboardScreen>
            </KnownDashboard>
          </OnEffect>
        );
      }}
    </clientOverview.Around>
  );
}
