import type { ApplicationEventType, ApplicationStatus } from '@guildhall/api/enums';

import type { ApplicationRow } from '../../repositories/applications.ts';
import type { MeetingRow } from '../../repositories/meetings.ts';
import type { Schemas } from './common.ts';
import { instant } from './common.ts';

type Event = Schemas['ApplicationEvent'];

const decisions: Readonly<Record<ApplicationStatus, ApplicationEventType | null>> = {
  PENDING: null,
  ACCEPTED: 'ACCEPTED',
  REJECTED: 'REJECTED',
  WITHDRAWN: 'WITHDRAWN',
};

const ofApplication = (type: ApplicationEventType | null, at: Date | null): Event[] =>
  type === null || at === null ? [] : [{ type, at: instant(at), meeting: null }];

/** An interview knows when it was scheduled, and when it was last changed or cancelled. */
function ofMeeting(row: MeetingRow): Event[] {
  const meeting = { id: row.id, title: row.title, startsAt: instant(row.startsAt) };
  const scheduled: Event = { type: 'INTERVIEW_SCHEDULED', at: instant(row.createdAt), meeting };
  if (row.sequence === 0) return [scheduled];
  const type = row.status === 'CANCELLED' ? 'INTERVIEW_CANCELLED' : 'INTERVIEW_CHANGED';
  return [scheduled, { type, at: instant(row.updatedAt), meeting }];
}

/** What happened to an application, the oldest first, from what its rows know. Both sides read the same. */
export function toHistory(row: ApplicationRow, meetings: readonly MeetingRow[]): Event[] {
  const events = [
    ...ofApplication('SENT', row.createdAt),
    ...ofApplication('EDITED', row.editedAt),
    ...ofApplication('VIEWED', row.viewedAt),
    ...meetings.flatMap(ofMeeting),
    ...ofApplication(decisions[row.status], row.decidedAt),
  ];
  // Instants of one form sort as text; what happened at the same one stays in the order above.
  return events.toSorted((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)));
}
