import { applicantsMachine, applicantsParamsOf } from '@guildhall/machines/flows/applicants';
import type { ComponentProps } from 'react';

import { useHeardList } from '../../changes/useHeardList.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import { applicationTitleId } from '../clientDashboard/applicationTitleId.ts';
import { applicantsActors } from '../clientDashboard/clientDashboardActors.ts';
import { laterApplicantParts } from '../clientDashboard/laterApplicantParts.tsx';
import { LaterScheduleInterviewDialog } from '../scheduleInterview/LaterScheduleInterviewDialog.tsx';
import { useOpenInterview } from '../scheduleInterview/useOpenInterview.ts';
import { useFocusAfterDecision } from '../shared/useFocusAfterDecision.ts';
import { CompareTalentScreen } from './CompareTalentScreen.tsx';

type ApplicantsComparisonProps = Omit<ComponentProps<typeof CompareTalentScreen>, 'applicants'> & { projectId: string };

/** The comparison of those who applied to a project, who get their answers here as in the list of applicants. */
export function ApplicantsComparison({ projectId, ...comparison }: ApplicantsComparisonProps) {
  const api = useApi();
  const address = { projectId, isShortlist: false, applicationId: null };
  const flow = useFlow(() => applicantsMachine.provide({ actors: applicantsActors(api) }), { input: { address } });
  const { groups, chosen } = flow.snapshot.context;
  const { openInterview, interviewHref } = useOpenInterview(groups?.flatMap(({ applications }) => applications) ?? []);
  useFocusAfterDecision(chosen?.id ?? openInterview?.application.id ?? null, groups, applicationTitleId);
  useHeardList({
    kinds: ['application', 'meeting', 'project'],
    flow,
    load: () => api.listClientApplications({ params: applicantsParamsOf(address) }),
    event: (list) => ({ type: 'list.heard' as const, address, list }),
    loaded: ({ groups: list }) => list,
    isHeld: openInterview !== null,
  });
  return (
    <>
      <CompareTalentScreen
        {...comparison}
        applicants={{ ...flow, interviewHref, DecisionView: laterApplicantParts.DecisionView }}
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
