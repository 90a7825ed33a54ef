import { required } from '@guildhall/machines/kit/required';
import { useSearchParams } from 'wouter';

import { OnEffect } from '../../kit/OnEffect.tsx';
import { useSession } from '../../session/SessionProvider.tsx';
import type { Head } from '../../shell/PageHead.tsx';
import { TurnedAway } from '../../shell/TurnedAway.tsx';
import { screen as clientOverview } from '../clientOverview/screen.tsx';
import { screen as rejectionUndo } from '../rejectionUndo/screen.tsx';
import { clientDashboardProps } from './clientDashboardProps.ts';
import { ClientDashboardScreen } from './ClientDashboardScreen.tsx';
import { KnownDashboard } from './knownDashboard.ts';
import { views } from './laterTabs.tsx';
import { tabOf } from './tabs.ts';
import { useTabArrival } from './useTabArrival.ts';

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
