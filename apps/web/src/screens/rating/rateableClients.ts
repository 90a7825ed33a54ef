import type { Schema } from '@guildhall/machines/kit/schema';
import { ratingStatusOf } from '@guildhall/machines/lifecycles/ratingStatus';

import { hiddenFromClient } from './hiddenFromClient.ts';
import type { Rateable } from './rateable.ts';

/** The clients whom the freelancer may rate, of the projects in the list. */
export function rateableClients(projects: readonly Schema<'AssignedProject'>[], now: number): Rateable[] {
  return projects
    .filter(({ status, clientRating }) => ratingStatusOf({ status, isRated: clientRating !== null }) === 'due')
    .map((project) => ({
      projectId: project.id,
      projectTitle: project.title,
      rated: 'CLIENT',
      name: project.client.name,
      hiddenUntil: hiddenFromClient(project, now),
    }));
}
