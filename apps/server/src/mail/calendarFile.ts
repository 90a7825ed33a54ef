import type { Role } from '@guildhall/api/enums';
import { brand } from '@guildhall/machines/domain/brand';
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import type { ICalEventData } from 'ical-generator';

import type { Interview } from './interview.ts';
import { endOf } from './interview.ts';
import { oneLine, withoutControls } from './plainText.ts';

/** An iCalendar file, and the method that a mail says again in its content type. */
export type CalendarFile = { readonly method: 'REQUEST' | 'CANCEL'; readonly content: string };

/** How every invitation is called when it is saved. */
export const calendarFileName = 'invitation.ics';

const prodId = { company: brand, product: brand, language: 'EN' };

/**
 * The invitation to a meeting, or its cancellation, by RFC 5545 and RFC 5546. The meeting's id is its UID and never
 * changes, so that a calendar keeps one entry; the file is the same whenever it is made. The client is the organizer,
 * who hears from the freelancer's calendar; `sender` acts for them.
 */
export function calendarFile(interview: Interview, sender: string): CalendarFile {
  const isOff = interview.status === 'CANCELLED';
  const method = isOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const calendar = ical({ prodId, method });
  const { freelancer } = interview;
  calendar.createEvent({
    ...eventOf(interview, describe(interview), sender),
    attendees: [
      {
        name: nameIn(freelancer),
        email: freelancer.email,
        role: ICalAttendeeRole.REQ,
        status: ICalAttendeeStatus.NEEDSACTION,
        rsvp: !isOff,
      },
    ],
  });
  return { method: isOff ? 'CANCEL' : 'REQUEST', content: calendar.toString() };
}

/** After how many seconds a calendar may ask again. */
const refresh = 60 * 60;

/**
 * Meetings of a person as one calendar that is published (RFC 5546, 3.2.1), under the UIDs and with the SEQUENCE of their
 * invitations. It invites no one and has no attendees, so the description says with whom each meeting is.
 */
export function publishedCalendar(interviews: readonly Interview[], reader: Role, sender: string): string {
  const calendar = ical({ prodId, method: ICalCalendarMethod.PUBLISH, name: `${brand} meetings`, ttl: refresh });
  for (const interview of interviews) {
    const other = reader === 'CLIENT' ? interview.freelancer : interview.client;
    calendar.createEvent(eventOf(interview, `With: ${nameIn(other)}\n\n${describe(interview)}`, sender));
  }
  return calendar.toString();
}

/** What the entry of a meeting says, in whichever calendar it stands. */
function eventOf(interview: Interview, description: string, sender: string): ICalEventData {
  const { client } = interview;
  return {
    id: interview.id,
    sequence: interview.sequence,
    status: interview.status === 'CANCELLED' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    stamp: new Date(interview.updatedAt),
    created: new Date(interview.createdAt),
    lastModified: new Date(interview.updatedAt),
    start: new Date(interview.startsAt),
    end: endOf(interview),
    summary: oneLine(interview.title),
    description: withoutControls(description),
    location: interview.link,
    url: interview.link,
    transparency: ICalEventTransparency.OPAQUE,
    organizer: { name: nameIn(client), email: client.email, sentBy: addressIn(sender) },
  };
}

/** A name may be made of nothing that can be seen, and calendars want one. */
const nameIn = ({ name, email }: { name: string; email: string }): string => oneLine(name) || email;

function describe({ description, projectTitle, link }: Interview): string {
  return [description, `Project: ${projectTitle}`, `Meeting link: ${link}`].filter(Boolean).join('\n\n');
}

/** `Guildhall <no-reply@example.com>` → `no-reply@example.com` */
export function addressIn(mailbox: string): string {
  return /<([^<>]+)>$/.exec(mailbox.trim())?.[1] ?? mailbox.trim();
}
