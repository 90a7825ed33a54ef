import type { ClockChange } from './meetingTime.ts';
import { beginningOf, clockChangeOver, wallTimeOf } from './meetingTime.ts';

/** When a meeting is to begin, as a form has it: either part may be missing. */
export interface MeetingWish {
  meetingDate: string | null;
  meetingTime: string | null;
  timezone: string;
}

/** What a wish for a meeting comes to. */
export interface MeetingPlan {
  /** The present day in the chosen zone, before which no meeting can be. */
  today: string;
  /** The instant that was chosen; null while something is missing or wrong. */
  startsAt: Date | null;
  /** The clock change over the chosen time; null where there is none, and while something is missing. */
  change: ClockChange | null;
}

/** What is wrong with a wish, by field. What is missing is no part of it. */
export function wishProblems(
  { meetingDate, meetingTime, timezone }: MeetingWish,
  now: Date,
): Partial<Record<'meetingDate' | 'meetingTime', string>> {
  if (meetingDate === null) return {};
  const wall = { date: meetingDate, time: meetingTime ?? '12:00' };
  const { errors } = beginningOf(wall, timezone, now);
  // Without a time, the day alone is judged.
  if (meetingTime === null && errors && 'meetingTime' in errors) return {};
  return errors ?? {};
}

/** What a wish comes to at `now`. */
export function planOf({ meetingDate, meetingTime, timezone }: MeetingWish, now: Date): MeetingPlan {
  const { date: today } = wallTimeOf(now, timezone);
  if (meetingDate === null || meetingTime === null) return { today, startsAt: null, change: null };
  const wall = { date: meetingDate, time: meetingTime };
  const beginning = beginningOf(wall, timezone, now);
  if (beginning.errors) {
    const isSkipped = 'meetingTime' in beginning.errors;
    return { today, startsAt: null, change: isSkipped ? clockChangeOver(wall, timezone) : null };
  }
  return { today, startsAt: beginning.startsAt, change: clockChangeOver(wall, timezone) };
}
