import { comparisonFromAddress } from '@guildhall/machines/domain/comparison';
import type { ApplicantsAddress, ListApplicationsCall } from '@guildhall/machines/flows/applicants';
import { applicantsMachine, applicantsParamsOf } from '@guildhall/machines/flows/applicants';
import type { Search } from '@guildhall/machines/kit/lists';
import type { Schema } from '@guildhall/machines/kit/schema';
import { fromPromise } from 'xstate';

import type { Flow } from '../../flow/useFlow.ts';
import type { Mounted } from '../../kit/defineScreen.tsx';
import { defineScreen } from '../../kit/defineScreen.tsx';
import { heardList } from '../../kit/heardList.tsx';
import { applicantsCalls } from '../applicants/applicantsCalls.ts';
import { applicationTitleId } from '../applicants/applicationTitleId.ts';
import { interviewInAddress } from '../interviewScheduling/interviewInAddress.tsx';
import { useFocusAfterDecision } from '../shared/focus/useFocusAfterDecision.ts';

const applicantsAddressOf = (search: Search): ApplicantsAddress => {
  const { projectId } = comparisonFromAddress(search);
  return { projectId, isShortlist: false, page: 1, applicationId: null };
};

type OnPage = Mounted<typeof applicantsMachine, ApplicantsAddress>;

function KeptFocus(mounted: OnPage) {
  const { groups, chosen } = mounted.snapshot.context;
  useFocusAfterDecision(chosen?.id ?? interviewInAddress.openId(mounted), groups, applicationTitleId);
  return null;
}

/** Those who applied to the project of the address, who get their answers here as in the list of applicants. */
export const applicants = defineScreen({
  machine: applicantsMachine,
  // The comparison draws them.
  View: (_flow: Flow<typeof applicantsMachine>) => null,
  address: applicantsAddressOf,
  props: () => ({}),
  calls: (api) => ({
    ...applicantsCalls(api),
    // The people who are compared may be on any page.
    listClientApplications: fromPromise<Schema<'ClientApplicationList'>, ListApplicationsCall>(
      async ({ input: { params }, signal }) => {
        const { applications, pagination } = await api.listClientApplications({ params, signal });
        const all = [...applications];
        for (let page = 2; page <= pagination.pages; page += 1) {
          const more = await api.listClientApplications({ params: { ...params, page }, signal });
          all.push(...more.applications);
        }
        return { applications: all, pagination };
      },
    ),
  }),
  additions: [
    KeptFocus,
    interviewInAddress.Dialog,
    heardList({
      kinds: ['application', 'meeting', 'project'],
      call: 'listClientApplications',
      paramsOf: applicantsParamsOf,
      // The people who are compared keep their places when others apply.
      event: (list: Schema<'ClientApplicationList'>, address) => ({ type: 'list.heard', address, list }),
      list: 'groups',
      isHeld: interviewInAddress.isOpen,
    }),
  ],
});
