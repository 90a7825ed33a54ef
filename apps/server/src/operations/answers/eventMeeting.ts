import type { EventDetails } from '../../db/projectEventTables.ts';
import type { Schemas } from './common.ts';
import { instant } from './common.ts';

/** The meeting that an event is about, with the time that it had then. PostgreSQL wrote some instants in its own form. */
export function eventMeeting({ meeting }: EventDetails): Schemas['EventMeeting'] | null {
  if (!meeting) return null;
  const { id, title, startsAt } = meeting;
  return { id, title, startsAt: startsAt === null ? null : instant(new Date(startsAt)) };
}
