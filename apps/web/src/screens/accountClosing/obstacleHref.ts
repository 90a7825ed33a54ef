import type { Role } from '@guildhall/api/enums';
import type { Schema } from '@guildhall/machines/kit/schema';

import { applicantsHref, jobsHref, tabHref as clientHref } from '../clientDashboard/tabs.ts';
import { tabHref as freelancerHref } from '../freelancerDashboard/tabs.ts';

type Obstacle = Schema<'AccountObstacle'>;

const places: Record<Role, Record<Obstacle['kind'], (obstacle: Obstacle) => string>> = {
  CLIENT: {
    APPLICATIONS: ({ projectId }) => applicantsHref(projectId),
    WORK: ({ title }) => jobsHref({ search: title }),
    MEETING: () => clientHref('meetings'),
  },
  FREELANCER: {
    APPLICATIONS: () => freelancerHref('applications'),
    WORK: () => freelancerHref('assigned'),
    MEETING: () => freelancerHref('meetings'),
  },
};

/** Where someone can clear away what keeps their account open. */
export const obstacleHref =
  (role: Role) =>
  (obstacle: Obstacle): string =>
    places[role][obstacle.kind](obstacle);
