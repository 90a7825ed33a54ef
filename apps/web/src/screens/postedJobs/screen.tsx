import { paramsOf, postedJobsAddressOf, postedJobsMachine } from '@guildhall/machines/flows/postedJobs';
import { pageInAddress } from '@guildhall/machines/kit/lists';

import { laterView } from '../../flow/laterView.tsx';
import { jobPath } from '../../jobPath.ts';
import { defineScreen } from '../../kit/defineScreen.tsx';
import { dialogInAddress } from '../../kit/dialogInAddress.tsx';
import { heardList } from '../../kit/heardList.tsx';
import { laterScreen } from '../../kit/laterScreen.ts';
import { OnEffect } from '../../kit/OnEffect.tsx';
import { TurnedPage } from '../../kit/TurnedPage.tsx';
import { paths, withSearch } from '../../paths.ts';
import { useRejectionVersion } from '../clientDashboard/knownDashboard.ts';
import { applicantsHref } from '../clientDashboard/tabs.ts';
import { timelineHref } from '../projectTimeline/timelineHref.ts';
import { statementHref } from '../workStatement/statementHref.ts';
import { PostedJobsView } from './PostedJobsView.tsx';
import { rateableIn } from './rateableIn.ts';
import { RatingElsewhere } from './RatingElsewhere.tsx';

/** The form of a new job, filled in as an earlier one of the client's was. */
const againHref = (projectId: string): string => withSearch(paths.postJob, { again: projectId });

const RatingDialog = laterScreen(() => import('../rating/screen.tsx'));

/** Few visits decide anything, and dialogs are heavy. */
const DecisionView = laterView(async () => (await import('./PostedJobDecisionView.tsx')).PostedJobDecisionView);

const rating = dialogInAddress(postedJobsMachine, {
  name: 'rate',
  find: ({ result }, projectId) =>
    result && { projectId, due: rateableIn(result.projects).find((one) => one.projectId === projectId) },
  keyOf: ({ projectId, due }) => `${projectId} ${due === undefined}`,
  Dialog: ({ mounted, projectId, due, onClose }) => (
    // What was rated is shown as rated.
    <OnEffect type="projects.change" onEffect={() => mounted.send({ type: 'list.refresh' })}>
      {due === undefined ? (
        <RatingElsewhere projectId={projectId} onClose={onClose} />
      ) : (
        <RatingDialog {...due} onClose={onClose} />
      )}
    </OnEffect>
  ),
});

export const screen = defineScreen({
  machine: postedJobsMachine,
  View: PostedJobsView,
  within: 'clientDashboard',
  address: postedJobsAddressOf,
  props: ({ now, here }) => ({
    now,
    postJobHref: paths.postJob,
    applicantsHref,
    rateHref: (projectId: string) => here({ rate: projectId }),
    statementHref,
    againHref,
    jobHref: jobPath,
    timelineHref: (projectId: string) => timelineHref('CLIENT', projectId),
    pageHref: (page: number) => here({ page: pageInAddress(page) }),
    DecisionView,
  }),
  additions: [
    TurnedPage,
    rating.Dialog,
    heardList({
      kinds: ['project', 'application', 'rating'],
      call: 'listClientProjects',
      paramsOf,
      useVersion: useRejectionVersion,
      isHeld: rating.isOpen,
    }),
  ],
});
