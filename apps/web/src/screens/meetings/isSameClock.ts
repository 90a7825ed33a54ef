import { wallTimeOf } from '@guildhall/machines/domain/meetingTime';

/** What a clock shows. A zone that this browser does not know is read as UTC, as `ZonedTime` reads it. */
function clockIn(instant: string, zone: string): string {
  try {
    const { date, time } = wallTimeOf(new Date(instant), zone);
    return `${date} ${time}`;
  } catch {
    return clockIn(instant, 'UTC');
  }
}

/** Whether clocks in two IANA zones show the same day and time at an instant. */
export const isSameClock = (instant: string, zone: string, other: string): boolean =>
  zone === other || clockIn(instant, zone) === clockIn(instant, other);
