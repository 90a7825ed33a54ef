import { required } from '@guildhall/machines/kit/required';
import { useSearchParams } from 'wouter';

import { useSession } from '../../session/SessionProvider.tsx';
import type { Head } from '../../shell/PageHead.tsx';
import { FreelancerDashboardScreen } from './FreelancerDashboardScreen.tsx';
import { views } from './laterTabs.tsx';
import { tabHref, tabOf } from './tabs.ts';

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
