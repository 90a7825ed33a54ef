import { isTimezone } from '../../domain/digestTime.ts';
import { Refusal } from '../../domain/refusal.ts';

/** Refuses what the zone database that comes with Node does not know. */
export function assertTimezone(name: string): void {
  if (isTimezone(name)) return;
  const message = 'Please send the name of a time zone, such as Europe/Lisbon.';
  throw new Refusal(422, message, { timezone: message });
}
