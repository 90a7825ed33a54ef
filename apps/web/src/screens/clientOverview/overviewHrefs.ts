import type { WaitingKind } from '@guildhall/api/enums';

import { jobPath } from '../../jobPath.ts';
import { paths } from '../../paths.ts';
import { applicantsHref, jobsHref, tabHref } from '../clientDashboard/tabs.ts';
import type { OverviewHrefs } from './ClientOverviewView.tsx';

/** Where each kind of decision is made. */
const deciding: Record<WaitingKind, (projectId: string, applicationId: string | null) => string> = {
  MEETING: () => tabHref('meetings'),
  PROPOSAL: () => tabHref('meetings'),
  COMPLETION: () => jobsHref({ status: 'PENDING_COMPLETION' }),
  APPLICATION: applicantsHref,
  RATING: (rate) => jobsHref({ rate }),
};

/** Where the overview leads. */
export const overviewHrefs: OverviewHrefs = {
  postJobHref: paths.postJob,
  findTalentHref: paths.findTalent,
  activeJobsHref: jobsHref({ status: 'ACTIVE' }),
  assignedJobsHref: jobsHref({ status: 'ENGAGED' }),
  jobsHref: tabHref('jobs'),
  applicantsHref: tabHref('applicants'),
  applicationHref: applicantsHref,
  jobHref: jobPath,
  waitingHref: ({ kind, project, applicationId }) => deciding[kind](project.id, applicationId),
};
