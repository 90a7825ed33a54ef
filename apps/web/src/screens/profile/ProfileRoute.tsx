import type { Role } from '@guildhall/api/enums';
import { ownProfileMachine } from '@guildhall/machines/flows/ownProfile';
import { useSearchParams } from 'wouter';

import { useHeardList } from '../../changes/useHeardList.ts';
import { laterView } from '../../flow/laterView.tsx';
import { useFlow } from '../../flow/useFlow.ts';
import { withCalls } from '../../kit/withCalls.ts';
import { paths, withSearch } from '../../paths.ts';
import { profilePath } from '../../profilePath.ts';
import { useApi, useSession } from '../../session/SessionProvider.tsx';
import type { Head } from '../../shell/PageHead.tsx';
import { accountParts } from '../account/accountParts.ts';
import { tabHref as dashboardTabHref } from '../clientDashboard/tabs.ts';
import { PendingListView } from '../shared/pagedList/PendingListView.tsx';
import { OwnProfileScreen } from './OwnProfileScreen.tsx';
import { tabHref, tabOf } from './tabs.ts';

export const head: Head = { title: 'Your profile', description: 'What others see about you.' };

/** The reviews, whose form for a reply comes with them when they are opened. */
const LaterReceivedRatings = laterView(
  async () => (await import('../receivedRatings/screen.tsx')).screen.Route,
  () => <PendingListView label="Loading your reviews" />,
);

const LaterCompletedProjects = laterView(
  async () => (await import('../completedProjects/screen.tsx')).screen.Route,
  () => <PendingListView label="Loading your projects" />,
);

/** The tabs that are lists of their own. A client's projects come with the profile. */
const lists = {
  FREELANCER: {
    overview: null,
    portfolio: <LaterCompletedProjects />,
    reviews: <LaterReceivedRatings />,
  },
  CLIENT: { overview: null, portfolio: null, reviews: <LaterReceivedRatings /> },
};

export function Route() {
  const role = useSession()?.role ?? null;
  return role === null ? null : <OwnProfile key={role} role={role} />;
}

function OwnProfile({ role }: { role: Role }) {
  const api = useApi();
  const [search] = useSearchParams();
  const tab = tabOf(search.get('tab'));
  const flow = useFlow(() => withCalls(ownProfileMachine, api), { input: { role } });
  useHeardList({
    kinds: ['project', 'rating'],
    flow,
    load: async () =>
      role === 'CLIENT'
        ? { client: await api.getClientProfile(), freelancer: null }
        : { client: null, freelancer: await api.getFreelancerProfile() },
    event: (profile) => ({ type: 'profile.heard' as const, ...profile }),
    loaded: ({ client, freelancer }) => client ?? freelancer,
  });
  return (
    <OwnProfileScreen
      {...flow}
      tab={tab}
      tabHref={tabHref}
      editHref={paths.editProfile}
      verificationHref={withSearch(paths.account, { part: accountParts.verification })}
      postJobHref={paths.postJob}
      jobsHref={dashboardTabHref('jobs')}
      publicHref={profilePath}
    >
      {lists[role][tab]}
    </OwnProfileScreen>
  );
}
