import type { Schema } from '../kit/schema.ts';
import { meetingStatusMachine } from '../lifecycles/meetingStatus/machine.ts';
import { nextStatus } from './lifecycle.ts';

type Change = 'meeting.reschedule' | 'meeting.propose' | 'meeting.cancel' | 'meeting.decline';

/** A meeting at an instant, in milliseconds since 1970. */
interface MeetingAt {
  meeting: Pick<Schema<'Meeting'>, 'status' | 'startsAt' | 'reply' | 'proposal'>;
  now: number;
}

const hasBegun = ({ meeting, now }: MeetingAt): boolean => now >= Date.parse(meeting.startsAt);

/** Whether the lifecycle lets a meeting be changed so where it stands. Who may is another question. */
export const mayBeChanged = (type: Change, at: MeetingAt): boolean =>
  nextStatus(meetingStatusMachine, at.meeting.status, { type, hasBegun: hasBegun(at) }).ok;

/** The times of an open suggestion that are still to come; none where there is none. */
const openTimes = ({ meeting, now }: MeetingAt): string[] =>
  (meeting.proposal?.times ?? []).map(({ startsAt }) => startsAt).filter((startsAt) => Date.parse(startsAt) > now);

/** Whether the lifecycle lets a meeting be confirmed, and it was not yet. */
export const mayBeConfirmed = (at: MeetingAt): boolean =>
  at.meeting.reply !== 'CONFIRMED' &&
  nextStatus(meetingStatusMachine, at.meeting.status, { type: 'meeting.confirm', hasBegun: hasBegun(at) }).ok;

/** Whether the lifecycle lets the client say no to the times that were suggested. */
export const mayBeKept = (at: MeetingAt): boolean =>
  nextStatus(meetingStatusMachine, at.meeting.status, {
    type: 'proposal.decline',
    hasBegun: hasBegun(at),
    isOffered: openTimes(at).length > 0,
  }).ok;

/** Whether the lifecycle lets a meeting be moved to a suggested time. */
export function mayBeAccepted(startsAt: string, at: MeetingAt): boolean {
  const isOffered = openTimes(at).includes(startsAt);
  return nextStatus(meetingStatusMachine, at.meeting.status, {
    type: 'proposal.accept',
    hasBegun: hasBegun(at),
    isOffered,
  }).ok;
}
