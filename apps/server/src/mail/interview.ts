import type { InterviewDuration, MeetingStatus, MeetingType } from '@guildhall/api/enums';
import { cityTime } from '@guildhall/machines/domain/zoneNames';

type Person = { readonly name: string; readonly email: string };

/** A meeting as mails and calendar files tell of it. Plain values, for it waits in the queue as JSON. */
export type Interview = {
  readonly id: string;
  /** Rises with each invitation that is sent for it. */
  readonly sequence: number;
  readonly status: MeetingStatus;
  readonly type: MeetingType;
  readonly title: string;
  readonly description: string | null;
  readonly link: string;
  /** An instant, as ISO 8601; so are those below. */
  readonly startsAt: string;
  readonly minutes: InterviewDuration;
  readonly timezone: string;
  /** The reader's own zone, any of IANA's, where it is known. */
  readonly readerTimezone?: string;
  readonly projectTitle: string;
  readonly client: Person;
  readonly freelancer: Person;
  readonly createdAt: string;
  readonly updatedAt: string;
};

/** When it ends. */
export function endOf({ startsAt, minutes }: Interview): Date {
  return new Date(Date.parse(startsAt) + minutes * 60_000);
}

/**
 * "Tuesday, December 1, 2026, 2:30 PM to 3:30 PM Paris time (1:30 PM to 2:30 PM UTC)": in the zone of the meeting, then in
 * the reader's, or in UTC where that is not known; with the weekday where it is another day there.
 */
export function whenInWords(interview: Interview): string {
  const { timezone, readerTimezone: other = 'UTC' } = interview;
  const [weekday, day, span] = [
    weekdayIn(interview, timezone),
    dayIn(interview, timezone),
    spanIn(interview, timezone),
  ];
  const first = `${weekday}, ${day}, ${span}`;
  if (other === timezone) return first;
  const otherDay = weekdayIn(interview, other);
  return `${first} (${otherDay === weekday ? '' : `${otherDay}, `}${spanIn(interview, other)})`;
}

const format = (instant: Date, timeZone: string, options: Intl.DateTimeFormatOptions): string =>
  // A narrow space before PM is a question mark in some mail programs.
  new Intl.DateTimeFormat('en-US', { timeZone, ...options }).format(instant).replaceAll('\u202f', ' ');

const weekdayIn = ({ startsAt }: Interview, zone: string): string =>
  format(new Date(startsAt), zone, { weekday: 'long' });

const dayIn = ({ startsAt }: Interview, zone: string): string =>
  format(new Date(startsAt), zone, { day: 'numeric', month: 'long', year: 'numeric' });

function spanIn(interview: Interview, zone: string): string {
  const clock = (instant: Date): string => format(instant, zone, { hour: 'numeric', minute: '2-digit' });
  return `${clock(new Date(interview.startsAt))} to ${clock(endOf(interview))} ${cityTime(zone)}`;
}
