import type { ApplicationEventType, Role } from '@guildhall/api/enums';
import {
  CalendarCheck,
  CalendarClock,
  CalendarX,
  CircleX,
  Eye,
  FileText,
  Handshake,
  Pencil,
  Send,
  Undo2,
} from '@guildhall/ui/icons';
import type { TimelineEvent } from '@guildhall/ui/Timeline';

type Look = Pick<TimelineEvent, 'icon' | 'tone'>;

const words: Readonly<Record<ApplicationEventType, Look & Record<Role, string>>> = {
  SENT: { CLIENT: 'Application received', FREELANCER: 'Application sent', icon: Send },
  EDITED: { CLIENT: 'Edited by the freelancer', FREELANCER: 'You edited it', icon: Pencil },
  POST_EDITED: { CLIENT: 'You edited the post', FREELANCER: 'The client edited the post', icon: FileText },
  VIEWED: { CLIENT: 'You opened it', FREELANCER: 'Viewed by the client', icon: Eye },
  INTERVIEW_SCHEDULED: {
    CLIENT: 'Interview scheduled',
    FREELANCER: 'Interview scheduled',
    icon: CalendarCheck,
    tone: 'info',
  },
  INTERVIEW_CONFIRMED: {
    CLIENT: 'Interview confirmed by the freelancer',
    FREELANCER: 'You confirmed the interview',
    icon: CalendarCheck,
    tone: 'positive',
  },
  INTERVIEW_TIMES_SUGGESTED: {
    CLIENT: 'Other times suggested by the freelancer',
    FREELANCER: 'You suggested other times',
    icon: CalendarClock,
  },
  INTERVIEW_TIMES_DECLINED: {
    CLIENT: 'You said no to the other times',
    FREELANCER: 'The client said no to the other times',
    icon: CalendarClock,
  },
  INTERVIEW_DECLINED: {
    CLIENT: 'Interview declined by the freelancer',
    FREELANCER: 'You declined the interview',
    icon: CalendarX,
  },
  INTERVIEW_CHANGED: {
    CLIENT: 'Interview changed',
    FREELANCER: 'Interview changed',
    icon: CalendarClock,
    tone: 'info',
  },
  INTERVIEW_CANCELLED: { CLIENT: 'Interview canceled', FREELANCER: 'Interview canceled', icon: CalendarX },
  ACCEPTED: { CLIENT: 'You accepted it', FREELANCER: 'Approved', icon: Handshake, tone: 'positive' },
  REJECTED: { CLIENT: 'Rejected', FREELANCER: 'Rejected', icon: CircleX, tone: 'critical' },
  WITHDRAWN: { CLIENT: 'Withdrawn by the freelancer', FREELANCER: 'You withdrew it', icon: Undo2 },
};

/** What happened to an application, in its reader's words, and how it looks. */
export function applicationEventWords(type: ApplicationEventType, reader: Role): Look & { title: string } {
  const { icon, tone, [reader]: title } = words[type];
  return { title, icon, ...(tone !== undefined && { tone }) };
}
