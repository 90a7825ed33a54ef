import type { Schema } from '@guildhall/machines/kit/schema';
import { ratingStatusOf } from '@guildhall/machines/lifecycles/ratingStatus';

import type { RateableWork } from '../rating/RatingDialog.tsx';

/** The ratings that are due: of the jobs in the list, and of older ones that wait for it. */
export function rateableIn(
  projects: readonly Schema<'ClientProject'>[],
  decisions: readonly Schema<'WaitingDecision'>[],
): RateableWork[] {
  const listed = new Set(projects.map(({ id }) => id));
  const ofList = projects.flatMap(({ id, title, freelancer, status, rating }) =>
    freelancer !== null && ratingStatusOf({ status, isRated: rating !== null }) === 'due'
      ? [{ projectId: id, projectTitle: title, freelancerName: freelancer.name }]
      : [],
  );
  const older = decisions.flatMap(({ kind, project, freelancerName }) =>
    kind === 'RATING' && freelancerName !== null && !listed.has(project.id)
      ? [{ projectId: project.id, projectTitle: project.title, freelancerName }]
      : [],
  );
  return [...ofList, ...older];
}
