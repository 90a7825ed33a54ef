import { mayBeEdited } from '@guildhall/machines/domain/applicationChanges';
import { paramsOf, sentAddressOf, sentApplicationsMachine } from '@guildhall/machines/flows/sentApplications';
import { pageInAddress } from '@guildhall/machines/kit/lists';
import type { Schema } from '@guildhall/machines/kit/schema';

import { useMinutes } from '../../flow/useServerClock.ts';
import { defineScreen } from '../../kit/defineScreen.tsx';
import { dialogInAddress } from '../../kit/dialogInAddress.tsx';
import { heardList } from '../../kit/heardList.tsx';
import { laterScreen } from '../../kit/laterScreen.ts';
import { TurnedPage } from '../../kit/TurnedPage.tsx';
import { tabHref } from '../freelancerDashboard/tabs.ts';
import { SentApplicationsView } from './SentApplicationsView.tsx';

/** The dialog that edits an application, whose code comes when it is opened. */
const EditDialog = laterScreen(() => import('../applicationEdit/screen.tsx'));

const edit = dialogInAddress(sentApplicationsMachine, {
  name: 'edit',
  find: ({ result }, id) => {
    const application = result?.applications.find((one) => one.id === id);
    return application && mayBeEdited(application) ? { application } : null;
  },
  keyOf: ({ application }) => `${application.id} ${application.etag}`,
  Dialog: ({ mounted, ...opened }) => (
    <EditDialog {...opened} onChange={() => mounted.send({ type: 'list.refresh' })} />
  ),
});

export const screen = defineScreen({
  machine: sentApplicationsMachine,
  View: SentApplicationsView,
  within: 'freelancerDashboard',
  address: sentAddressOf,
  clock: useMinutes,
  props: ({ now, here }) => ({
    now,
    jobsHref: tabHref('jobs'),
    allHref: tabHref('applications'),
    pageHref: (page: number) => here({ page: pageInAddress(page) }),
    editHref: (application: Schema<'FreelancerApplication'>) =>
      mayBeEdited(application) ? here({ edit: application.id }) : null,
  }),
  additions: [
    TurnedPage,
    edit.Dialog,
    heardList({
      kinds: ['application', 'meeting', 'project'],
      call: 'listFreelancerApplications',
      paramsOf,
      isHeld: edit.isOpen,
    }),
  ],
});
