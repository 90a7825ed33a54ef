import { completedProjectsMachine, paramsOf } from '@guildhall/machines/flows/completedProjects';
import { pageAddressOf, pageInAddress } from '@guildhall/machines/kit/lists';

import { jobPath } from '../../jobPath.ts';
import { defineScreen } from '../../kit/defineScreen.tsx';
import { heardList } from '../../kit/heardList.tsx';
import { TurnedPage } from '../../kit/TurnedPage.tsx';
import { profilePath } from '../../profilePath.ts';
import { CompletedProjectsView } from './CompletedProjectsView.tsx';

export const screen = defineScreen({
  machine: completedProjectsMachine,
  View: CompletedProjectsView,
  within: 'ownProfile',
  address: pageAddressOf,
  props: ({ now, here }) => ({
    now,
    pageHref: (page: number) => here({ page: pageInAddress(page) }),
    profileHref: profilePath,
    jobHref: jobPath,
  }),
  additions: [TurnedPage, heardList({ kinds: ['project', 'rating'], call: 'listAssignedProjects', paramsOf })],
});
