import { fromDate, parseDateTime, toCalendarDateTime, toZoned } from '@internationalized/date';

import { cityOf } from './zoneNames.ts';

/** What a clock on the wall shows: a day as YYYY-MM-DD and a time as HH:mm. */
export type WallTime = { readonly date: string; readonly time: string };

/** What is wrong with the day or the time that was chosen for a meeting, by the contract's fields. */
export type BeginningProblems = { readonly meetingDate: string } | { readonly meetingTime: string };

/** Beyond it years have five digits, and zone rules are guesses anyway. */
const yearsAhead = 100;

/**
 * The instant at which a wall clock in `zone` shows `wall`, by the zone rules of the running platform. The first of two
 * when clocks go back over it; undefined when clocks go forward over it.
 */
export function instantOf(wall: WallTime, zone: string): Date | undefined {
  const asked = parseDateTime(`${wall.date}T${wall.time}`);
  const found = toZoned(asked, zone, 'earlier');
  return toCalendarDateTime(found).compare(asked) === 0 ? found.toDate() : undefined;
}

/** What a wall clock in `zone`, any of IANA's, shows at an instant. */
export function wallTimeOf(instant: Date, zone: string): WallTime {
  const [date = '', time = ''] = toCalendarDateTime(fromDate(instant, zone)).toString().split('T');
  return { date, time: time.slice(0, 5) };
}

/** When a meeting begins, or what is wrong with the day or the time that was chosen for it. */
export function beginningOf(
  wall: WallTime,
  zone: string,
  now: Date,
): { startsAt: Date; errors?: never } | { errors: BeginningProblems } {
  const today = wallTimeOf(now, zone).date;
  // Days as text compare as days do.
  if (wall.date < today) return { errors: { meetingDate: 'Meeting date cannot be in the past' } };
  if (Number(wall.date.slice(0, 4)) > Number(today.slice(0, 4)) + yearsAhead) {
    return { errors: { meetingDate: `Please choose a date within the next ${yearsAhead} years.` } };
  }
  const startsAt = instantOf(wall, zone);
  if (!startsAt) return { errors: { meetingTime: skippedText(wall, zone) } };
  if (startsAt <= now) {
    return { errors: { meetingTime: 'This time has already passed today. Please choose a later time.' } };
  }
  return { startsAt };
}

function skippedText(wall: WallTime, zone: string): string {
  const remedy = afterSkip(wall, zone).time;
  return `The clocks in ${cityOf(zone)} go forward over ${wall.time} on that day. Please choose another time, such as ${remedy}.`;
}

/** What the clock shows that was moved forward over a wall time. */
function afterSkip({ date, time }: WallTime, zone: string): WallTime {
  const after = toZoned(parseDateTime(`${date}T${time}`), zone, 'later').toDate();
  return wallTimeOf(after, zone);
}

/** What is unusual about a wall time: clocks go forward over it, or back, so that there are two of it. */
export type ClockChange =
  | { readonly kind: 'forward'; readonly remedy: WallTime }
  | { readonly kind: 'back'; readonly first: Date; readonly second: Date };

/** The clock change over a wall time; null when it comes once, as nearly all do. */
export function clockChangeOver(wall: WallTime, zone: string): ClockChange | null {
  const first = instantOf(wall, zone);
  if (!first) return { kind: 'forward', remedy: afterSkip(wall, zone) };
  const second = toZoned(parseDateTime(`${wall.date}T${wall.time}`), zone, 'later').toDate();
  return second > first ? { kind: 'back', first, second } : null;
}
