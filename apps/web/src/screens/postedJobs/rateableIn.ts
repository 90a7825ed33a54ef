import type { Schema } from '@guildhall/machines/kit/schema';
import { ratingStatusOf } from '@guildhall/machines/lifecycles/ratingStatus';

import type { Rateable } from '../rating/rateable.ts';

/** The ratings that are due of these jobs. */
export const rateableIn = (projects: readonly Schema<'ClientProject'>[]): Rateable[] =>
  projects.flatMap(({ id, title, freelancer, status, rating }) =>
    freelancer !== null && ratingStatusOf({ status, isRated: rating !== null }) === 'due'
      ? [{ projectId: id, projectTitle: title, rated: 'FREELANCER', name: freelancer.name, hiddenUntil: null }]
      : [],
  );
