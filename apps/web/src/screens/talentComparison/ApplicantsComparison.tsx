import { applicantsMachine, applicantsParamsOf } from '@guildhall/machines/flows/applicants';
import type { ListApplicationsCall } from '@guildhall/machines/flows/applicants';
import type { Schema } from '@guildhall/machines/kit/schema';
import { fromPromise } from 'xstate';

import type { Api } from '../../api.ts';
import { useHeardList } from '../../changes/useHeardList.ts';
import { useFlow } from '../../flow/useFlow.ts';
import type { Draw } from '../../kit/defineScreen.tsx';
import { withCalls } from '../../kit/withCalls.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import { applicantsCalls } from '../applicants/applicantsCalls.ts';
import { applicationTitleId } from '../applicants/applicationTitleId.ts';
import { laterApplicantParts } from '../applicants/laterApplicantParts.tsx';
import { LaterScheduleInterviewDialog } from '../interviewScheduling/LaterScheduleInterviewDialog.tsx';
import { useOpenInterview } from '../interviewScheduling/useOpenInterview.ts';
import { useFocusAfterDecision } from '../shared/useFocusAfterDecision.ts';
import type { TalentComparisonView } from './TalentComparisonView.tsx';

interface ApplicantsComparisonProps {
  projectId: string;
  draw: Draw<typeof TalentComparisonView>;
}

/** All pages of a list of applications: the people who are compared may be on any. */
async function listEvery(api: Api, params: ListApplicationsCall['params'], signal?: AbortSignal) {
  const asked = signal === undefined ? {} : { signal };
  const { applications, pagination } = await api.listClientApplications({ params, ...asked });
  const all = [...applications];
  for (let page = 2; page <= pagination.pages; page += 1) {
    all.push(...(await api.listClientApplications({ params: { ...params, page }, ...asked })).applications);
  }
  return { applications: all, pagination };
}

const everyApplication = (api: Api) => ({
  listClientApplications: fromPromise<Schema<'ClientApplicationList'>, ListApplicationsCall>(
    ({ input: { params }, signal }) => listEvery(api, params, signal),
  ),
});

/** The comparison of those who applied to a project, who get their answers here as in the list of applicants. */
export function ApplicantsComparison({ projectId, draw }: ApplicantsComparisonProps) {
  const api = useApi();
  const address = { projectId, isShortlist: false, page: 1, applicationId: null };
  const flow = useFlow(() => withCalls(applicantsMachine, api, { ...applicantsCalls(api), ...everyApplication(api) }), {
    input: { address },
  });
  const { groups, chosen } = flow.snapshot.context;
  const { openInterview, interviewHref } = useOpenInterview(groups?.flatMap(({ applications }) => applications) ?? []);
  useFocusAfterDecision(chosen?.id ?? openInterview?.application.id ?? null, groups, applicationTitleId);
  useHeardList({
    kinds: ['application', 'meeting', 'project'],
    flow,
    load: () => listEvery(api, applicantsParamsOf(address)),
    // The people who are compared keep their places when others apply.
    event: (list) => ({ type: 'list.heard' as const, address, list }),
    loaded: ({ groups: list }) => list,
    isHeld: openInterview !== null,
  });
  return (
    <>
      {draw({ applicants: { ...flow, interviewHref, DecisionView: laterApplicantParts.DecisionView } })}
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
