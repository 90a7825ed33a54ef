import { maySchedule } from '@guildhall/machines/domain/scheduling';
import type { ApplicantsAddress } from '@guildhall/machines/flows/applicants';
import { applicantsAddressOf, applicantsMachine, applicantsParamsOf } from '@guildhall/machines/flows/applicants';
import { pageInAddress } from '@guildhall/machines/kit/lists';
import { required } from '@guildhall/machines/kit/required';
import type { Schema } from '@guildhall/machines/kit/schema';

import { useMinutes } from '../../flow/useServerClock.ts';
import { jobPath } from '../../jobPath.ts';
import { closing } from '../../kit/closing.ts';
import type { Mounted } from '../../kit/defineScreen.tsx';
import { defineScreen } from '../../kit/defineScreen.tsx';
import { dialogInAddress } from '../../kit/dialogInAddress.tsx';
import { heardList } from '../../kit/heardList.tsx';
import { useRejectionVersion } from '../clientDashboard/knownDashboard.ts';
import { tabHref } from '../clientDashboard/tabs.ts';
import { LaterScheduleInterviewDialog } from '../interviewScheduling/LaterScheduleInterviewDialog.tsx';
import { LaterResumeDownload } from '../resumeDownload/LaterResumeDownload.tsx';
import { listId } from '../shared/pagedList/listId.ts';
import { useFocusAfterDecision } from '../shared/useFocusAfterDecision.ts';
import { useTurnedPage } from '../shared/useTurnedPage.ts';
import { applicantsCalls } from './applicantsCalls.ts';
import { ApplicantsView } from './ApplicantsView.tsx';
import { applicationTitleId } from './applicationTitleId.ts';
import { laterApplicantParts } from './laterApplicantParts.tsx';

const interview = dialogInAddress(applicantsMachine, {
  name: 'interview',
  find: ({ groups }, id) => {
    const application = groups?.flatMap(({ applications }) => applications).find((one) => one.id === id);
    return application && maySchedule(application) ? { application } : null;
  },
  keyOf: ({ application }) => application.id,
  Dialog: ({ mounted, ...opened }) => (
    <LaterScheduleInterviewDialog {...opened} onChange={() => mounted.send({ type: 'list.refresh' })} />
  ),
});

/** Where the focus goes when a page is turned, or an interview scheduled. */
function KeptFocus(mounted: Mounted<typeof applicantsMachine, ApplicantsAddress>) {
  const { address, snapshot, place } = mounted;
  useTurnedPage(listId, address.page, `${address.projectId} ${address.isShortlist}`);
  const asked = interview.isOpen(mounted) ? (place.query['interview'] ?? null) : null;
  useFocusAfterDecision(asked, snapshot.context.groups, applicationTitleId);
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
    interviewHref: (one: Schema<'ClientApplication'>) => (maySchedule(one) ? here({ interview: one.id }) : null),
    pageHref: (page: number) => here({ page: pageInAddress(page), application: null }),
    ResumeView: LaterResumeDownload,
    parts: laterApplicantParts,
  }),
  handlers: { onClose: closing('application') },
  calls: applicantsCalls,
  additions: [
    KeptFocus,
    interview.Dialog,
    heardList({
      kinds: ['application', 'meeting', 'project'],
      call: 'listClientApplications',
      // The page on screen, whichever holds the open application by now.
      paramsOf: (address: ApplicantsAddress) => applicantsParamsOf({ ...address, applicationId: null }),
      list: 'groups',
      useVersion: useRejectionVersion,
      isHeld: interview.isOpen,
    }),
  ],
});
