import { brand } from '@guildhall/machines/domain/brand';
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';

import type { Interview } from './interview.ts';
import { endOf } from './interview.ts';
import { oneLine, withoutControls } from './plainText.ts';

/** An iCalendar file, and the method that a mail says again in its content type. */
export type CalendarFile = { readonly method: 'REQUEST' | 'CANCEL'; readonly content: string };

/** How every invitation is called when it is saved. */
export const calendarFileName = 'invitation.ics';

/**
 * The invitation to a meeting, or its cancellation, by RFC 5545 and RFC 5546. The meeting's id is its UID and never
 * changes, so that a calendar keeps one entry; the file is the same whenever it is made. The client is the organizer,
 * who hears from the freelancer's calendar; `sender` acts for them.
 */
export function calendarFile(interview: Interview, sender: string): CalendarFile {
  const isOff = interview.status === 'CANCELLED';
  const method = isOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const calendar = ical({ prodId: { company: brand, product: brand, language: 'EN' }, method });
  const { client, freelancer } = interview;
  calendar.createEvent({
    id: interview.id,
    sequence: interview.sequence,
    status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    stamp: new Date(interview.updatedAt),
    created: new Date(interview.createdAt),
    lastModified: new Date(interview.updatedAt),
    start: new Date(interview.startsAt),
    end: endOf(interview),
    summary: oneLine(interview.title),
    description: withoutControls(describe(interview)),
    location: interview.link,
    url: interview.link,
    transparency: ICalEventTransparency.OPAQUE,
    organizer: { name: nameIn(client), email: client.email, sentBy: addressIn(sender) },
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

/** A name may be made of nothing that can be seen, and calendars want one. */
const nameIn = ({ name, email }: { name: string; email: string }): string => oneLine(name) || email;

function describe({ description, projectTitle, link }: Interview): string {
  return [description, `Project: ${projectTitle}`, `Meeting link: ${link}`].filter(Boolean).join('\n\n');
}

/** `Guildhall <no-reply@example.com>` → `no-reply@example.com` */
export function addressIn(mailbox: string): string {
  return /<([^<>]+)>$/.exec(mailbox.trim())?.[1] ?? mailbox.trim();
}
