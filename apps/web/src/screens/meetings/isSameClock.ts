import { wallTimeOf } from '@guildhall/machines/domain/meetingTime';

/** Whether clocks in two IANA zones show the same day and time at an instant. */
export function isSameClock(instant: string, zone: string, other: string): boolean {
  if (zone === other) return true;
  const [one, two] = [zone, other].map((name) => wallTimeOf(new Date(instant), name));
  return one?.date === two?.date && one?.time === two?.time;
}
