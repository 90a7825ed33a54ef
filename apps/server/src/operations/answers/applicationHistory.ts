import type { ApplicationEventType, ProjectEventType } from '@guildhall/api/enums';

import type { ProjectEventRow } from '../../repositories/projectEvents.ts';
import type { Schemas } from './common.ts';
import { instant } from './common.ts';
import { eventMeeting } from './eventMeeting.ts';

/** What each event of an application is called in its history; what concerns the whole project is in none. */
const types: Readonly<Partial<Record<ProjectEventType, ApplicationEventType>>> = {
  APPLICATION_RECEIVED: 'SENT',
  APPLICATION_EDITED: 'EDITED',
  PROJECT_EDITED: 'POST_EDITED',
  APPLICATION_VIEWED: 'VIEWED',
  INTERVIEW_SCHEDULED: 'INTERVIEW_SCHEDULED',
  INTERVIEW_CONFIRMED: 'INTERVIEW_CONFIRMED',
  INTERVIEW_TIMES_SUGGESTED: 'INTERVIEW_TIMES_SUGGESTED',
  INTERVIEW_TIMES_DECLINED: 'INTERVIEW_TIMES_DECLINED',
  INTERVIEW_MOVED: 'INTERVIEW_CHANGED',
  INTERVIEW_DECLINED: 'INTERVIEW_DECLINED',
  INTERVIEW_CANCELLED: 'INTERVIEW_CANCELLED',
  FREELANCER_HIRED: 'ACCEPTED',
  APPLICATION_REJECTED: 'REJECTED',
  APPLICATION_CLOSED: 'REJECTED',
  APPLICATION_WITHDRAWN: 'WITHDRAWN',
};

/** What happened to an application, the oldest first. Both sides read the same. */
export const toHistory = (events: readonly ProjectEventRow[]): Schemas['ApplicationEvent'][] =>
  events.flatMap(({ type, at, details }) => {
    const named = types[type];
    if (named === undefined) return [];
    const { edit, before } = details;
    return [
      {
        type: named,
        at: instant(at),
        meeting: eventMeeting(details),
        ...(edit && { edit }),
        ...(before && { before }),
      },
    ];
  });
