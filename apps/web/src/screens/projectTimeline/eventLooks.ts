import type { ProjectEventType, Role } from '@guildhall/api/enums';
import { counted } from '@guildhall/machines/domain/counted';
import type { Schema } from '@guildhall/machines/kit/schema';
import {
  Ban,
  BriefcaseBusiness,
  CalendarCheck,
  CalendarClock,
  CalendarDays,
  CalendarX,
  CircleCheckBig,
  CircleX,
  Eye,
  Hammer,
  Hourglass,
  Inbox,
  Pencil,
  Star,
  Undo2,
  UserRoundCheck,
} from '@guildhall/ui/icons';
import type { TimelineEvent } from '@guildhall/ui/Timeline';

type Event = Schema<'ProjectEvent'>;

type Look = Pick<TimelineEvent, 'icon' | 'tone'> & {
  /** For the client, who reads of `name`. */
  client: (name: string, event: Event) => string;
  /** For the freelancer it is about. */
  freelancer: (event: Event) => string;
};

/** A change of the link or the length leaves a meeting where it was. */
const moved = ({ meeting, movedFrom }: Event): string => (meeting?.startsAt === movedFrom ? 'changed' : 'moved');

const stars = ({ rating }: Event): string => (rating === null ? '' : ` with ${counted(rating, 'star')}`);

const looks: Record<ProjectEventType, Look> = {
  PROJECT_POSTED: { icon: BriefcaseBusiness, tone: 'info', client: () => 'Posted', freelancer: () => 'Posted' },
  PROJECT_EDITED: {
    icon: Pencil,
    client: () => 'You edited the post',
    freelancer: () => 'The client edited the post',
  },
  APPLICATION_RECEIVED: {
    icon: Inbox,
    tone: 'info',
    client: (name) => `${name} applied`,
    freelancer: () => 'You applied',
  },
  APPLICATION_EDITED: {
    icon: Pencil,
    client: (name) => `${name} edited the application`,
    freelancer: () => 'You edited your application',
  },
  APPLICATION_VIEWED: {
    icon: Eye,
    client: (name) => `You opened the application from ${name}`,
    freelancer: () => 'The client opened your application',
  },
  APPLICATION_REJECTED: {
    icon: CircleX,
    client: (name) => `Application from ${name} rejected`,
    freelancer: () => 'Your application was rejected',
  },
  APPLICATION_CLOSED: {
    icon: CircleX,
    client: (name) => `Application from ${name} closed`,
    freelancer: () => 'Your application was closed',
  },
  APPLICATION_WITHDRAWN: {
    icon: Undo2,
    client: (name) => `${name} withdrew the application`,
    freelancer: () => 'You withdrew your application',
  },
  INTERVIEW_SCHEDULED: {
    icon: CalendarDays,
    client: (name) => `Interview with ${name} scheduled`,
    freelancer: () => 'Interview scheduled',
  },
  INTERVIEW_CONFIRMED: {
    icon: CalendarCheck,
    client: (name) => `${name} confirmed the interview`,
    freelancer: () => 'You confirmed the interview',
  },
  INTERVIEW_TIMES_SUGGESTED: {
    icon: CalendarClock,
    client: (name) => `${name} suggested other times for the interview`,
    freelancer: () => 'You suggested other times for the interview',
  },
  INTERVIEW_TIMES_DECLINED: {
    icon: CalendarClock,
    client: (name) => `You said no to the times that ${name} suggested`,
    freelancer: () => 'The client said no to the times that you suggested',
  },
  INTERVIEW_DECLINED: {
    icon: CalendarX,
    client: (name) => `${name} declined the interview`,
    freelancer: () => 'You declined the interview',
  },
  INTERVIEW_MOVED: {
    icon: CalendarClock,
    client: (name, event) => `Interview with ${name} ${moved(event)}`,
    freelancer: (event) => `Interview ${moved(event)}`,
  },
  INTERVIEW_CANCELLED: {
    icon: CalendarX,
    client: (name) => `Interview with ${name} canceled`,
    freelancer: () => 'Interview canceled',
  },
  FREELANCER_HIRED: {
    icon: UserRoundCheck,
    tone: 'accent',
    client: (name) => `${name} hired`,
    freelancer: () => 'You were hired',
  },
  COMPLETION_REQUESTED: {
    icon: Hourglass,
    tone: 'caution',
    client: (name) => `${name} asked for approval`,
    freelancer: () => 'You asked for approval',
  },
  COMPLETION_REJECTED: {
    icon: Hammer,
    tone: 'progress',
    client: (name) => `Work sent back to ${name}`,
    freelancer: () => 'The client asked for more work',
  },
  COMPLETION_APPROVED: {
    icon: CircleCheckBig,
    tone: 'positive',
    client: () => 'Work approved',
    freelancer: () => 'Work approved',
  },
  FREELANCER_RATED: {
    icon: Star,
    client: (name, event) => `${name} rated${stars(event)}`,
    freelancer: (event) => `The client rated you${stars(event)}`,
  },
  CLIENT_RATED: {
    icon: Star,
    client: (name, event) => `${name} rated you${stars(event)}`,
    freelancer: (event) => `You rated the client${stars(event)}`,
  },
  PROJECT_ENDED_BY_CLIENT: {
    icon: Ban,
    tone: 'critical',
    client: () => 'You ended the project',
    freelancer: () => 'The client ended the project',
  },
  PROJECT_ENDED_BY_FREELANCER: {
    icon: Ban,
    tone: 'critical',
    client: (name) => `${name} ended the project`,
    freelancer: () => 'You ended the project',
  },
  PROJECT_WITHDRAWN: { icon: Ban, client: () => 'Post withdrawn', freelancer: () => 'Post withdrawn' },
  PROJECT_TAKEN_DOWN: {
    icon: Ban,
    tone: 'critical',
    client: () => 'Post taken down by an operator',
    freelancer: () => 'Post taken down by an operator',
  },
};

/** What an event of a job is drawn with, and what it says to its reader. */
export function eventLook(event: Event, reader: Role): Pick<TimelineEvent, 'icon' | 'tone'> & { title: string } {
  const { icon, tone, client, freelancer } = looks[event.type];
  const name = event.freelancer?.name ?? 'The freelancer';
  return { icon, tone, title: reader === 'CLIENT' ? client(name, event) : freelancer(event) };
}
