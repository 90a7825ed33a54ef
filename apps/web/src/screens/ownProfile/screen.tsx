import { ownProfileMachine } from '@guildhall/machines/flows/ownProfile';
import { required } from '@guildhall/machines/kit/required';

import { useHeardList } from '../../changes/useHeardList.ts';
import type { Mounted } from '../../kit/defineScreen.tsx';
import { defineScreen } from '../../kit/defineScreen.tsx';
import { laterScreen } from '../../kit/laterScreen.ts';
import { paths, withSearch } from '../../paths.ts';
import { profilePath } from '../../profilePath.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import { accountParts } from '../account/accountParts.ts';
import { tabHref as dashboardTabHref } from '../clientDashboard/tabs.ts';
import { PendingListView } from '../shared/pagedList/PendingListView.tsx';
import { OwnProfileView } from './OwnProfileView.tsx';
import { tabHref, tabOf } from './tabs.ts';

/** The reviews, whose form for a reply comes with them when they are opened. */
const ReceivedRatings = laterScreen(
  () => import('../receivedRatings/screen.tsx'),
  () => <PendingListView label="Loading your reviews" />,
);

const CompletedProjects = laterScreen(
  () => import('../completedProjects/screen.tsx'),
  () => <PendingListView label="Loading your projects" />,
);

/** The tabs that are lists of their own. A client's projects come with the profile. */
const lists = {
  FREELANCER: {
    overview: null,
    portfolio: <CompletedProjects />,
    reviews: <ReceivedRatings />,
  },
  CLIENT: { overview: null, portfolio: null, reviews: <ReceivedRatings /> },
};

/** Keeps the profile up to date with what others do. */
function HeardProfile({ snapshot, send }: Mounted<typeof ownProfileMachine, unknown>) {
  const api = useApi();
  const { role } = snapshot.context;
  useHeardList({
    kinds: ['project', 'rating'],
    flow: { snapshot, send },
    load: async () =>
      role === 'CLIENT'
        ? { client: await api.getClientProfile(), freelancer: null }
        : { client: null, freelancer: await api.getFreelancerProfile() },
    event: (profile) => ({ type: 'profile.heard' as const, ...profile }),
    loaded: ({ client, freelancer }) => client ?? freelancer,
  });
  return null;
}

export const screen = defineScreen({
  machine: ownProfileMachine,
  View: OwnProfileView,
  head: { title: 'Your profile', description: 'What others see about you.' },
  keyOf: (_query, account) => account?.role ?? null,
  input: ({ account }) => ({ role: required(account).role }),
  props: ({ query }) => ({
    tab: tabOf(query['tab'] ?? null),
    tabHref,
    editHref: paths.editProfile,
    verificationHref: withSearch(paths.account, { part: accountParts.verification }),
    postJobHref: paths.postJob,
    jobsHref: dashboardTabHref('jobs'),
    publicHref: profilePath,
  }),
  useParts: ({ snapshot, place: { query } }) => ({
    children: lists[snapshot.context.role][tabOf(query['tab'] ?? null)],
  }),
  additions: [HeardProfile],
});
