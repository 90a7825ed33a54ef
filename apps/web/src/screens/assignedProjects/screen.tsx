import { assignedProjectsMachine, paramsOf } from '@guildhall/machines/flows/assignedProjects';
import { pageAddressOf, pageInAddress } from '@guildhall/machines/kit/lists';
import type { Schema } from '@guildhall/machines/kit/schema';

import { defineScreen } from '../../kit/defineScreen.tsx';
import { dialogInAddress } from '../../kit/dialogInAddress.tsx';
import { heardList } from '../../kit/heardList.tsx';
import { laterScreen } from '../../kit/laterScreen.ts';
import { OnEffect } from '../../kit/OnEffect.tsx';
import { TurnedPage } from '../../kit/TurnedPage.tsx';
import { tabHref } from '../freelancerDashboard/tabs.ts';
import { timelineHref } from '../projectTimeline/timelineHref.ts';
import { hiddenFromClient } from '../rating/hiddenFromClient.ts';
import { rateableClients } from '../rating/rateableClients.ts';
import { statementHref } from '../workStatement/statementHref.ts';
import { AssignedProjectsView } from './AssignedProjectsView.tsx';

const RatingDialog = laterScreen(() => import('../rating/screen.tsx'));

const rating = dialogInAddress(assignedProjectsMachine, {
  name: 'rate',
  find: ({ result }, id, { now }) =>
    rateableClients(result?.projects ?? [], now).find(({ projectId }) => projectId === id) ?? null,
  keyOf: ({ projectId }) => projectId,
  Dialog: ({ mounted, ...due }) => (
    // What was rated is shown as rated.
    <OnEffect type="projects.change" onEffect={() => mounted.send({ type: 'list.refresh' })}>
      <RatingDialog {...due} />
    </OnEffect>
  ),
});

export const screen = defineScreen({
  machine: assignedProjectsMachine,
  View: AssignedProjectsView,
  within: 'freelancerDashboard',
  address: pageAddressOf,
  props: ({ now, here }) => ({
    now,
    jobsHref: tabHref('jobs'),
    pageHref: (page: number) => here({ page: pageInAddress(page) }),
    rateHref: (projectId: string) => here({ rate: projectId }),
    hiddenUntil: (project: Schema<'AssignedProject'>) => hiddenFromClient(project, now),
    statementHref,
    timelineHref: (projectId: string) => timelineHref('FREELANCER', projectId),
  }),
  additions: [
    TurnedPage,
    rating.Dialog,
    heardList({
      kinds: ['project', 'rating'],
      call: 'listAssignedProjects',
      paramsOf,
      isHeld: rating.isOpen,
    }),
  ],
});
