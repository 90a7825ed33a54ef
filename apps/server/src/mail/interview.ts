import type { InterviewDuration, MeetingStatus, MeetingType, Timezone } from '@guildhall/api/enums';

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
  readonly timezone: Timezone;
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

/** "Tuesday 1 December 2026, 14:30 to 15:30 in Europe/Paris (13:30 to 14:30 UTC)" */
export function whenInWords(interview: Interview): string {
  const { timezone, startsAt } = interview;
  const [begin, end] = [new Date(startsAt), endOf(interview)];
  const format = (instant: Date, timeZone: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone, ...options }).format(instant);
  const clock = (instant: Date, timeZone: string) =>
    format(instant, timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const span = (timeZone: string) => `${clock(begin, timeZone)} to ${clock(end, timeZone)}`;
  const weekday = format(begin, timezone, { weekday: 'long' });
  const day = format(begin, timezone, { day: 'numeric', month: 'long', year: 'numeric' });
  return timezone === 'UTC'
    ? `${weekday}, ${day}, ${span('UTC')} UTC`
    : `${weekday}, ${day}, ${span(timezone)} in ${timezone} (${span('UTC')} UTC)`;
}
