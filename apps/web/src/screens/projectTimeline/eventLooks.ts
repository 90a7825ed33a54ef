import type { ProjectEventType } from '@guildhall/api/enums';
import { counted } from '@guildhall/machines/domain/counted';
import type { Schema } from '@guildhall/machines/kit/schema';
import {
  Ban,
  BriefcaseBusiness,
  CalendarDays,
  CircleCheckBig,
  CircleX,
  Hammer,
  Hourglass,
  Inbox,
  Star,
  UserRoundCheck,
} from '@guildhall/ui/icons';
import type { TimelineEvent } from '@guildhall/ui/Timeline';

type Look = Pick<TimelineEvent, 'icon' | 'tone'> & { title: (event: Schema<'ProjectEvent'>, name: string) => string };

const looks: Record<ProjectEventType, Look> = {
  PROJECT_POSTED: { icon: BriefcaseBusiness, tone: 'info', title: () => 'Posted' },
  APPLICATION_RECEIVED: { icon: Inbox, tone: 'info', title: (_, name) => `${name} applied` },
  INTERVIEW_SCHEDULED: { icon: CalendarDays, title: (_, name) => `Interview with ${name} scheduled` },
  INTERVIEW_MOVED: { icon: CalendarDays, title: (_, name) => `Interview with ${name} moved` },
  INTERVIEW_CANCELLED: { icon: CircleX, title: (_, name) => `Interview with ${name} cancelled` },
  FREELANCER_HIRED: { icon: UserRoundCheck, tone: 'accent', title: (_, name) => `${name} hired` },
  COMPLETION_REQUESTED: { icon: Hourglass, tone: 'caution', title: (_, name) => `${name} asked for approval` },
  COMPLETION_REJECTED: { icon: Hammer, tone: 'progress', title: (_, name) => `Work sent back to ${name}` },
  COMPLETION_APPROVED: { icon: CircleCheckBig, tone: 'positive', title: () => 'Work approved' },
  FREELANCER_RATED: {
    icon: Star,
    title: ({ rating }, name) => (rating === null ? `${name} rated` : `${name} rated with ${counted(rating, 'star')}`),
  },
  PROJECT_WITHDRAWN: { icon: Ban, title: () => 'Post withdrawn' },
  PROJECT_TAKEN_DOWN: { icon: Ban, tone: 'critical', title: () => 'Post taken down by an operator' },
};

/** What an event of a job is drawn with, and what it says. */
export function eventLook(event: Schema<'ProjectEvent'>): Pick<TimelineEvent, 'icon' | 'tone'> & { title: string } {
  const { icon, tone, title } = looks[event.type];
  // An account that is gone leaves no name.
  const name = event.freelancer?.name || 'The freelancer';
  return { icon, tone, title: title(event, name) };
}
