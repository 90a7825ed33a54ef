import { applicantsAddressOf, applicantsMachine, applicantsParamsOf } from '@guildhall/machines/flows/applicants';
import { pageInAddress } from '@guildhall/machines/kit/lists';

import { useHeardList } from '../../changes/useHeardList.ts';
import { useAddress, useAddressEvents } from '../../flow/useAddress.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { useMinutes } from '../../flow/useServerClock.ts';
import { jobPath } from '../../jobPath.ts';
import { withCalls } from '../../kit/withCalls.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import { LaterResumeDownload } from '../resumeDownload/LaterResumeDownload.tsx';
import { LaterScheduleInterviewDialog } from '../scheduleInterview/LaterScheduleInterviewDialog.tsx';
import { useOpenInterview } from '../scheduleInterview/useOpenInterview.ts';
import { listId } from '../shared/pagedList/listId.ts';
import { useClose } from '../shared/useClose.ts';
import { useFocusAfterDecision } from '../shared/useFocusAfterDecision.ts';
import { useHere } from '../shared/useHere.ts';
import { useReturnedFocus } from '../shared/useReturnedFocus.ts';
import { useTurnedPage } from '../shared/useTurnedPage.ts';
import { applicantsCalls } from './applicantsCalls.ts';
import { ApplicantsScreen } from './ApplicantsScreen.tsx';
import { applicationTitleId } from './applicationTitleId.ts';
import { laterApplicantParts } from './laterApplicantParts.tsx';
import type { TabProps } from './tabs.ts';
import { tabHref } from './tabs.ts';
import { useNewWhen } from './useNewWhen.ts';

export function ApplicantsTab({ projects, clientName, rejections }: TabProps) {
  const api = useApi();
  const now = useMinutes();
  const address = useAddress(applicantsAddressOf);
  const flow = useFlow(() => withCalls(applicantsMachine, api, applicantsCalls(api)), { input: { address } });
  useAddressEvents(flow.send, address);
  const here = useHere();
  const onClose = useClose(here({}), here({ application: null }));
  const { applicationId } = address;
  const detailsHref = (id: string) => here({ application: id });
  useReturnedFocus(applicationId === null ? null : detailsHref(applicationId));
  const { groups } = flow.snapshot.context;
  const { openInterview, interviewHref } = useOpenInterview(groups?.flatMap(({ applications }) => applications) ?? []);
  useTurnedPage(listId, address.page, `${address.projectId} ${address.isShortlist}`);
  useFocusAfterDecision(openInterview?.application.id ?? null, groups, applicationTitleId);
  const ask = useHeardList({
    kinds: ['application', 'meeting', 'project'],
    flow,
    // The page on screen, whichever holds the open application by now.
    load: () => api.listClientApplications({ params: applicantsParamsOf({ ...address, applicationId: null }) }),
    event: (list, wasHeld) => ({ type: 'list.heard' as const, address, list, wasHeld }),
    loaded: ({ groups }) => groups,
    isHeld: openInterview !== null,
  });
  useNewWhen(rejections, ask);
  return (
    <>
      <ApplicantsScreen
        {...flow}
        {...{ now, projects, clientName, detailsHref, interviewHref, onClose }}
        pageHref={(page) => here({ page: pageInAddress(page), application: null })}
        jobsHref={tabHref('jobs')}
        jobHref={jobPath}
        ResumeView={LaterResumeDownload}
        parts={laterApplicantParts}
      />
      {openInterview && (
        <LaterScheduleInterviewDialog
          key={openInterview.application.id}
          {...openInterview}
          onChange={() => flow.send({ type: 'list.refresh' })}
        />
      )}
    </>
  );
}
