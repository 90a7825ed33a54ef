import type { Schema } from '@guildhall/machines/kit/schema';

import { proposalPath } from '../../jobPaths.ts';
import { tabHref } from '../freelancerDashboard/tabs.ts';
import type { Rateable } from '../rating/rateable.ts';

interface WaitingLinksOptions {
  /** The clients whom the dashboard's own dialog rates. */
  rateable: readonly Rateable[];
  rateHref: (projectId: string) => string;
  draftHref: (projectId: string) => string;
}

/** Where each thing that waits for a freelancer is done. */
export function waitingLinks({ rateable, rateHref, draftHref }: WaitingLinksOptions) {
  /** The dashboard knows the latest work in full; older work is rated where it is listed. */
  const ratingHref = (id: string) =>
    rateable.some(({ projectId }) => projectId === id) ? rateHref(id) : tabHref('assigned');
  const taskHref = ({ kind, project }: Schema<'WaitingTask'>): string => {
    switch (kind) {
      case 'MEETING':
      case 'INVITATION':
        return tabHref('meetings');
      case 'HIRED':
      case 'REVISION':
        return tabHref('assigned');
      case 'DRAFT':
        return draftHref(project.id);
      case 'RATING':
        return ratingHref(project.id);
    }
  };
  return { taskHref, profileHref: tabHref('profile') };
}

/** The same where no dialog is at hand: clients are rated on the dashboard. */
export const waitingLinksAway = waitingLinks({
  rateable: [],
  rateHref: () => tabHref('assigned'),
  draftHref: proposalPath,
});
