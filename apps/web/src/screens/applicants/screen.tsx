import type { ApplicantsAddress } from '@guildhall/machines/flows/applicants';
import { applicantsAddressOf, applicantsMachine, applicantsParamsOf } from '@guildhall/machines/flows/applicants';
import { pageInAddress } from '@guildhall/machines/kit/lists';
import { required } from '@guildhall/machines/kit/required';

import { useMinutes } from '../../flow/useServerClock.ts';
import { jobPath } from '../../jobPath.ts';
import { closing } from '../../kit/closing.ts';
import type { Mounted } from '../../kit/defineScreen.tsx';
import { defineScreen } from '../../kit/defineScreen.tsx';
import { heardList } from '../../kit/heardList.tsx';
import { laterScreen } from '../../kit/laterScreen.ts';
import { useTurnedPage } from '../../kit/TurnedPage.tsx';
import { useRejectionVersion } from '../clientDashboard/knownDashboard.ts';
import { tabHref } from '../clientDashboard/tabs.ts';
import { interviewHref, interviewInAddress } from '../interviewScheduling/interviewInAddress.tsx';
import { useFocusAfterDecision } from '../shared/focus/useFocusAfterDecision.ts';
import { listId } from '../shared/pagedList/listId.ts';
import { applicantsCalls } from './applicantsCalls.ts';
import { ApplicantsView } from './ApplicantsView.tsx';
import { applicationTitleId } from './applicationTitleId.ts';
import { laterApplicantParts } from './laterApplicantParts.tsx';

const ResumeView = laterScreen(() => import('../resumeDownload/screen.tsx'));

const useClosing = closing('application');

/** Where the focus goes when a page is turned, or an interview scheduled. */
function KeptFocus(mounted: Mounted<typeof applicantsMachine, ApplicantsAddress>) {
  const { address, snapshot } = mounted;
  useTurnedPage(listId, address.page, `${address.projectId} ${address.isShortlist}`);
  useFocusAfterDecision(interviewInAddress.openId(mounted), snapshot.context.groups, applicationTitleId);
  return null;
}

export const screen = defineScreen({
  machine: applicantsMachine,
  View: ApplicantsView,
  within: 'clientDashboard',
  address: applicantsAddressOf,
  clock: useMinutes,
  props: ({ now, account, here }) => ({
    now,
    clientName: required(account).name,
    jobsHref: tabHref('jobs'),
    jobHref: jobPath,
    detailsHref: (id: string) => here({ application: id }),
    interviewHref: interviewHref(here),
    pageHref: (page: number) => here({ page: pageInAddress(page), application: null }),
    ResumeView,
    parts: laterApplicantParts,
  }),
  useParts: ({ place }) => ({ onClose: useClosing(place) }),
  calls: applicantsCalls,
  additions: [
    KeptFocus,
    interviewInAddress.Dialog,
    heardList({
      kinds: ['application', 'meeting', 'project'],
      call: 'listClientApplications',
      // The page on screen, whichever holds the open application by now.
      paramsOf: (address: ApplicantsAddress) => applicantsParamsOf({ ...address, applicationId: null }),
      list: 'groups',
      useVersion: useRejectionVersion,
      isHeld: interviewInAddress.isOpen,
    }),
  ],
});
