import type { Schema } from '../kit/schema.ts';
import { meetingStatusMachine } from '../lifecycles/meetingStatus/machine.ts';
import { rule } from './law.ts';

type Change = 'meeting.reschedule' | 'meeting.propose' | 'meeting.cancel';

/** A meeting at an instant, in milliseconds since 1970. */
interface MeetingAt {
  meeting: Pick<Schema<'Meeting'>, 'status' | 'startsAt' | 'proposal'>;
  now: number;
}

const hasBegun = ({ meeting, now }: MeetingAt): boolean => now >= Date.parse(meeting.startsAt);

/** Whether the law lets a meeting be changed so where it stands. Who may is another question. */
export const mayBeChanged = (type: Change, at: MeetingAt): boolean =>
  rule(meetingStatusMachine, at.meeting.status, { type, hasBegun: hasBegun(at) }).ok;

/** Whether the law lets a meeting be moved to a proposed time. */
export function mayBeAccepted(startsAt: string, at: MeetingAt): boolean {
  const isProposed = at.meeting.proposal?.times.some((time) => time.startsAt === startsAt) ?? false;
  const isOffered = isProposed && Date.parse(startsAt) > at.now;
  return rule(meetingStatusMachine, at.meeting.status, { type: 'proposal.accept', hasBegun: hasBegun(at), isOffered })
    .ok;
}
